import type { GetListResult, RaRecord } from 'react-admin';
import type { Row } from '../../declare/resource';
import { createThrottle } from '../../drafts/createThrottle';
import { createStore } from '../../store/createStore';
import { createPageReader, type ReadPage, type ReadProgress, type ReadResult } from '../createPageReader';

/** How the reading of all pages stands. It can go on after `stopped` and `failed`. */
export interface Reading extends ReadProgress {
  readonly phase: 'running' | 'stopped' | 'failed' | 'done';
  readonly error?: unknown;
  /** When done. */
  readonly result?: ReadResult;
}

/** The rows of all pages as the query cache has them: those read so far, and in the end what was read. */
export interface AllRows extends GetListResult {
  readonly meta: { readonly result: ReadResult | undefined };
}

/** How often rows are shown while they are read, in ms: each time they are searched again. */
const shownEvery = 250;

/** Shows what a change makes of the rows that are shown. */
type Show = (change: (shown: AllRows | undefined) => AllRows) => void;

/** Reads all pages. What was read is added to what is shown, of which some may have been deleted meanwhile. */
export function createReading(readPage: ReadPage, known: ReadResult | undefined, show: Show) {
  const { get, set, subscribe } = createStore<Reading>(
    known
      ? { phase: 'done', read: known.read, total: known.total, isAgain: false, result: known }
      : { phase: 'stopped', read: 0, total: undefined, isAgain: false },
  );
  let fresh: readonly Row[] = [];
  let progress: ReadProgress = get();
  let controller = new AbortController();
  const showRows = (result?: ReadResult) => {
    const added = fresh as RaRecord[];
    fresh = [];
    show((shown) => ({
      data: [...(shown?.data ?? []), ...added],
      ...(progress.total !== undefined && { total: progress.total }),
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
      meta: { result },
    }));
  };
  const shown = createThrottle(() => {
    set({ ...get(), ...progress });
    showRows();
  }, shownEvery);
  const reader = createPageReader({
    onRows: (added) => {
      fresh = [...fresh, ...added];
    },
    onProgress: (next) => {
      progress = next;
      shown.request();
    },
  });
  const run = async () => {
    if (get().phase === 'done' || get().phase === 'running') return;
    const own = new AbortController();
    controller = own;
    set({ ...get(), phase: 'running', error: undefined });
    try {
      const result = await reader.run(readPage, own.signal);
      shown.flush();
      showRows(result);
      set({ ...get(), ...progress, phase: 'done', result });
    } catch (error) {
      if (own.signal.aborted) return;
      shown.flush();
      set({ ...get(), phase: 'failed', error });
    }
  };
  const stop = () => {
    if (get().phase !== 'running') return;
    controller.abort();
    shown.flush();
    set({ ...get(), phase: 'stopped' });
  };
  return { get, subscribe, run, stop };
}
