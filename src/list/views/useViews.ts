import { useConsole } from '../../console/ConsoleContext';
import { type SavedView, storedViews, useSavedViews, viewChanges, viewsFrom, viewsKey } from '../../console/savedViews';

/** Why a view is not kept. */
export type ViewProblem = 'blank' | 'taken' | 'blocked' | 'full';

const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The views of a list, and what changes them: each says why it could not. */
export function useViews(resource: string) {
  const { session } = useConsole();
  const { [resource]: views = [] } = useSavedViews();
  const readViews = () => viewsFrom(storedViews(session));
  const write = (change: (views: readonly SavedView[]) => readonly SavedView[]): ViewProblem | undefined => {
    // Another tab may have kept others meanwhile.
    const { [resource]: kept = [], ...others } = readViews();
    const next = change(kept);
    const all = next.length > 0 ? { ...others, [resource]: next } : others;
    try {
      if (Object.keys(all).length > 0) localStorage.setItem(viewsKey(session), JSON.stringify(all));
      else localStorage.removeItem(viewsKey(session));
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
    viewChanges.set(viewChanges.get() + 1);
    return undefined;
  };
  const problemOf = (name: string, former?: string): ViewProblem | undefined => {
    if (name === '') return 'blank';
    const isTaken = (readViews()[resource] ?? []).some((view) => view.name !== former && isSame(view.name, name));
    return isTaken ? 'taken' : undefined;
  };
  return {
    views,
    /** A blank name and a taken one are refused. */
    add: (view: SavedView) => problemOf(view.name) ?? write((kept) => [...kept, view]),
    /** Puts a view where another of its name was. */
    replace: (view: SavedView) =>
      write((kept) => kept.map((one) => (isSame(one.name, view.name) ? { ...one, search: view.search } : one))),
    rename: (former: string, name: string) =>
      problemOf(name, former) ?? write((kept) => kept.map((view) => (view.name === former ? { ...view, name } : view))),
    remove: (name: string) => write((kept) => kept.filter((view) => view.name !== name)),
    /** Brings back what was removed, where it was. */
    restore: (view: SavedView, index: number) => write((kept) => kept.toSpliced(index, 0, view)),
  };
}
