import type { CompleteResource } from '../declare/complete';
import { retryableImport } from '../lazy/retryableImport';
import type { Calls } from './Calls';
import { declaredCalls } from './declaredCalls';
import type { Http } from './http';

// A site whose resources all declare their calls needs nothing of it.
const fetchRegular = retryableImport(() => import('./regularCalls'));

/** The calls of the regular convention, loaded when the first is made. */
function regularLater(resource: CompleteResource & { readonly regular: string }, http: Http): Calls {
  let made: Omit<Calls, 'shown'> | undefined;
  const calls = async () => {
    const { regularCalls } = await fetchRegular();
    made ??= regularCalls(resource, http);
    return made;
  };
  // A deletion that can be undone may be sent as late as when the session ends or the page closes, which cannot wait.
  const { remove } = resource;
  if (remove && !remove.via && !remove.ask) void calls().catch(() => undefined);
  return {
    list: async (query) => (await calls()).list(query),
    one: async (...asked) => (await calls()).one(...asked),
    shown: async (...asked) => (await calls()).one(...asked),
    many: async (ids) => (await calls()).many(ids),
    create: async (...asked) => (await calls()).create(...asked),
    update: async (...asked) => (await calls()).update(...asked),
    remove: async (...asked) => (made ?? (await calls())).remove(...asked),
  };
}

/** The calls of a resource: its own and, for a regular one, those of the convention in place of any that it does not declare. */
export function callsFor(resource: CompleteResource, http: Http): Calls {
  const { regular, list, show, create, edit, remove } = resource;
  const own = declaredCalls(resource, http);
  if (regular === undefined) return own;
  const calls = regularLater({ ...resource, regular }, http);
  // The call of its page is the only one that reads a record which has no form.
  const readsAlone = edit ? edit.from : show?.from;
  return {
    list: list?.from ? own.list : calls.list,
    one: readsAlone ? own.one : calls.one,
    shown: show?.from || readsAlone ? own.shown : calls.shown,
    many: readsAlone ? own.many : calls.many,
    create: create?.via ? own.create : calls.create,
    update: edit?.via ? own.update : calls.update,
    remove: remove?.via ? own.remove : calls.remove,
  };
}
