import { type QueryClient, replaceEqualDeep, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { CompleteResource, Row } from '../declare';
import { choicesKey } from '../kinds/reference/useChoices';
import { useProvider } from '../kinds/useProvider';
import type { ListMeta } from '../provider/dataProvider';
import { pageSize } from '../provider/pageSize';
import { longFrom } from './useRowWindow';

/** A page of rows and what the site said of its pages. */
export interface ListPageData {
  readonly rows: readonly Row[];
  readonly meta: ListMeta;
}

/** What decides which rows a list shows. */
export interface ListPlace {
  /** The chosen scope; undefined while none is, and for lists without one. */
  readonly scope: string | undefined;
  readonly page: number;
}

const unpaged: ListMeta = { totalPages: undefined, total: undefined, page: undefined };

/**
 * A list read anew keeps its rows that are as they were, so that they are not drawn again. Not a long one: comparing all of
 * its rows costs more than drawing those in sight.
 */
function keepEqual(known: unknown, read: unknown): unknown {
  return (read as ListPageData).rows.length > longFrom ? read : replaceEqualDeep(known, read);
}

/** Key of a page of a list in the query cache; shorter, of all its pages and scopes. */
export function listKey(name: string, place?: ListPlace): readonly unknown[] {
  return place ? [name, 'getList', place.scope ?? null, place.page] : [name, 'getList'];
}

/** Forgets every list of a resource, so that no row from before a change is shown after it. */
export function forgetLists(client: QueryClient, name: string): void {
  client.removeQueries({ queryKey: listKey(name) });
  // Records that others refer to are chosen from anew, too.
  client.removeQueries({ queryKey: choicesKey(name) });
}

/**
 * The rows of a list: one call a visit, none while its scope is not chosen. Another page keeps the former rows until its
 * own are there; another scope never does. react-admin's list controller is not used: it keeps rows over a change of
 * scope, sends an empty page back to page 1, and stands between a choice and its call.
 */
export function useListQuery(resource: CompleteResource, place: ListPlace): UseQueryResult<ListPageData> {
  const dataProvider = useProvider();
  const filter = resource.scope ? { [resource.scope]: place.scope } : {};
  return useQuery<ListPageData>({
    queryKey: listKey(resource.name, place),
    queryFn: async () => {
      const pagination = { page: place.page, perPage: pageSize };
      const { data, meta }: GetListResult = await dataProvider.getList(resource.name, { filter, pagination });
      return { rows: data, meta: (meta as ListMeta | undefined) ?? unpaged };
    },
    structuralSharing: keepEqual,
    enabled: !resource.scope || place.scope !== undefined,
    placeholderData: (former, query) => {
      const isSameList = query?.queryKey[0] === resource.name && query.queryKey[2] === (place.scope ?? null);
      // A former page without rows would be taken for a list without any.
      return isSameList && former && former.rows.length > 0 ? former : undefined;
    },
  });
}
