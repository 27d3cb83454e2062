import { HttpError } from '../provider/HttpError';
import type { Store } from '../store/createStore';
import type { FirstPage, NewCount, SeenMark } from './newEntries';
import { markOfPage } from './newEntries';
import { createSeenLists } from './seenLists';

/** What is new to the user, by resource; none of the others is. */
export interface News {
  readonly counts: Readonly<Record<string, NewCount>>;
  markAllSeen(): void;
}

/** The answer to a list that is shown: of which resource, which page of it, and whether it is narrowed or sorted. */
export interface ShownPage extends FirstPage {
  readonly name: string;
  readonly isFirst: boolean;
}

export interface NewsOptions {
  /** The name typed at sign-in. */
  readonly user: string;
  /** Tells this session from others. */
  readonly session: string;
  /** The session has ended. */
  isOver(): boolean;
  /** The resources whose entries come from elsewhere. */
  readonly names: readonly string[];
  readonly news: Store<News | undefined>;
  /** Asks for the first page of a list. */
  read(name: string): Promise<FirstPage>;
  /** The list that is open now, if one is. */
  openList(): string | undefined;
  /** Calls when another screen was opened. */
  onScreen(listener: () => void): () => void;
  /** Calls with each answer of a list that is shown. */
  onShown(listener: (shown: ShownPage) => void): () => void;
}

/**
 * Counts what is new: asks for each list once in a session, one after the other. A failure is nobody's concern; what was
 * counted before stays. Opening a list marks it as seen. Returns a function that ends it.
 */
export function countNew(options: NewsOptions): () => void {
  const { user, session, names, news, read, openList } = options;
  const seen = createSeenLists(user, () => localStorage);
  let isStopped = false;

  const publish = () => {
    const lists = seen.lists();
    const fresh = names.flatMap((name) => (lists[name] && lists[name].count > 0 ? [[name, lists[name]]] : []));
    const counts = Object.fromEntries(fresh);
    // Each page of a list that is shown leads here, and mostly nothing has changed.
    if (JSON.stringify(counts) !== JSON.stringify(news.get()?.counts ?? {}))
      news.set({ counts, markAllSeen: () => see(names) });
  };
  const see = (looked: readonly string[], mark?: SeenMark) => {
    seen.see(looked, mark);
    publish();
  };
  const seeOpen = () => {
    const name = openList();
    if (name !== undefined) see([name]);
  };
  /** Whether all could be asked for, as far as they answer at all. */
  const ask = async (): Promise<boolean> => {
    for (const name of names) {
      try {
        const page = await read(name);
        if (isStopped) return false;
        seen.add(name, page);
      } catch (error) {
        // Nobody is signed in any more: the next call of the user says so.
        if (error instanceof HttpError && (error.status === 401 || error.reason === 'signed-out')) return false;
      }
    }
    return true;
  };

  const stops = [
    options.onScreen(seeOpen),
    options.onShown(({ name, isFirst, ...page }) => see([name], isFirst ? markOfPage(page) : { total: page.total })),
  ];
  const onStorage = ({ key }: StorageEvent) => key === seen.key && publish();
  addEventListener('storage', onStorage);
  publish();
  if (!seen.isAsked(session))
    void ask().then((isDone) => {
      if (isStopped) return;
      if (isDone) seen.setAsked(session);
      publish();
      seeOpen();
    });
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    removeEventListener('storage', onStorage);
    // A site may give the same token at the next sign-in.
    if (options.isOver() && seen.isAsked(session)) seen.setAsked(undefined);
  };
}
