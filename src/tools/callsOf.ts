import type { CompleteResource } from '../declare/complete';
import type { AnyEndpoint, Method } from '../declare/endpoint';

export type Operation = 'list' | 'one' | 'create' | 'update' | 'remove';

/** A call that a resource makes. */
export interface ResourceCall {
  readonly operation: Operation;
  /** The word of the declaration: `list.from`. */
  readonly at: string;
  readonly method: Method;
  /** Below the API's base, with `:slots`. */
  readonly path: string;
  /** `undefined`: through the regular REST convention. */
  readonly endpoint: AnyEndpoint | undefined;
}

function regularCalls(name: string): readonly ResourceCall[] {
  const call = (operation: Operation, method: Method, path: string): ResourceCall => ({
    operation,
    at: 'name',
    method,
    path,
    endpoint: undefined,
  });
  return [
    call('list', 'GET', `/${name}`),
    call('one', 'GET', `/${name}/:id`),
    call('create', 'POST', `/${name}`),
    call('update', 'PUT', `/${name}/:id`),
    call('remove', 'DELETE', `/${name}/:id`),
  ];
}

/** The calls that a resource makes, in the order list, one, create, update, remove. */
export function callsOf({ name, regular, list, create, edit, remove }: CompleteResource): readonly ResourceCall[] {
  if (regular) return regularCalls(name);
  const calls: [Operation, string, AnyEndpoint | undefined][] = [
    ['list', 'list.from', list?.from],
    ['one', 'edit.from', edit?.from],
    ['create', 'create.via', create?.via],
    ['update', 'edit.via', edit?.via],
    ['remove', 'remove.via', remove?.via],
  ];
  return calls.flatMap(([operation, at, endpoint]) =>
    endpoint ? [{ operation, at, method: endpoint.method, path: endpoint.path, endpoint }] : [],
  );
}
