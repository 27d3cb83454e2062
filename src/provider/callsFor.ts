import type { CompleteResource } from '../declare/complete';
import type { Calls } from './Calls';
import { declaredCalls } from './declaredCalls';
import type { Http } from './http';
import { regularCalls } from './regularCalls';

/** The calls of a resource: its own and, for a regular one, those of the convention in place of any that it does not declare. */
export function callsFor(resource: CompleteResource, http: Http): Calls {
  const { regular, list, create, edit, remove } = resource;
  const own = declaredCalls(resource, http);
  if (regular === undefined) return own;
  const calls = regularCalls({ ...resource, regular }, http);
  return {
    list: list?.from ? own.list : calls.list,
    one: edit?.from ? own.one : calls.one,
    many: edit?.from ? own.many : calls.many,
    create: create?.via ? own.create : calls.create,
    update: edit?.via ? own.update : calls.update,
    remove: remove?.via ? own.remove : calls.remove,
  };
}
