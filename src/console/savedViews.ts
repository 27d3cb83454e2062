import { useMemo, useSyncExternalStore } from 'react';
import type { Session } from '../session/session';
import { createStore } from '../store/createStore';
import { useConsole } from './ConsoleContext';

/** A name for what a list shows. */
export interface SavedView {
  readonly name: string;
  /** The parameters of its address. */
  readonly search: string;
}

/** By resource. */
export type SavedViews = Readonly<Record<string, readonly SavedView[]>>;

/** Counts the changes of views on this page. */
export const viewChanges = createStore(0);

/** Under which local storage has the views of the name typed at sign-in. */
export const viewsKey = (session: Session): string => `console.views.${session.mark('name') ?? ''}`;

/** The views that this browser keeps for who has signed in, as JSON; a blank if there are none. */
export function storedViews(session: Session): string {
  try {
    return localStorage.getItem(viewsKey(session)) ?? '';
  } catch {
    return '';
  }
}

export function viewsFrom(json: string): SavedViews {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

export function useSavedViews(): SavedViews {
  const { session } = useConsole();
  const json = useSyncExternalStore(viewChanges.subscribe, () => storedViews(session));
  return useMemo(() => viewsFrom(json), [json]);
}
