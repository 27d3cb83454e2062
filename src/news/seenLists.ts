import { type FirstPage, laterMark, markOfPage, type NewCount, newSince, type SeenMark } from './newEntries';

/** What is remembered of a list. */
interface SeenList extends NewCount {
  /** How far the user has looked. */
  readonly seen: SeenMark;
  /** How far it went when it was last asked for. */
  readonly last: SeenMark;
}

interface Memory {
  /** The session in which the lists were last asked for. */
  readonly session?: string | undefined;
  readonly lists: Readonly<Record<string, SeenList>>;
}

const nothing: Memory = { lists: {} };
const isNone = { count: 0, isMore: false };

export type SeenLists = ReturnType<typeof createSeenLists>;

/**
 * How far a user has looked at each list, in `storage` (the browser's local storage) under the user's name. It is read each
 * time, since another tab may have written it. Where the storage is blocked or full, it is kept until the page is closed.
 */
export function createSeenLists(user: string, storage: () => Storage) {
  const key = `console.seen:${user}`;
  let own = nothing;
  const read = (): Memory => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (typeof stored === 'object' && stored !== null && 'lists' in stored) return stored as Memory;
    } catch {
      // Blocked, or written by something else.
    }
    return own;
  };
  const write = (next: Memory) => {
    own = next;
    try {
      storage().setItem(key, JSON.stringify(next));
    } catch {
      // Then it is only remembered until the page is closed.
    }
  };
  const setLists = (made: Readonly<Record<string, SeenList>>) => {
    const memory = read();
    write({ ...memory, lists: { ...memory.lists, ...made } });
  };
  return {
    key,
    lists: () => read().lists,
    /** Whether the lists were asked for in this session, perhaps in another tab. */
    isAsked: (session: string) => read().session === session,
    setAsked: (session: string | undefined) => write({ ...read(), session }),
    /** Takes note of what was asked for. A list is new to a user as a whole: none of its entries is. */
    add: (name: string, page: FirstPage) => {
      const known = read().lists[name];
      const mark = markOfPage(page);
      if (!known) return setLists({ [name]: { seen: mark, last: mark, ...isNone } });
      const { total = known.seen.total } = mark;
      // If entries were deleted, the seen total shrinks with them: else as many new ones would not be counted.
      const seen = { ...known.seen, total: Math.min(total ?? 0, known.seen.total ?? total ?? 0) };
      setLists({
        [name]: {
          seen: total === undefined ? known.seen : seen,
          last: laterMark(known.last, mark),
          ...newSince(known.seen, page),
        },
      });
    },
    /** The user has seen these lists as they were last asked for, or as this mark says. */
    see: (names: readonly string[], mark: SeenMark = {}) => {
      const { lists } = read();
      const known = names.flatMap((name) => {
        const list = lists[name] ?? { seen: {}, last: {} };
        const seen = laterMark(laterMark(list.seen, list.last), mark);
        return name in lists || mark.total !== undefined || mark.highest !== undefined
          ? [[name, { seen, last: seen, ...isNone }]]
          : [];
      });
      setLists(Object.fromEntries(known));
    },
  };
}
