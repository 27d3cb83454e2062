import type { Row } from '../declare/resource';
import { createThrottle } from '../drafts/createThrottle';
import { createPageReader, type ReadPage, type ReadProgress, type ReadResult } from '../list/createPageReader';
import { createStore, type Store } from '../store/createStore';
import type { ExportRow, ExportWriter } from './ExportWriter';
import { nextTask } from './nextTask';

/**
 * How an export stands. It can go on after `stopped` and `failed`, not after `broken`, when the file could not be written,
 * nor after `faulty`, when a column could not say its value of a row.
 */
export interface ExportState extends ReadProgress {
  readonly phase: 'running' | 'stopped' | 'failed' | 'broken' | 'faulty' | 'done';
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

/** Rows that are there, or what reads the pages. */
export type ExportSource = readonly Row[] | ReadPage;

interface ExportParts {
  readonly source: ExportSource;
  readonly toCells: (row: Row) => ExportRow;
  readonly writer: ExportWriter;
}

interface ExportJobOptions {
  /** Loads what the export needs; called again if it failed. */
  readonly prepare: () => Promise<ExportParts>;
  /** Leaves no file of an export that was given up before that was loaded. */
  readonly giveUp: () => Promise<void>;
}

/** ms of work after which the browser gets its turn. */
const mostWork = 10;
/** How often progress is shown, in ms: each time renders the dialog. */
const progressEvery = 100;
/** Rows that are written at once. */
const sliceSize = 50;

/** Delivers rows that are there, all as they are, in parts that do not keep the browser busy. */
function rowReader(
  rows: readonly Row[],
  onRows: (rows: readonly Row[]) => Promise<void>,
  onRead: (read: number) => void,
) {
  let next = 0;
  return async (signal: AbortSignal): Promise<ReadResult> => {
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
  };
}

/** Writes rows into a file. It does not depend on the screen where it began: the session may end meanwhile. */
export function createExportJob({ prepare, giveUp }: ExportJobOptions): ExportJob {
  const start: ExportState = { phase: 'stopped', read: 0, total: undefined, isAgain: false };
  const { get, set, subscribe } = createStore(start);
  let controller = new AbortController();
  let fault: 'broken' | 'faulty' | undefined;
  let isDiscarded = false;
  const inFile = async (write: () => Promise<void>) => {
    try {
      await write();
    } catch (error) {
      fault = 'broken';
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
  let writer: ExportWriter | undefined;
  const begin = async () => {
    const { source, toCells, writer: file } = await prepare();
    writer = file;
    const cellsOf = (rows: readonly Row[]) => {
      try {
        return rows.map(toCells);
      } catch (error) {
        console.error(error);
        fault = 'faulty';
        throw error;
      }
    };
    const onRows = async (rows: readonly Row[]) => {
      const cells = cellsOf(rows);
      await inFile(() => file.write(cells));
    };
    if (typeof source !== 'function') {
      set({ ...get(), total: source.length });
      return { file, isPaged: false, read: rowReader(source, onRows, (read) => onProgress({ read })) };
    }
    const pages = createPageReader({ onRows, onProgress });
    return { file, isPaged: true, read: (signal: AbortSignal) => pages.run(source, signal) };
  };
  let begun: ReturnType<typeof begin> | undefined;
  const beginOnce = () => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
  const finish = async (signal: AbortSignal) => {
    const { file, isPaged, read } = await beginOnce();
    signal.throwIfAborted();
    const result = await read(signal);
    await inFile(file.close);
    return { ...result, isPaged, cutTexts: file.cutTexts() };
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
        if (!isDiscarded && (fault || !own.signal.aborted)) end({ phase: fault ?? 'failed', error });
      }
    },
    stop: () => {
      if (get().phase !== 'running') return;
      controller.abort();
      end({ phase: 'stopped' });
    },
    discard: () => {
      isDiscarded = true;
      controller.abort();
      const leaveNoFile = async () => writer?.abort() ?? giveUp();
      // While its parts are being loaded, the writer may still come.
      const given = writer || !begun ? leaveNoFile() : begun.then(leaveNoFile, leaveNoFile);
      given.catch(() => undefined);
    },
  };
}
