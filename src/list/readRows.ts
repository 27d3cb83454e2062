import type { Row } from '../declare/resource';
import { createPageReader, type ReadPage } from './createPageReader';

/** Reads rows page by page: all, or the first `most`. */
export async function readRows(readPage: ReadPage, most = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const enough = new AbortController();
  const onRows = (added: readonly Row[]) => {
    rows.push(...added);
    if (rows.length >= most) enough.abort();
  };
  try {
    await createPageReader({ onRows, onProgress: () => undefined }).run(readPage, enough.signal);
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  }
  return rows.slice(0, most);
}
