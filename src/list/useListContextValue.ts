import { useMemo, useState } from 'react';
import {
  type Exporter,
  type GetDataOptions,
  type ListControllerResult,
  type RaRecord,
  useRecordSelection,
} from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import { useProvider } from '../kinds/useProvider';
import { pageReadOf } from './pageReadOf';
import type { ListAddress } from './useListAddress';
import { type ListState, requestOf } from './useListState';

/** How many rows are selected at once, as in react-admin. */
const mostSelected = 250;

/** The filters of a list as react-admin's filter inputs use them, which are shown and hidden one by one. */
function useListFilters({ filters, setFilters }: ListAddress) {
  const [displayed, setDisplayed] = useState<Readonly<Record<string, boolean>>>({});
  return useMemo(
    () => ({
      filterValues: filters,
      displayedFilters: displayed,
      setFilters: (values: object, shown = displayed) => {
        setDisplayed(shown);
        setFilters(values);
      },
      showFilter: (name: string, value: unknown) => {
        setDisplayed({ ...displayed, [name]: true });
        if (value !== undefined) setFilters({ ...filters, [name]: value });
      },
      hideFilter: (name: string) => {
        const { [name]: _hidden, ...shown } = displayed;
        setDisplayed(shown);
        setFilters({ ...filters, [name]: undefined });
      },
    }),
    [filters, setFilters, displayed],
  );
}

/** Getters, since react-query renders the page again whenever something of the query changes that was read. */
function statusOf(query: ListState['query']) {
  return {
    get error() {
      return query.error;
    },
    get isFetching() {
      return query.isFetching;
    },
    get isLoading() {
      return query.isLoading;
    },
    get isPaused() {
      return query.isPaused;
    },
  };
}

/** The rows that an export or "select all" means, not only those of the page: a site may send few at a time, whatever is asked. */
function useGetData(resource: CompleteResource, { address, rows, isWhole }: ListState) {
  const dataProvider = useProvider();
  return async ({ maxResults }: GetDataOptions = {}): Promise<RaRecord[]> => {
    if (isWhole) return (rows ?? []).slice(0, maxResults) as RaRecord[];
    const { readRows } = await import('./readRows');
    const readPage = pageReadOf(dataProvider, resource, requestOf(resource, address));
    return [...(await readRows(readPage, maxResults))] as RaRecord[];
  };
}

/** What react-admin's ExportButton in a custom component calls; loaded then. Secrets are not in the file. */
function exporterOf({ fields }: CompleteResource): Exporter {
  const secrets = Object.keys(fields).filter((path) => fields[path]?.kind.masked || fields[path]?.kind.unread);
  return async (rows, _fetchRelated, _dataProvider, resource = 'export') =>
    (await import('../export/exportRows')).exportRows(resource, rows, secrets);
}

/** The list as react-admin's components and hooks know it: what its `useListController` returns. */
export function useListContextValue(resource: CompleteResource, state: ListState): ListControllerResult {
  const { address, query, paging, rows } = state;
  const [selectedIds, { select, toggle, unselect }] = useRecordSelection({ resource: resource.name });
  const getData = useGetData(resource, state);
  const isPaged = !state.isWhole;
  const total = isPaged ? query.data?.total : rows?.length;
  return Object.assign(statusOf(query), useListFilters(address), {
    resource: resource.name,
    defaultTitle: resource.label,
    data: rows,
    total,
    meta: query.data?.meta,
    isPending: rows === undefined && !query.isError,
    isPlaceholderData: query.isPlaceholderData,
    refetch: query.refetch,
    page: paging.page,
    perPage: isPaged ? address.perPage : Math.max(1, total ?? 1),
    hasNextPage: isPaged && paging.hasNext,
    hasPreviousPage: paging.page > 1,
    setPage: (page: number) => address.setPage(page),
    setPerPage: address.setPerPage,
    sort: address.sort,
    setSort: address.setSort,
    filter: requestOf(resource, address).filter,
    selectedIds,
    onSelect: select,
    onToggleItem: toggle,
    onUnselectItems: (fromAllStoreKeys?: boolean) => unselect(selectedIds, fromAllStoreKeys),
    onSelectAll: async ({ limit = mostSelected } = {}) => {
      const all = await getData({ maxResults: limit });
      select(all.map(({ id }) => id));
    },
    exporter: exporterOf(resource),
    getData,
  }) as ListControllerResult;
}
