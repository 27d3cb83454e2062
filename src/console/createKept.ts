import type { CompleteResource } from '../declare/complete';
import type { ConsoleContextValue } from './ConsoleContext';

/** What is kept, and whose it is. */
interface Kept<T> {
  /** The memory of a signed-in name: the same in the next session of that name, and another for anyone else. */
  readonly owner: object;
  readonly resource: string;
  readonly value: T;
  /** Stops waiting for the logout. */
  readonly release: () => void;
}

/**
 * Keeps one thing that outlives its screen and its session, while the page is open: an administrator who signs in again
 * goes on. It is dropped when another takes its place, when someone logs out, and when someone else signs in.
 */
export function createKept<T>(onDrop: (value: T) => void) {
  let kept: Kept<T> | undefined;
  /** Without a value, whatever is kept. */
  const drop = (value = kept?.value): void => {
    if (!kept || kept.value !== value) return;
    const { release, value: dropped } = kept;
    kept = undefined;
    release();
    onDrop(dropped);
  };
  return {
    drop,
    keep: ({ missedMessages, session }: ConsoleContextValue, resource: string, value: T): void => {
      drop();
      const release = session.subscribe(() => session.state().absence === 'logout' && drop(value));
      kept = { owner: missedMessages, resource, value, release };
    },
    /** What is kept of this resource; nothing of someone else. */
    of: ({ missedMessages }: ConsoleContextValue, { name }: Pick<CompleteResource, 'name'>): T | undefined => {
      if (kept && kept.owner !== missedMessages) drop();
      return kept?.resource === name ? kept.value : undefined;
    },
  };
}
