import type { DataProvider } from 'react-admin';
import { pageSize } from '../provider/arrangeRows';
import type { ListMeta } from '../provider/dataProvider';
import type { ReadPage } from './createPageReader';
import type { requestOf } from './useListState';

/** Reads the pages of a list at the site's own page size, for `createPageReader`. */
export function pageReadOf(
  dataProvider: DataProvider,
  resource: string,
  { sort, filter }: ReturnType<typeof requestOf>,
): ReadPage {
  return async (page, signal) => {
    const pagination = { page, perPage: pageSize };
    const { data, total, pageInfo, meta } = await dataProvider.getList(resource, {
      ...(sort && { sort }),
      filter,
      pagination,
      signal,
    });
    const counted = total === undefined ? undefined : Math.ceil(total / pageSize);
    return {
      rows: data,
      total,
      totalPages: (meta as ListMeta | undefined)?.totalPages ?? counted,
      hasNextPage: pageInfo?.hasNextPage === true,
    };
  };
}
