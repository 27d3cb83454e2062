import type { CompleteListQuery } from '../../declare/completeListQuery';
import type { ListQuery } from '../../provider/Calls';

type Names = ReadonlyMap<string, string>;

/** The field that the site knows by this name. */
export const fieldNamed = (names: Names, siteName: string): string =>
  [...names].find(([, name]) => name === siteName)?.[0] ?? siteName;

/** Filters under the names of their fields; a search in all fields is `q`. */
export function inFieldNames(
  list: CompleteListQuery | undefined,
  filter: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!list) return filter;
  const named = Object.entries(filter).map(([name, value]) => [
    name === list.search ? 'q' : fieldNamed(list.filters, name),
    value,
  ]);
  return Object.fromEntries(named);
}

const orders = [
  ['asc', 'ASC'],
  ['desc', 'DESC'],
] as const;

/** The order that a query asks for: that whose parameters it has. */
function askedSort({ sort, sorts }: CompleteListQuery, query: URLSearchParams): ListQuery['sort'] {
  if (!sort) return undefined;
  for (const [field, name] of sorts)
    for (const [word, order] of orders) {
      const minus = word === 'desc' && !('query' in sort) && sort.order === undefined ? '-' : '';
      const params =
        'query' in sort
          ? sort.query(name, word)
          : { [sort.param]: minus + name, ...(sort.order !== undefined && { [sort.order]: word }) };
      if (Object.entries(params).every(([param, value]) => query.get(param) === String(value))) return { field, order };
    }
  return undefined;
}

/** What a query asks of a list that declares its calls. What a `filterQuery` made of filters cannot be read back. */
export function askedOf(
  list: CompleteListQuery | undefined,
  query: URLSearchParams,
): Pick<ListQuery, 'filter' | 'sort'> {
  if (!list) return { filter: {} };
  const filters = [...list.filters].filter(([, name]) => query.has(name));
  const search = list.search === undefined ? null : query.get(list.search);
  return {
    filter: {
      ...Object.fromEntries(filters.map(([path, name]) => [path, query.getAll(name)])),
      ...(search !== null && { q: search }),
    },
    sort: askedSort(list, query),
  };
}
