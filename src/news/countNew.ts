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

/** What a list that is open was answered. */
export interface ShownList {
  readonly name: string;
  /** One page of it; undefined if it is filtered, or all its pages are read: then the total is another, or not yet known. */
  readonly page?: FirstPage;
  /** The page is the first one in the site's order. */
  readonly isFirst?: boolean;
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
  /** The list that is open now, if one is and its rows are there. */
  shownList(): string | undefined;
  /** Calls with each answer of a list that is open. */
  onShown(listener: (shown: ShownList) => void): () => void;
}

/**
 * Counts what is new: asks for each list once in a session, one after the other. A failure is nobody's concern; what was
 * counted before stays. A list whose rows were shown is marked as seen. Returns a function that ends it.
 */
export function countNew(options: NewsOptions): () => void {
  const { user, session, names, news, read, shownList } = options;
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
  const seeShown = () => {
    const name = shownList();
    if (name !== undefined) see([name]);
  };
  /** Asks for each list. Resolves to false if the session ended before all were asked for; other failures do not count. */
  const ask = async (): Promise<boolean> => {
    for (const name of names) {
      try {
        const page = await read(name);
        if (isStopped) return false;
        seen.add(name, page);
      } catch (error) {
        // The session is over. The user is told at their next call.
        if (error instanceof HttpError && (error.status === 401 || error.reason === 'signed-out')) return false;
      }
    }
    return true;
  };

  const stopListening = options.onShown(({ name, page, isFirst }) =>
    see([name], page && (isFirst ? markOfPage(page) : { total: page.total })),
  );
  const onStorage = ({ key }: StorageEvent) => key === seen.key && publish();
  addEventListener('storage', onStorage);
  publish();
  if (seen.isAsked(session)) seeShown();
  else
    void ask().then((isDone) => {
      if (isStopped) return;
      if (isDone) seen.setAsked(session);
      publish();
      seeShown();
    });
  return () => {
    isStopped = true;
    stopListening();
    removeEventListener('storage', onStorage);
    // Without this, nothing would be asked for after the next sign-in if the site gives the same token again.
    if (options.isOver() && seen.isAsked(session)) seen.setAsked(undefined);
  };
}
