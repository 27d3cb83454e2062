import type { CompleteResource } from '../declare/complete';
import type { AnyEndpoint, Method } from '../declare/endpoint';
import { defaultBase } from '../declare/site';
import { pathOf } from '../provider/callTo';

export type Operation = 'list' | 'one' | 'create' | 'update' | 'remove';

/** A call that a resource makes. */
export interface ResourceCall {
  readonly operation: Operation;
  /** The word of the declaration: `list.from`. */
  readonly at: string;
  readonly method: Method;
  /** Below the API's base, with `:slots`. */
  readonly path: string;
  /** The path with the base. */
  readonly address: string;
  /** `undefined`: through the regular REST convention. */
  readonly endpoint: AnyEndpoint | undefined;
}

function regularCalls(all: string): readonly ResourceCall[] {
  const call = (operation: Operation, method: Method, address: string): ResourceCall => ({
    operation,
    at: 'name',
    method,
    path: address.startsWith(`${defaultBase}/`) ? address.slice(defaultBase.length) : address,
    address,
    endpoint: undefined,
  });
  return [
    call('list', 'GET', all),
    call('one', 'GET', `${all}/:id`),
    call('create', 'POST', all),
    call('update', 'PUT', `${all}/:id`),
    call('remove', 'DELETE', `${all}/:id`),
  ];
}

/**
 * The calls that a resource makes, in the order list, one, create, update, remove: its own and, for a regular one, those of
 * the convention in place of any that it does not declare.
 */
export function callsOf({ regular, list, create, edit, remove }: CompleteResource): readonly ResourceCall[] {
  const offered = { list, one: edit, create, update: edit, remove };
  const byConvention = regular === undefined ? [] : regularCalls(regular).filter(({ operation }) => offered[operation]);
  const calls: [Operation, string, AnyEndpoint | undefined][] = [
    ['list', 'list.from', list?.from],
    ['one', 'edit.from', edit?.from],
    ['create', 'create.via', create?.via],
    ['update', 'edit.via', edit?.via],
    ['remove', 'remove.via', remove?.via],
  ];
  return calls.flatMap(([operation, at, endpoint]): readonly ResourceCall[] => {
    if (!endpoint) return byConvention.filter((call) => call.operation === operation);
    const { method, path } = endpoint;
    return [{ operation, at, method, path, address: pathOf(endpoint), endpoint }];
  });
}
