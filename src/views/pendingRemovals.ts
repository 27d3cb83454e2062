import type { Id } from '../declare';

/** How long a deletion without a question can be undone, in milliseconds. */
export const undoTime = 5000;

interface Pending {
  readonly over: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly send: (keepalive: boolean) => void;
}

/**
 * Deletions that were not asked about and can still be undone. Each is sent after five seconds, or at once when the
 * administrator moves on. `send(true)` means that the page may be gone before the answer comes.
 */
export interface PendingRemovals {
  /** Resolves when the deletion has been sent or taken back. */
  add(resource: string, id: Id, send: (keepalive: boolean) => void): Promise<void>;
  /** Takes a deletion back; false when it has been sent. */
  undo(resource: string, id: Id): boolean;
  /** Sends what is pending of `resource`, or of all. */
  flush(resource?: string, keepalive?: boolean): void;
  /** Sends what is left, and no longer heeds the page. */
  dispose(): void;
}

/** An empty store of pending deletions; it sends what is left when the page goes. */
export function createPendingRemovals(): PendingRemovals {
  const pending = new Map<string, Pending>();
  const keyOf = (resource: string, id: Id) => `${resource}/${id}`;
  const take = (key: string): Pending | undefined => {
    const found = pending.get(key);
    if (found) clearTimeout(found.timer);
    found?.over();
    pending.delete(key);
    return found;
  };
  const sendAll = () => removals.flush(undefined, true);
  const removals: PendingRemovals = {
    add: (resource, id, send) => {
      const key = keyOf(resource, id);
      take(key);
      return new Promise((over) => {
        pending.set(key, { over, send, timer: setTimeout(() => take(key)?.send(false), undoTime) });
      });
    },
    undo: (resource, id) => take(keyOf(resource, id)) !== undefined,
    flush: (resource, keepalive = false) => {
      for (const key of [...pending.keys()]) {
        if (resource === undefined || key.startsWith(`${resource}/`)) take(key)?.send(keepalive);
      }
    },
    dispose: () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    },
  };
  addEventListener('pagehide', sendAll);
  return removals;
}
