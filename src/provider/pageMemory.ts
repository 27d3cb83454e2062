import { createFailureLog, type FailureLog } from './failureLog';
import type { Session } from './session';
import { createUntold, type Untold } from './untold';

/** What outlives a session that ended, as long as the page is loaded and the same name signs in again. It is in no storage. */
export interface PageMemory {
  readonly failures: FailureLog;
  readonly untold: Untold;
}

/**
 * Gives the memory of who is signed in. Another name finds an empty one; what a former session of somebody else still
 * hears goes to its own, which nobody sees. A Logout empties it: what comes later, since a call was still on its way, is
 * there for the next sign-in of that name.
 */
export function createPageMemory(session: Session): () => PageMemory {
  let kept: { readonly name: string | undefined; readonly memory: PageMemory } | undefined;
  session.subscribe(() => {
    if (session.state().absence !== 'logout') return;
    kept?.memory.failures.clear();
    kept?.memory.untold.take();
  });
  return () => {
    const name = session.credentials()?.name;
    // A session without a name is nobody's: the next one may be somebody else's.
    if (!kept || name === undefined || name !== kept.name)
      kept = { name, memory: { failures: createFailureLog(), untold: createUntold() } };
    return kept.memory;
  };
}
