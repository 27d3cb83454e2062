import type { Row } from '../declare/resource';
import { inTurn, mostAtOnce } from './inTurn';

/** A page as the site answered it. */
export interface PageAnswer {
  readonly rows: readonly Row[];
  /** How many rows and pages there are at this moment; undefined where the site does not say. */
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
  readonly hasNextPage: boolean;
}

/** Reads one page; rejects once `signal` is aborted. */
export type ReadPage = (page: number, signal: AbortSignal) => Promise<PageAnswer>;

export interface ReadProgress {
  readonly read: number;
  readonly total: number | undefined;
  /** Rows came or went, so all pages are read once more. */
  readonly isAgain: boolean;
}

/** What was read, and what happened to the rows meanwhile. */
export interface ReadResult {
  /** Rows that were delivered. */
  readonly read: number;
  /** What the site counted in the end. */
  readonly total: number | undefined;
  readonly added: number;
  /** They were deleted meanwhile; those that had been read were delivered. */
  readonly removed: number;
  /** Rows left out because another row has their id. */
  readonly repeated: number;
}

interface PageReaderOptions {
  /** Gets rows that were not there before, in the site's order; the next page waits for it. */
  readonly onRows: (rows: readonly Row[]) => Promise<void> | void;
  readonly onProgress: (progress: ReadProgress) => void;
}

/** If rows keep coming and going, the pages are not read more often than this. */
const mostPasses = 3;

/** One reading of all pages. */
interface Pass {
  readonly ids: Set<string>;
  nextPage: number;
  /** The last page; undefined until the site has said it. */
  lastPage: number | undefined;
  firstTotal: number | undefined;
  total: number | undefined;
  repeated: number;
  hasChanged: boolean;
  isOver: boolean;
}

const newPass = (ids: Set<string>): Pass => ({
  ids,
  nextPage: 1,
  lastPage: undefined,
  firstTotal: undefined,
  total: undefined,
  repeated: 0,
  hasChanged: false,
  isOver: false,
});

/** Takes note of a page; returns its rows that this pass has not seen. */
function take(pass: Pass, { rows, total, totalPages, hasNextPage }: PageAnswer): readonly Row[] {
  if (pass.nextPage === 1) pass.firstTotal = total;
  else if (total !== pass.total) pass.hasChanged = true;
  pass.total = total;
  pass.lastPage = totalPages;
  const fresh = rows.filter(({ id }) => id === undefined || id === null || !pass.ids.has(String(id)));
  for (const { id } of fresh) if (id !== undefined && id !== null) pass.ids.add(String(id));
  pass.repeated += rows.length - fresh.length;
  // A site that does not know the parameter returns the same page for ever.
  const isLast = totalPages === undefined ? !hasNextPage || fresh.length === 0 : pass.nextPage >= totalPages;
  pass.isOver = isLast;
  pass.nextPage += 1;
  return fresh;
}

/** Reads the pages of a pass, up to four at a time, and takes them in order. */
async function runPass(
  pass: Pass,
  readPage: ReadPage,
  signal: AbortSignal,
  onFresh: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const requests = new Map<number, Promise<PageAnswer>>();
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  signal.addEventListener('abort', stop);
  try {
    while (!pass.isOver) {
      signal.throwIfAborted();
      // Only an answer tells how many pages there are: without it, one after the other.
      const last = Math.min(pass.lastPage ?? pass.nextPage, pass.nextPage + mostAtOnce - 1);
      for (let page = pass.nextPage; page <= Math.max(last, pass.nextPage); page += 1) {
        if (requests.has(page)) continue;
        const request = inTurn(() => readPage(page, stopper.signal), stopper.signal);
        // One that fails is noticed when its turn comes.
        request.catch(() => undefined);
        requests.set(page, request);
      }
      const page = pass.nextPage;
      const answer = await (requests.get(page) as Promise<PageAnswer>);
      signal.throwIfAborted();
      requests.delete(page);
      await onFresh(take(pass, answer));
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/**
 * Reads all rows of a list that comes page by page, each id once. `run` rejects when a call fails or `signal` is aborted;
 * called again, it goes on where it was. If rows came or went meanwhile, others moved to pages that had been read: then
 * all pages are read once more for what was missed.
 */
export function createPageReader({ onRows, onProgress }: PageReaderOptions) {
  const seen = new Set<string>();
  let withoutId = 0;
  let late = 0;
  let passes = 1;
  let firstTotal: number | undefined;
  let before: Pass | undefined;
  // The first pass and the reader share their ids: there may be a hundred thousand.
  let pass = newPass(seen);
  const tellProgress = () => {
    const isAgain = passes > 1;
    onProgress({ read: isAgain ? pass.ids.size : seen.size + withoutId, total: pass.total, isAgain });
  };
  const onFresh = async (rows: readonly Row[]) => {
    if (passes === 1) {
      withoutId += rows.filter(({ id }) => id === undefined || id === null).length;
      await onRows(rows);
    } else {
      const missed = rows.filter(({ id }) => id !== undefined && id !== null && !seen.has(String(id)));
      for (const { id } of missed) seen.add(String(id));
      late += missed.length;
      if (missed.length > 0) await onRows(missed);
    }
    tellProgress();
  };
  /** A second reading that ends as the one before shows that the site itself repeats ids. */
  const isSettled = () => {
    if (!pass.hasChanged && (pass.repeated === 0 || pass.ids.size === before?.ids.size)) return true;
    return passes >= mostPasses || withoutId > 0;
  };
  const result = (): ReadResult => {
    const { total, ids, repeated } = pass;
    const grown = total !== undefined && firstTotal !== undefined ? total - firstTotal : undefined;
    const gone = seen.size - ids.size;
    const removed = Math.max(gone, -(grown ?? 0));
    return {
      read: seen.size + withoutId,
      total,
      added: grown === undefined ? late : removed + grown,
      removed,
      repeated: pass.hasChanged ? 0 : repeated,
    };
  };
  return {
    run: async (readPage: ReadPage, signal: AbortSignal): Promise<ReadResult> => {
      for (;;) {
        await runPass(pass, readPage, signal, onFresh);
        if (passes === 1) firstTotal = pass.firstTotal;
        if (isSettled()) return result();
        before = pass;
        passes += 1;
        pass = newPass(new Set());
        tellProgress();
      }
    },
  };
}
