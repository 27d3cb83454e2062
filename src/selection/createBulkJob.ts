import type { Row } from '../declare/resource';
import { HttpError } from '../provider/HttpError';
import { createStore, type Store } from '../store/createStore';

/** How calls for several records stand. They can go on after `stopped` and `ended`; then none of them is under way. */
export interface BulkState {
  readonly phase: 'running' | 'stopping' | 'stopped' | 'ending' | 'ended' | 'done';
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

export interface BulkJob extends Pick<Store<BulkState>, 'get' | 'subscribe'> {
  /** The ids for which it was done. */
  readonly doneIds: ReadonlySet<string>;
  /** Begins, or goes on where it was. */
  run(): void;
  /** Sends no more; what is under way is waited for. */
  stop(): void;
}

interface BulkOptions {
  readonly rows: readonly Row[];
  /** Sends the call of one record; rejects with `HttpError`. */
  readonly send: (row: Row) => Promise<unknown>;
  readonly onFailure: (row: Row, error: unknown) => void;
}

/** No more calls than these are made at the same time. */
const mostAtOnce = 4;

/** A call that was refused because the session is over changed nothing: it is sent again in the next one. */
const isEnd = (error: unknown): boolean => error instanceof HttpError && error.endsSession;

/** Makes one call for each record. It does not depend on the screen where it began: the session may end meanwhile. */
export function createBulkJob({ rows, send, onFailure }: BulkOptions): BulkJob {
  const { get, set, subscribe } = createStore<BulkState>({ phase: 'stopped', done: 0, failed: 0, total: rows.length });
  const waiting = [...rows];
  const doneIds = new Set<string>();
  let underWay = 0;
  const change = (changes: Partial<BulkState>) => set({ ...get(), ...changes });
  const settle = () => {
    const { phase } = get();
    if (waiting.length === 0) change({ phase: 'done' });
    else if (phase === 'stopping') change({ phase: 'stopped' });
    else if (phase === 'ending') change({ phase: 'ended' });
  };
  const sendOne = async (row: Row) => {
    try {
      await send(row);
      doneIds.add(String(row.id));
      change({ done: doneIds.size });
    } catch (error) {
      if (isEnd(error)) {
        waiting.unshift(row);
        change({ phase: 'ending' });
      } else {
        onFailure(row, error);
        change({ failed: get().failed + 1 });
      }
    }
    underWay -= 1;
    sendMore();
  };
  const sendMore = () => {
    while (get().phase === 'running' && underWay < mostAtOnce) {
      const row = waiting.shift();
      if (!row) break;
      underWay += 1;
      void sendOne(row);
    }
    if (underWay === 0) settle();
  };
  return {
    get,
    subscribe,
    doneIds,
    run: () => {
      change({ phase: 'running' });
      sendMore();
    },
    stop: () => {
      if (get().phase === 'running') change({ phase: 'stopping' });
    },
  };
}
