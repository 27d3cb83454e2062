import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { listPath } from '../console/paths';
import { listKey } from '../list/listCache';
import type { NewsOptions, ShownList } from '../news/countNew';

// Both are loaded once the first screen is idle.
export { countNew } from '../news/countNew';

/** Tells which of some lists is open and has its rows, and of each answer that the open one gets. */
export function shownLists(
  queryClient: QueryClient,
  names: readonly string[],
  path: () => string,
): Pick<NewsOptions, 'shownList' | 'onShown'> {
  const openList = () => names.find((name) => listPath(name) === path());
  const hasRows = (name: string) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: listKey(name) })
      .some((query) => query.getObserversCount() > 0 && query.state.status === 'success');
  return {
    shownList: () => {
      const name = openList();
      return name !== undefined && hasRows(name) ? name : undefined;
    },
    onShown: (listener: (shown: ShownList) => void) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { query } = event;
        const [name, method, params] = query.queryKey as [string, string, Record<string, object> | undefined];
        const list: GetListResult | undefined = query.state.data;
        if (method !== 'getList' || name !== openList() || !list) return;
        const { filter = {}, pagination, sort } = params ?? {};
        // The total of what was searched is another.
        if (!pagination || Object.keys(filter).length > 0) return listener({ name });
        const isFirst = (pagination as { page?: number }).page === 1 && sort === undefined;
        const { data, total, pageInfo } = list;
        const page = { ids: data.map(({ id }) => id), total, hasNext: pageInfo?.hasNextPage === true };
        listener({ name, page, isFirst });
      }),
  };
}
