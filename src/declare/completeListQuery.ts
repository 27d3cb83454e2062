import { type ListQueryWords, type SortWords, siteNames } from './listQuery';

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

/** Works out how a list is asked for. */
export function completeListQuery({
  search,
  filter,
  filterQuery,
  sort,
  perPage = defaultPerPage,
}: ListQueryWords): CompleteListQuery {
  const [size = defaultPerPage, ...sizes] = typeof perPage === 'number' ? [perPage] : perPage;
  return {
    search,
    filters: siteNames(filter),
    ...(filterQuery && { filterQuery }),
    sort,
    sorts: siteNames(sort?.fields),
    perPage: [size, ...sizes],
  };
}
