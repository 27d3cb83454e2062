import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FilterPayload, SortPayload } from 'react-admin';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import { isReadable } from './find/findsHere';
import { layoutParam, storedLayouts } from './layout/storedLayouts';

/** What decides which rows a list shows, beside its scope. */
interface ListParams {
  readonly page: number;
  readonly perPage: number;
  readonly sort: SortPayload;
  /** By path; `q` is a search in all fields. */
  readonly filters: FilterPayload;
}

interface FilterOptions {
  readonly replace?: boolean;
  /** Only the rows of the page are meant. */
  readonly keepsPage?: boolean;
  /** Renders at once: the browser finds the rows, so there is no call to wait for. */
  readonly flushSync?: boolean;
}

export interface ListAddress extends ListParams {
  /** All pages are read, and their rows are one list. */
  readonly all: boolean;
  /** The ids of the chosen records, by scope. */
  readonly chosen: Readonly<Record<string, string>>;
  /** No scope is left to choose. */
  readonly isScoped: boolean;
  /** The path of a filter that is a part of the list itself, as inside of a record. */
  readonly fixed?: string;
  /** Columns and density as JSON, of the address or as this browser keeps them: see src/list/layout. */
  readonly layout?: string | undefined;
  chooseScope(name: string, scope: string): void;
  setPage(page: number, options?: { readonly replace: boolean }): void;
  setPerPage(perPage: number): void;
  setSort(sort: SortPayload): void;
  setFilters(filters: FilterPayload, options?: FilterOptions): void;
  setAll(all: boolean): void;
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
export function readParams(search: URLSearchParams, perPage: number): ListParams {
  const [field, order] = [search.get('sort'), search.get('order')];
  return {
    page: positive(search.get('page')) ?? 1,
    perPage: positive(search.get('perPage')) ?? perPage,
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

/** The key under which the chosen record is remembered: lists with the same kind of scope share it. */
function markOf({ fields }: CompleteResource, name: string): string | undefined {
  const field = fields[name];
  return field?.kind.refersTo && `scope.${field.kind.refersTo(field)}`;
}

/** The scopes of a list: those of the address, or the ones chosen last in this session, which then go into the address. */
function useScopes(resource: CompleteResource, search: URLSearchParams, setSearch: SetURLSearchParams) {
  const { session } = useConsole();
  const { scopes } = resource;
  const pairs = scopes.flatMap((name): [string, string][] => {
    const mark = markOf(resource, name);
    const scope = search.get(name) || (mark && session.mark(mark)) || undefined;
    return scope === undefined ? [] : [[name, scope]];
  });
  // The same object as long as the same records are chosen.
  const text = JSON.stringify(Object.fromEntries(pairs));
  const chosen = useMemo((): Readonly<Record<string, string>> => JSON.parse(text), [text]);
  useEffect(() => {
    for (const [name, scope] of Object.entries(chosen)) {
      const mark = markOf(resource, name);
      if (mark) session.setMark(mark, scope);
    }
  }, [resource, chosen, session]);
  useEffect(() => {
    const isMissing = Object.keys(chosen).some((name) => !search.get(name));
    if (isMissing) setSearch(withParams(chosen), { replace: true });
  }, [chosen, search, setSearch]);
  const chooseScope = useCallback(
    (name: string, picked: string) => {
      const mark = markOf(resource, name);
      if (mark) session.setMark(mark, picked);
      // Other rows have other pages and filters. By itself the router would render, and so request the rows, in a later task.
      const kept = { ...chosen, [name]: picked, [layoutParam]: search.get(layoutParam) ?? '' };
      const next = Object.entries(kept).filter(([, value]) => value !== '');
      setSearch(next, { replace: true, flushSync: true });
    },
    [resource, chosen, session, search, setSearch],
  );
  return { chosen, isScoped: pairs.length === scopes.length, chooseScope };
}

const isSet = ([, value]: readonly [string, unknown]) => value !== undefined && value !== null && value !== '';

/** What decides which rows a list shows. It is in the address, so that Back, reload and a copied link show the same. */
export function useListAddress(resource: CompleteResource): ListAddress {
  const [search, setSearch] = useSearchParams();
  const { chosen, isScoped, chooseScope } = useScopes(resource, search, setSearch);
  const { listEntries } = useConsole();
  useEffect(() => {
    // The router keeps the number of a history entry as `idx`.
    listEntries.set(resource.name, { entry: history.state?.idx, search });
  }, [listEntries, resource, search]);
  const { list, name } = resource;
  const stored = useSyncExternalStore(storedLayouts.subscribe, storedLayouts.get)[name];
  const perPage = list?.perPage[0] ?? 10;
  return useMemo(() => {
    const change = (changes: Readonly<Record<string, string | undefined>>, options?: FilterOptions) => {
      // Other rows are shown from their first page on.
      const others = options?.keepsPage ? changes : { ...changes, page: undefined };
      setSearch(withParams(others), options);
    };
    return {
      ...readParams(search, perPage),
      layout: search.get(layoutParam) ?? stored,
      all: search.get('all') === '1' && isReadable(list),
      chosen,
      isScoped,
      chooseScope,
      setPage: (page, options) => setSearch(withParams({ page: String(page) }), options),
      setPerPage: (perPage) => change({ perPage: String(perPage) }),
      setSort: (sort) =>
        change(sort === defaultSort ? { sort: undefined, order: undefined } : { sort: sort.field, order: sort.order }),
      setFilters: (filters, options) => {
        const set = Object.entries(filters).filter(isSet);
        change({ filter: set.length > 0 ? JSON.stringify(Object.fromEntries(set)) : undefined }, options);
      },
      setAll: (all) => {
        // A page has the order of the site and cannot be filtered by the browser, but it can be searched.
        const { q } = filtersFrom(search.get('filter'));
        const alone = { sort: undefined, order: undefined, filter: q ? JSON.stringify({ q }) : undefined };
        change({ all: all ? '1' : undefined, ...(!all && alone) });
      },
    };
  }, [search, setSearch, chosen, isScoped, chooseScope, list, perPage, stored]);
}
