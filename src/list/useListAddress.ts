import { useCallback, useEffect, useMemo } from 'react';
import type { FilterPayload, SortPayload } from 'react-admin';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import { pageSize } from '../provider/arrangeRows';

/** What decides which rows a list shows, beside its scope. */
interface ListParams {
  readonly page: number;
  readonly perPage: number;
  readonly sort: SortPayload;
  /** Set by custom components through react-admin's list context. */
  readonly filters: FilterPayload;
}

export interface ListAddress extends ListParams {
  /** The id of the chosen record; undefined while none is chosen, and for lists without a scope. */
  readonly scope: string | undefined;
  chooseScope(scope: string): void;
  setPage(page: number, options?: { readonly replace: boolean }): void;
  setPerPage(perPage: number): void;
  setSort(sort: SortPayload): void;
  setFilters(filters: FilterPayload): void;
}

/** The order in which the site returns its rows. */
export const defaultSort: SortPayload = { field: 'id', order: 'ASC' };

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
}

function filtersFrom(text: string | null): FilterPayload {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Reads the parameters of an address, which has only those that differ from the default. */
export function readParams(search: URLSearchParams): ListParams {
  const [field, order] = [search.get('sort'), search.get('order')];
  return {
    page: positive(search.get('page')) ?? 1,
    perPage: positive(search.get('perPage')) ?? pageSize,
    sort: field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : defaultSort,
    filters: filtersFrom(search.get('filter')),
  };
}

/** Sets parameters of an address; an undefined value removes one. */
export function withParams(changes: Readonly<Record<string, string | undefined>>) {
  return (search: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
}

/** The scope of a list: that of the address, or the one chosen last in this session, which then goes into the address. */
function useScope({ scope: name, fields }: CompleteResource, search: URLSearchParams, setSearch: SetURLSearchParams) {
  const { session } = useConsole();
  const field = name ? fields[name] : undefined;
  // Lists with the same kind of scope share the remembered one.
  const key = field?.kind.refersTo && `scope.${field.kind.refersTo(field)}`;
  const given = (name && search.get(name)) || undefined;
  const scope = name ? given || (key && session.mark(key)) || undefined : undefined;
  useEffect(() => {
    if (key && scope !== undefined) session.setMark(key, scope);
  }, [key, scope, session]);
  useEffect(() => {
    if (name && given === undefined && scope !== undefined) setSearch(withParams({ [name]: scope }), { replace: true });
  }, [name, given, scope, setSearch]);
  const chooseScope = useCallback(
    (chosen: string) => {
      if (key) session.setMark(key, chosen);
      // By itself the router would render, and so request the rows, in a later task.
      setSearch(chosen === '' ? {} : { [name ?? '']: chosen }, { replace: true, flushSync: true });
    },
    [key, name, session, setSearch],
  );
  return { scope, chooseScope };
}

const isSet = ([, value]: readonly [string, unknown]) => value !== undefined && value !== null && value !== '';

/** What decides which rows a list shows. It is in the address, so that Back, reload and a copied link show the same. */
export function useListAddress(resource: CompleteResource): ListAddress {
  const [search, setSearch] = useSearchParams();
  const { scope, chooseScope } = useScope(resource, search, setSearch);
  return useMemo(() => {
    // Other rows are shown from their first page on.
    const change = (changes: Readonly<Record<string, string | undefined>>) =>
      setSearch(withParams({ ...changes, page: undefined }));
    return {
      ...readParams(search),
      scope,
      chooseScope,
      setPage: (page, options) => setSearch(withParams({ page: String(page) }), options),
      setPerPage: (perPage) => change({ perPage: String(perPage) }),
      setSort: ({ field, order }) => change({ sort: field, order }),
      setFilters: (filters) => {
        const set = Object.entries(filters).filter(isSet);
        change({ filter: set.length > 0 ? JSON.stringify(Object.fromEntries(set)) : undefined });
      },
    };
  }, [search, setSearch, scope, chooseScope]);
}
