import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GetListResult, RaRecord } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import type { Row } from '../../declare/resource';
import { createThrottle } from '../../drafts/createThrottle';
import { useProvider } from '../../kinds/useProvider';
import { createStore } from '../../store/createStore';
import { createPageReader, type ReadPage, type ReadProgress, type ReadResult } from '../createPageReader';
import { allPagesKey } from '../listCache';
import { pageReadOf } from '../pageReadOf';

/** How the reading of all pages stands. It can go on after `stopped` and `failed`. */
export interface Reading extends ReadProgress {
  readonly phase: 'running' | 'stopped' | 'failed' | 'done';
  readonly error?: unknown;
  /** When done. */
  readonly result?: ReadResult;
}

/** The rows of all pages as the query cache has them: those read so far, and in the end what was read. */
interface AllRows extends GetListResult {
  readonly meta: { readonly result: ReadResult | undefined };
}

/** How often rows are shown while they are read, in ms: each time they are searched again. */
const shownEvery = 250;

/** Reads all pages; `show` gets the rows that were read so far. */
function createReading(readPage: ReadPage, known: ReadResult | undefined, show: (all: AllRows) => void) {
  const { get, set, subscribe } = createStore<Reading>(
    known
      ? { phase: 'done', read: known.read, total: known.total, isAgain: false, result: known }
      : { phase: 'stopped', read: 0, total: undefined, isAgain: false },
  );
  const rows: Row[] = [];
  let progress: ReadProgress = get();
  let controller = new AbortController();
  const showRows = (result?: ReadResult) =>
    show({
      data: [...rows] as RaRecord[],
      ...(progress.total !== undefined && { total: progress.total }),
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
      meta: { result },
    });
  const shown = createThrottle(() => {
    set({ ...get(), ...progress });
    showRows();
  }, shownEvery);
  const reader = createPageReader({
    onRows: (added) => void rows.push(...added),
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

/** Reads all pages of a list unless that was done before, and stops when the screen is left. The rows are only in memory. */
export function useReading(resource: CompleteResource, chosen: Readonly<Record<string, string>>) {
  const client = useQueryClient();
  const dataProvider = useProvider();
  const job = useMemo(() => {
    const key = allPagesKey(resource.name, chosen);
    const known = client.getQueryData<AllRows>(key)?.meta.result;
    const readPage = pageReadOf(dataProvider, resource, { filter: chosen });
    const made = createReading(readPage, known, (all) => client.setQueryData(key, all));
    // Not removed: the list would still observe the query that was there before.
    return { ...made, forget: () => void client.resetQueries({ queryKey: key, exact: true }) };
  }, [client, dataProvider, resource, chosen]);
  useEffect(() => {
    void job.run();
    return () => {
      job.stop();
      // A part of the rows would look like all of them.
      if (job.get().phase !== 'done') job.forget();
    };
  }, [job]);
  return { reading: useSyncExternalStore(job.subscribe, job.get), stop: job.stop, goOn: () => void job.run() };
}
