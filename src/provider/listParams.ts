import type { CompleteListQuery } from '../declare/completeListQuery';
import { isBlank } from '../declare/isBlank';
import type { ListQuery } from './Calls';
import type { QueryParams } from './http';

function sortParams({ sort, sorts }: CompleteListQuery, asked: ListQuery['sort']): QueryParams {
  const name = asked && sorts.get(asked.field);
  if (!sort || !asked || name === undefined) return {};
  const order = asked.order === 'DESC' ? 'desc' : 'asc';
  if ('query' in sort) return sort.query(name, order);
  if (sort.order !== undefined) return { [sort.param]: name, [sort.order]: order };
  return { [sort.param]: order === 'desc' ? `-${name}` : name };
}

/** The parameters with which a site is asked to find and sort. */
export function listParams(list: CompleteListQuery, { filter, sort }: Pick<ListQuery, 'filter' | 'sort'>): QueryParams {
  const served = Object.entries(filter).filter(([name, value]) => list.filters.has(name) && !isBlank(value));
  const named = list.filterQuery
    ? list.filterQuery(Object.fromEntries(served))
    : Object.fromEntries(served.map(([name, value]) => [list.filters.get(name) ?? name, value as string]));
  const search = list.search !== undefined && !isBlank(filter.q) ? { [list.search]: String(filter.q) } : {};
  return { ...search, ...named, ...sortParams(list, sort) };
}
