import { pathOf } from './fieldPath';
import { type ListQueryWords, type SortWords, siteNames } from './listQuery';
import type { Fields } from './screenWords';

/** What the site itself can find and sort. */
export interface CompleteListQuery extends Pick<ListQueryWords, 'filterQuery'> {
  /** The parameter of a search in all fields. */
  readonly search: string | undefined;
  /** Field -> the site's name of it, of the fields by which the site can filter. */
  readonly filters: ReadonlyMap<string, string>;
  readonly sort: SortWords | undefined;
  /** Field -> the site's name of it, of the fields by which the site can sort. */
  readonly sorts: ReadonlyMap<string, string>;
  /** The numbers of rows among which one can choose, the default first. */
  readonly perPage: readonly [number, ...number[]];
}

/** Rows of a page, where a declaration says nothing else. */
const defaultPerPage = 10;

type Names = ReadonlyMap<string, string | undefined>;

/** Path of a field -> the site's name of it, which is that path where none is declared. */
function byPath(names: Names, fields: Fields): ReadonlyMap<string, string> {
  return new Map([...names].map(([name, siteName]) => [pathOf(fields, name), siteName ?? pathOf(fields, name)]));
}

/** Filters, which have the paths of their fields, under the names that a declaration knows. */
function underNames(names: Names, fields: Fields, filters: Readonly<Record<string, unknown>>) {
  const given = [...names.keys()].filter((name) => pathOf(fields, name) in filters);
  return Object.fromEntries(given.map((name) => [name, filters[pathOf(fields, name)]]));
}

/** Works out how a list is asked for. */
export function completeListQuery(list: ListQueryWords, fields: Fields): CompleteListQuery {
  const { search, sort, perPage = defaultPerPage } = list;
  const [size = defaultPerPage, ...sizes] = typeof perPage === 'number' ? [perPage] : perPage;
  const filtered = siteNames(list.filter);
  return {
    search,
    filters: byPath(filtered, fields),
    ...(list.filterQuery && {
      filterQuery: (filters) => list.filterQuery?.(underNames(filtered, fields, filters)) ?? {},
    }),
    sort,
    sorts: byPath(siteNames(sort?.fields), fields),
    perPage: [size, ...sizes],
  };
}
