import { createFailureLog, type FailureLog } from '../provider/failureLog';
import { createStore } from '../store/createStore';
import type { Session } from './session';

/** A message that came too late to be shown. */
interface MissedMessage {
  readonly text: string;
  readonly tone: 'success' | 'failure';
}

/** What outlives a session that ended, while the page is open and the same name signs in again. It is not stored. */
export interface PageMemory {
  readonly failures: FailureLog;
  /** Messages that could not be shown because their session had ended; the next one of the same name shows them. */
  readonly missedMessages: ReturnType<typeof createMissedMessages>;
}

export function createMissedMessages() {
  const { get, set, subscribe } = createStore<readonly MissedMessage[]>([]);
  return {
    subscribe,
    add: (message: MissedMessage) => set([...get(), message]),
    /** Returns all of them, oldest first, and forgets them. */
    take: () => {
      const taken = get();
      if (taken.length > 0) set([]);
      return taken;
    },
  };
}

/**
 * Returns the memory of the signed-in name. Another name gets an empty one, and what a session of someone else still
 * reports goes to the old one, which nobody sees. A Logout clears it: what comes later, because a call was still running,
 * is there at the next sign-in of that name.
 */
export function createPageMemory(session: Session): () => PageMemory {
  let kept: { readonly name: string | undefined; readonly memory: PageMemory } | undefined;
  session.subscribe(() => {
    if (session.state().absence !== 'logout') return;
    kept?.memory.failures.clear();
    kept?.memory.missedMessages.take();
  });
  return () => {
    const name = session.credentials()?.name;
    // A session without a name belongs to nobody: the next one may be someone else's.
    if (!kept || name === undefined || name !== kept.name)
      kept = { name, memory: { failures: createFailureLog(), missedMessages: createMissedMessages() } };
    return kept.memory;
  };
}
