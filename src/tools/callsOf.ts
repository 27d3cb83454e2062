import type { CompleteResource } from '../declare/complete';
import type { CompleteAction } from '../declare/completeActions';
import type { AnyEndpoint, Method } from '../declare/endpoint';
import { defaultBase } from '../declare/site';
import { pathOf } from '../provider/callTo';

export type Operation = 'list' | 'one' | 'show' | 'create' | 'update' | 'remove' | 'act';

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
  /** The action that makes it. */
  readonly action?: CompleteAction;
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

function actionCalls(at: string, actions: readonly CompleteAction[] = []): readonly ResourceCall[] {
  return actions.map((action, index) => {
    const { via: endpoint } = action;
    const { method, path } = endpoint;
    return { operation: 'act', at: `${at}.${index}.via`, method, path, address: pathOf(endpoint), endpoint, action };
  });
}

/**
 * The calls that a resource makes, in the order list, one, show, create, update, remove and actions: its own and, for a regular
 * one, those of the convention in place of any that it does not declare.
 */
export function callsOf(resource: CompleteResource): readonly ResourceCall[] {
  const { regular, list, show, create, edit, remove, actions } = resource;
  const offered = { list, one: edit ?? show, show: undefined, create, update: edit, remove, act: undefined };
  // Without a form, that of the page is the only one that reads a record.
  const isAlone = !edit;
  const byConvention = regular === undefined ? [] : regularCalls(regular).filter(({ operation }) => offered[operation]);
  const calls: [Operation, string, AnyEndpoint | undefined][] = [
    ['list', 'list.from', list?.from],
    isAlone ? ['one', 'show.from', show?.from] : ['one', 'edit.from', edit?.from],
    ['show', 'show.from', isAlone ? undefined : show?.from],
    ['create', 'create.via', create?.via],
    ['update', 'edit.via', edit?.via],
    ['remove', 'remove.via', remove?.via],
  ];
  const declared = calls.flatMap(([operation, at, endpoint]): readonly ResourceCall[] => {
    if (!endpoint) return byConvention.filter((call) => call.operation === operation);
    const { method, path } = endpoint;
    return [{ operation, at, method, path, address: pathOf(endpoint), endpoint }];
  });
  return [...declared, ...actionCalls('actions', actions), ...actionCalls('list.actions', list?.actions)];
}
