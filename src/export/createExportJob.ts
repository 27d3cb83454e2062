import type { Row } from '../declare/resource';
import { createThrottle } from '../drafts/createThrottle';
import { createPageReader, type ReadPage, type ReadProgress, type ReadResult } from '../list/createPageReader';
import { createStore, type Store } from '../store/createStore';
import type { ExportRow, ExportWriter } from './ExportWriter';
import { nextTask } from './nextTask';

/** How an export stands. It can go on after `stopped` and `failed`, not after `broken`: then the file could not be written. */
export interface ExportState extends ReadProgress {
  readonly phase: 'running' | 'stopped' | 'failed' | 'broken' | 'done';
  readonly error?: unknown;
  /** When done. */
  readonly result?: ReadResult & { readonly isPaged: boolean; readonly cutTexts: number };
}

export interface ExportJob extends Pick<Store<ExportState>, 'get' | 'subscribe'> {
  /** Begins, or goes on where it was. */
  run(): Promise<void>;
  stop(): void;
  /** Stops, and leaves no file. */
  discard(): void;
}

interface ExportJobOptions {
  /** Rows that are there, or what reads the pages. */
  readonly source: readonly Row[] | ReadPage;
  readonly toCells: (row: Row) => ExportRow;
  readonly writer: ExportWriter;
}

/** ms of work after which the browser gets its turn. */
const mostWork = 10;
/** How often progress is shown, in ms: each time renders the dialog. */
const progressEvery = 100;
/** Rows that are written at once. */
const sliceSize = 50;

interface Reader {
  run(signal: AbortSignal): Promise<ReadResult>;
}

/** Delivers rows that are there, all as they are, in parts that do not keep the browser busy. */
function rowReader(
  rows: readonly Row[],
  onRows: (rows: readonly Row[]) => Promise<void>,
  onRead: (read: number) => void,
) {
  let next = 0;
  return {
    run: async (signal: AbortSignal): Promise<ReadResult> => {
      let since = performance.now();
      while (next < rows.length) {
        signal.throwIfAborted();
        const slice = rows.slice(next, next + sliceSize);
        next += slice.length;
        await onRows(slice);
        if (performance.now() - since < mostWork) continue;
        onRead(next);
        await nextTask();
        since = performance.now();
      }
      return { read: rows.length, total: undefined, added: 0, removed: 0, repeated: 0 };
    },
  };
}

/** Writes rows into a file. It does not depend on the screen where it began: the session may end meanwhile. */
export function createExportJob({ source, toCells, writer }: ExportJobOptions): ExportJob {
  const total = typeof source === 'function' ? undefined : source.length;
  const { get, set, subscribe } = createStore<ExportState>({ phase: 'stopped', read: 0, total, isAgain: false });
  let controller = new AbortController();
  let isBroken = false;
  const inFile = async (write: () => Promise<void>) => {
    try {
      await write();
    } catch (error) {
      isBroken = true;
      throw error;
    }
  };
  let progress: Partial<ReadProgress> = {};
  const show = createThrottle(() => set({ ...get(), ...progress }), progressEvery);
  const onProgress = (next: Partial<ReadProgress>) => {
    progress = next;
    show.request();
  };
  const end = (state: Pick<ExportState, 'phase'> & Partial<ExportState>) => {
    show.flush();
    set({ ...get(), ...state });
  };
  const onRows = (rows: readonly Row[]) => inFile(() => writer.write(rows.map(toCells)));
  const pages = createPageReader({ onRows, onProgress });
  const reader: Reader =
    typeof source === 'function'
      ? { run: (signal) => pages.run(source, signal) }
      : rowReader(source, onRows, (read) => onProgress({ read }));
  const finish = async (signal: AbortSignal) => {
    const result = await reader.run(signal);
    await inFile(writer.close);
    return { ...result, isPaged: typeof source === 'function', cutTexts: writer.cutTexts() };
  };
  return {
    get,
    subscribe,
    run: async () => {
      const own = new AbortController();
      controller = own;
      set({ ...get(), phase: 'running' });
      try {
        end({ phase: 'done', result: await finish(own.signal) });
      } catch (error) {
        if (!own.signal.aborted) end({ phase: isBroken ? 'broken' : 'failed', error });
      }
    },
    stop: () => {
      if (get().phase !== 'running') return;
      controller.abort();
      end({ phase: 'stopped' });
    },
    discard: () => {
      controller.abort();
      void writer.abort().catch(() => undefined);
    },
  };
}
