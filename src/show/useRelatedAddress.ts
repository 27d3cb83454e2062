import { useMemo, useState } from 'react';
import type { FilterPayload } from 'react-admin';
import type { CompleteResource } from '../declare/complete';
import { defaultSort, type ListAddress } from '../list/useListAddress';

/** Which records refer to one, and what is shown of them. Unlike that of a list of its own it is not in the address. */
export function useRelatedAddress({ list, scopes }: CompleteResource, by: string, id: string): ListAddress {
  const firstSize = list?.perPage[0] ?? 10;
  const [{ page, perPage, sort, filters }, set] = useState({
    page: 1,
    perPage: firstSize,
    sort: defaultSort,
    filters: {} as FilterPayload,
  });
  return useMemo(() => {
    const change = (changes: Partial<Pick<ListAddress, 'page' | 'perPage' | 'sort' | 'filters'>>) =>
      set((current) => ({ ...current, page: 1, ...changes }));
    const isScope = scopes.includes(by);
    return {
      page,
      perPage,
      sort,
      filters: isScope ? filters : { ...filters, [by]: id },
      chosen: isScope ? { [by]: id } : {},
      isScoped: true,
      fixed: by,
      all: false,
      chooseScope: () => undefined,
      setAll: () => undefined,
      setPage: (next) => change({ page: next }),
      setPerPage: (next) => change({ perPage: next }),
      setSort: (next) => change({ sort: next }),
      setFilters: (next) => change({ filters: next }),
    };
  }, [page, perPage, sort, filters, scopes, by, id]);
}
