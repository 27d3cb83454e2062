import type { Id } from '../declare/endpoint';

/** How long a deletion without a question can be undone, in milliseconds. */
export const undoTime = 5000;

interface Pending {
  /** Sent or undone. */
  readonly onEnd: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** `keepalive`: the page may be closed before the answer comes. */
  readonly send: (keepalive: boolean) => void;
}

export type PendingRemovals = ReturnType<typeof createPendingRemovals>;

/**
 * Deletions that are not asked about and can still be undone. Each is sent after five seconds, or at once when the
 * administrator moves on or the page is closed.
 */
export function createPendingRemovals() {
  const pending = new Map<string, Pending>();
  const keyOf = (resource: string, id: Id) => `${resource}/${id}`;
  const take = (key: string): Pending | undefined => {
    const found = pending.get(key);
    if (found) clearTimeout(found.timer);
    found?.onEnd();
    pending.delete(key);
    return found;
  };
  /** Sends what is pending of `resource`, or of all. */
  const flush = (resource?: string, keepalive = false): void => {
    for (const key of [...pending.keys()])
      if (resource === undefined || key.startsWith(`${resource}/`)) take(key)?.send(keepalive);
  };
  const sendAll = () => flush(undefined, true);
  addEventListener('pagehide', sendAll);
  return {
    flush,
    /** Resolves when the deletion was sent or undone. */
    add: (resource: string, id: Id, send: Pending['send']): Promise<void> => {
      const key = keyOf(resource, id);
      take(key);
      return new Promise((onEnd) => {
        pending.set(key, { onEnd, send, timer: setTimeout(() => take(key)?.send(false), undoTime) });
      });
    },
    /** Cancels a deletion; false if it was sent already. */
    undo: (resource: string, id: Id): boolean => take(keyOf(resource, id)) !== undefined,
    /** Sends what is left, and no longer listens to the page. */
    dispose: (): void => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    },
  };
}
