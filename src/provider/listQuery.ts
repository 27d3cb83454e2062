import type { CompleteListQuery } from '../declare/completeListQuery';
import { isBlank } from '../declare/isBlank';
import type { ListQuery } from './Calls';
import type { QueryParams } from './http';

/** Whether the site itself filters by this; `q` is react-admin's name for a search in all fields. */
export const isServed = (list: CompleteListQuery | undefined, name: string): boolean =>
  list !== undefined && (name === 'q' ? list.search !== undefined : list.filters.has(name));

function sortParams({ sort, sorts }: CompleteListQuery, asked: ListQuery['sort']): QueryParams {
  const name = asked && sorts.get(asked.field);
  if (!sort || !asked || name === undefined) return {};
  const order = asked.order === 'DESC' ? 'desc' : 'asc';
  if ('query' in sort) return sort.query(name, order);
  if (sort.order !== undefined) return { [sort.param]: name, [sort.order]: order };
  return { [sort.param]: order === 'desc' ? `-${name}` : name };
}

/** The parameters with which a site is asked to find and sort, and the filters that it does not know. */
export function listParams(list: CompleteListQuery | undefined, { filter, sort }: Pick<ListQuery, 'filter' | 'sort'>) {
  const wanted = Object.entries(filter).filter(([, value]) => !isBlank(value));
  const others = Object.fromEntries(wanted.filter(([name]) => !isServed(list, name)));
  if (!list) return { params: {}, others };
  const served = wanted.filter(([name]) => name !== 'q' && list.filters.has(name));
  const named = list.filterQuery
    ? list.filterQuery(Object.fromEntries(served))
    : Object.fromEntries(served.map(([name, value]) => [list.filters.get(name) ?? name, value as string]));
  const search = list.search !== undefined && !isBlank(filter.q) ? { [list.search]: String(filter.q) } : {};
  const params: QueryParams = { ...search, ...named, ...sortParams(list, sort) };
  return { params, others };
}
