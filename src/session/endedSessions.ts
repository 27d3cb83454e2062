const key = 'console.ended';

/** Marks kept, the newest last: a tab may have been away while others signed in and out. */
const kept = 20;

/** A short hash (FNV-1a) from which no token can be had. */
export function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Which sessions have ended in this browser, for the tabs that were away meanwhile: those that showed another site hear
 * nothing of a logout. Kept in `storage` (the browser's local storage) as hashes, never as tokens; where that is blocked,
 * none is known to have ended.
 */
export function createEndedSessions(storage: () => Storage) {
  const marks = (): readonly string[] => {
    try {
      return storage().getItem(key)?.split(' ') ?? [];
    } catch {
      return [];
    }
  };
  const set = (token: string, hasEnded: boolean): void => {
    const own = markOf(token);
    const others = marks().filter((mark) => mark !== own);
    if (!hasEnded && others.length === marks().length) return;
    try {
      storage().setItem(key, [...others, ...(hasEnded ? [own] : [])].slice(-kept).join(' '));
    } catch {
      // Blocked or full: the other tabs still hear of it while they show the console.
    }
  };
  return {
    add: (token: string) => set(token, true),
    /** The token is in use again: a site may give the same one at each sign-in. */
    remove: (token: string) => set(token, false),
    has: (token: string): boolean => marks().includes(markOf(token)),
  };
}

export type EndedSessions = ReturnType<typeof createEndedSessions>;
