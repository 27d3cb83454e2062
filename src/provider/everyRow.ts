import type { Row } from '../declare/resource';
import type { ListAnswer } from './Calls';

/** Rows that are asked for at once where all are wanted; a site may send fewer. */
export const partSize = 100;

/** No more rows than these are read. */
const most = 10_000;

/**
 * Reads a list that comes in parts until the site says that this was the last one, or until a part is empty or the same as
 * the one before: then the site does not know the parameter.
 */
export async function everyRow(
  readPart: (page: number, start: number) => Promise<Omit<ListAnswer, 'hasNextPage'>>,
): Promise<ListAnswer> {
  const all: Row[] = [];
  let before = '';
  for (let page = 1; all.length < most; page += 1) {
    const { rows, total, paging } = await readPart(page, all.length);
    const now = JSON.stringify(rows);
    if (rows.length === 0 || now === before) break;
    before = now;
    all.push(...rows);
    if (page >= (paging?.totalPages ?? Number.POSITIVE_INFINITY) || all.length >= (total ?? Number.POSITIVE_INFINITY))
      break;
  }
  return { rows: all, total: all.length, hasNextPage: false };
}
