import { replaceEqualDeep, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { GetListParams, GetListResult } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import type { CellContext } from '../declare/kind';
import type { Row } from '../declare/resource';
import { useProvider } from '../kinds/useProvider';
import type { ListMeta } from '../provider/dataProvider';
import { isServed } from '../provider/isServed';
import { isReadable } from './find/findsHere';
import { useFound } from './find/useFound';
import { allPagesKey, listKey } from './listCache';
import { defaultSort, type ListAddress, useListAddress } from './useListAddress';
import { useTitles } from './useTitles';
import { longFrom } from './useVirtualRows';

/** What the pager knows. Without a number of pages there is only "previous" and, while pages come full, "next". */
export interface Paging {
  readonly page: number;
  readonly totalPages: number | undefined;
  readonly hasNext: boolean;
  /** Another page than the requested one is about to be shown. */
  readonly isCorrecting: boolean;
}

export interface ListState {
  readonly address: ListAddress;
  readonly query: UseQueryResult<GetListResult>;
  readonly paging: Paging;
  /** The rows to show; undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Those among which the browser has found them, and whether it may have left some out. */
  readonly among: readonly Row[] | undefined;
  readonly isFiltered: boolean;
  /** The rows are all that there are, not those of a page. */
  readonly isWhole: boolean;
  readonly titleOf: CellContext['titleOf'];
}

type ListRequest = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

/**
 * Rows that are the same as before stay the same objects, so that they are not rendered again. Not in a long list:
 * comparing all rows costs more than rendering those in sight.
 */
function keepEqual(known: unknown, read: unknown): unknown {
  return (read as GetListResult).data.length > longFrom ? read : replaceEqualDeep(known, read);
}

/** What the provider is asked for: of a list without pages all rows, whatever the order and the filters that are ours. */
export function requestOf({ list }: CompleteResource, address: ListAddress): ListRequest {
  const { page, perPage, sort, filters, chosen } = address;
  // The default is the order of the site, so none is sent.
  const sorted = sort !== defaultSort && { sort };
  if (list?.paged) {
    const { q: _here, ...others } = filters;
    const asked = isReadable(list) ? others : filters;
    return { pagination: { page, perPage }, ...sorted, filter: { ...asked, ...chosen } };
  }
  const served = Object.entries(filters).filter(([name]) => isServed(list, name));
  return { ...(list?.sorts.has(sort.field) && sorted), filter: { ...Object.fromEntries(served), ...chosen } };
}

/**
 * The rows of a list: one call each time it is opened, none while its scope is not chosen. The previous page stays until
 * the next one is there; the rows of another scope never do. docs/decisions.md says why it is not react-admin's
 * `useListController`.
 */
function useListQuery(resource: CompleteResource, address: ListAddress): UseQueryResult<GetListResult> {
  const { name, scopes } = resource;
  const dataProvider = useProvider();
  const request = requestOf(resource, address);
  return useQuery<GetListResult>({
    queryKey: address.all ? allPagesKey(name, address.chosen) : listKey(name, request),
    queryFn: () => dataProvider.getList(name, request),
    structuralSharing: keepEqual,
    // `AllPages` reads all pages, and shows its progress.
    enabled: address.isScoped && !address.all,
    placeholderData: (previous, query) => {
      const before = query?.queryKey[2] as ListRequest | undefined;
      const isSameScope = scopes.every((scope) => before?.filter[scope] === address.chosen[scope]);
      // A page without rows would look like an empty list.
      return isSameScope && previous && previous.data.length > 0 ? previous : undefined;
    },
  });
}

function lastPage({ totalPages, total }: ListMeta, perPage: number): number | undefined {
  return totalPages ?? (total === undefined ? undefined : Math.ceil(total / perPage));
}

/** The page to show instead of `page`: the last one if `page` is beyond it, or the one that the site says it returned. */
function correction({ data, meta }: GetListResult, page: number, totalPages: number | undefined): number | undefined {
  const last = Math.max(1, totalPages ?? page);
  if (page > last) return last;
  const returned = (meta as ListMeta | undefined)?.page;
  if (returned === undefined || returned < 1 || returned === page || data.length === 0) return undefined;
  // A page beyond the last one of the same answer would lead back here, and so on for ever.
  return totalPages !== undefined && returned > last ? undefined : returned;
}

/**
 * The page shown is the requested one, unless the site says that it returned another. A page beyond the last one leads to
 * the last one. While a page is loading, or has failed to, the pager stays as it was.
 */
function usePaging({ data, isPlaceholderData }: UseQueryResult<GetListResult>, address: ListAddress): Paging {
  const { page: requested, perPage, setPage } = address;
  const known = useRef<number>(undefined);
  const meta: ListMeta | undefined = data?.meta;
  if (meta) known.current = lastPage(meta, perPage);
  const totalPages = known.current;
  const corrected = data && !isPlaceholderData ? correction(data, requested, totalPages) : undefined;
  const correct = useRef(setPage);
  correct.current = setPage;
  useEffect(() => {
    // The address of a page that does not exist is not kept in the history.
    if (corrected !== undefined) correct.current(corrected, { replace: true });
  }, [corrected]);
  const page = corrected ?? requested;
  // While a page is loading, the rows are those of another one.
  const hasNext = totalPages === undefined ? data?.pageInfo?.hasNextPage === true : page < totalPages;
  return { page, totalPages, hasNext, isCorrecting: corrected !== undefined };
}

/** The rows of a list without those in `hiddenIds`, and what decides which they are. */
export function useListState(resource: CompleteResource, hiddenIds: ReadonlySet<string>): ListState {
  return useListRows(resource, useListAddress(resource), hiddenIds);
}

/** The same for a list whose page and filters may be elsewhere than in the address. */
export function useListRows(
  resource: CompleteResource,
  address: ListAddress,
  hiddenIds: ReadonlySet<string>,
): ListState {
  const titleOf = useTitles(resource);
  const query = useListQuery(resource, address);
  const paging = usePaging(query, address);
  const isWhole = resource.list?.paged !== true || address.all;
  const loaded = paging.isCorrecting ? undefined : query.data?.data;
  const among = useMemo(
    () => (hiddenIds.size === 0 ? loaded : loaded?.filter(({ id }) => !hiddenIds.has(String(id)))),
    [loaded, hiddenIds],
  );
  const found = useFound(among, { resource, address, isWhole, titleOf });
  return { address, query, paging, ...found, among, isWhole, titleOf };
}
