import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import { choicesKey } from '../kinds/choices/useChoices';

/** Key of a list in the query cache, as react-admin's `useGetList` has it; without `params`, of all lists of the resource. */
export function listKey(resource: string, params?: Partial<GetListParams>): readonly unknown[] {
  return params ? [resource, 'getList', params] : [resource, 'getList'];
}

/** Key of the rows of all pages of a list, which `AllPages` reads. */
export function allPagesKey(resource: string, chosen: Readonly<Record<string, string>>): readonly unknown[] {
  return [...listKey(resource), { filter: chosen, all: true }];
}

/** Forgets every list of a resource, so that no row from before a change is shown after it. */
export function forgetLists(client: QueryClient, resource: string): void {
  client.removeQueries({ queryKey: listKey(resource) });
  client.removeQueries({ queryKey: choicesKey(resource) });
}

/** Takes records out of every list, by their ids as texts. */
export function removeFromLists(client: QueryClient, resource: string, ids: ReadonlySet<string>): void {
  client.setQueriesData<GetListResult>(
    { queryKey: listKey(resource) },
    (list) => list && { ...list, data: list.data.filter((row) => !ids.has(String(row.id))) },
  );
}
