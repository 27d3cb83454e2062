import type { Action } from '../declare/auth';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import type { Site } from '../declare/site';

/**
 * What of a resource the user may see and do: the rest has no link, no button and no route. Its records can still be read,
 * so that other resources can refer to them.
 */
export function permitted(resource: CompleteResource, { auth }: Pick<Site, 'auth'>, user: unknown): CompleteResource {
  if (!auth || auth.may === undefined) return resource;
  const may = (action: Action, record?: Row) => auth.may?.(user, action, record, resource.name) === true;
  const { list, show, create, edit, remove, duplicate } = resource;
  const offered = ({ actions }: Pick<CompleteResource, 'actions'>) =>
    actions.filter(({ label }) => may(`act:${label}`));
  const columns = may('list') ? {} : { columns: [] };
  return {
    ...resource,
    list: list && { ...list, ...columns, actions: offered(list) },
    show: may('show') ? show : undefined,
    create: may('create') ? create : undefined,
    duplicate: duplicate && may('create'),
    edit: may('edit') ? edit : undefined,
    remove: may('remove') ? remove : undefined,
    actions: offered(resource),
    may,
  };
}
