import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CompleteResource } from '../declare';
import { useConsole } from './ConsoleContext';
import type { ListPlace } from './useListQuery';

interface ListPlaceState extends ListPlace {
  choose(scope: string): void;
  goTo(page: number): void;
  /** Puts the page that is really shown into the address, in place of the one that was asked for. */
  correct(page: number): void;
}

function pageFrom(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

const withPage = (page: number) => (old: URLSearchParams) => ({ ...Object.fromEntries(old), page: String(page) });

/** The mark of the session under which the choice of a scope is kept: all lists with the same scope share it. */
function scopeMark(resource: CompleteResource): string | undefined {
  const field = resource.scope ? resource.fields[resource.scope] : undefined;
  return field?.kind === 'reference' ? `scope.${field.to}` : undefined;
}

/**
 * Scope and page of a list. Both stand in the address, so that Back, reload and a copied link show the same; a list
 * opened without a scope takes the one chosen last in this session.
 */
export function useListPlace(resource: CompleteResource): ListPlaceState {
  const [params, setParams] = useSearchParams();
  const { session } = useConsole();
  const mark = scopeMark(resource);
  const named = (resource.scope && params.get(resource.scope)) || undefined;
  const remembered = (mark && session.mark(mark)) || undefined;
  const scope = resource.scope ? (named ?? remembered) : undefined;
  const page = pageFrom(params.get('page'));

  useEffect(() => {
    if (!mark || scope === undefined) return;
    session.setMark(mark, scope);
  }, [mark, scope, session]);

  useEffect(() => {
    if (!resource.scope || named !== undefined || scope === undefined) return;
    const name = resource.scope;
    setParams((old) => ({ ...Object.fromEntries(old), [name]: scope }), { replace: true });
  }, [resource.scope, named, scope, setParams]);

  return {
    scope,
    page,
    choose: (chosen) => {
      if (mark) session.setMark(mark, chosen);
      // At once: the router's own pace puts the call of the chosen rows off to a later task.
      setParams(chosen === '' ? {} : { [resource.scope ?? '']: chosen }, { replace: true, flushSync: true });
    },
    goTo: (wanted) => setParams(withPage(wanted)),
    correct: (wanted) => setParams(withPage(wanted), { replace: true }),
  };
}
