import type { DataProvider } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import type { ListMeta } from '../provider/dataProvider';
import type { ReadPage } from './createPageReader';
import type { requestOf } from './useListState';

/** Reads the pages of a list at the declared page size, for `createPageReader`. */
export function pageReadOf(
  dataProvider: DataProvider,
  { name, list }: CompleteResource,
  { sort, filter }: ReturnType<typeof requestOf>,
): ReadPage {
  const perPage = list?.perPage[0] ?? 10;
  const { cursor, link } = list?.from?.paging ?? {};
  // Where only a page tells of the next one, they are read one after the other.
  const isChained = cursor !== undefined || link === true;
  return async (page, signal) => {
    const { data, total, pageInfo, meta } = await dataProvider.getList(name, {
      ...(sort && { sort }),
      filter,
      pagination: { page, perPage },
      signal,
    });
    const counted = total === undefined ? undefined : Math.ceil(total / perPage);
    return {
      rows: data,
      total,
      totalPages: isChained ? undefined : ((meta as ListMeta | undefined)?.totalPages ?? counted),
      hasNextPage: pageInfo?.hasNextPage === true,
    };
  };
}
