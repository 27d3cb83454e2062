import type { CompleteResource } from '../../declare/complete';
import type { Row } from '../../declare/resource';
import type { Calls, ListAnswer } from '../../provider/Calls';
import type { Report } from './Finding';

/** What a declaration expects of the answers. */
interface Needs {
  /** The site says how many records there are. */
  readonly needsTotal: boolean;
  /** The site says how many pages there are. */
  readonly needsPages: boolean;
  /** Each page only tells of the next one. */
  readonly isChained: boolean;
}

/** What the answers to a list say of its pages, by its declaration. */
export function pageNeeds({ regular, list }: CompleteResource): Needs {
  const { paging = {} } = list?.from ?? {};
  const { total, pages } = paging;
  const isChained = paging.cursor !== undefined || paging.link === true;
  // Where only the number of records is declared, that of the pages follows from it; of what is chained, neither is needed.
  const isGiven = isChained ? pages !== undefined : total === undefined || pages !== undefined;
  return {
    isChained,
    needsTotal: list?.total === true && !regular && total !== false && (!isChained || total !== undefined),
    needsPages: pages !== false && isGiven,
  };
}

interface Paged {
  readonly list: (page: number) => ReturnType<Calls['list']>;
  /** The number of rows that are asked for. */
  readonly pageSize: number;
  readonly at: string;
  readonly call: string;
  readonly needs: Needs;
  readonly report: Report;
}

/** Without records, sites count no page or one. */
const pagesOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

const isSame = (one: readonly Row[], other: readonly Row[]) => JSON.stringify(one) === JSON.stringify(other);

function sizeProblem({ rows }: ListAnswer, pageSize: number, totalPages = 1): string | undefined {
  const isFull = totalPages > 1;
  if (rows.length > pageSize || (isFull && rows.length < pageSize))
    return `${rows.length} rows came where ${pageSize} were asked for`;
  return undefined;
}

/** The last page, compared with what the first said of it. */
function lastProblem(
  first: ListAnswer,
  last: ListAnswer,
  pageSize: number,
  totalPages: number,
): [code: string, message: string] | undefined {
  const { total } = first.paging ?? {};
  if (isSame(first.rows, last.rows)) return ['page-ignored', `page 1 and page ${totalPages} have the same rows`];
  if (last.rows.length === 0) return ['pages-wrong', `page ${totalPages}, which is said to be the last, is empty`];
  const expected = total === undefined ? undefined : total - (totalPages - 1) * pageSize;
  if (expected !== undefined && expected !== last.rows.length)
    return ['total-wrong', `the last page has ${last.rows.length} rows; by the total it would be ${expected}`];
  if (last.paging?.page !== undefined && last.paging.page !== totalPages)
    return ['page-wrong', `page ${totalPages} was asked for, and the answer says ${last.paging.page}`];
  return undefined;
}

/** Reads the first and the last page, and the one after it; returns all rows that came. */
export async function examinePages({
  list,
  pageSize,
  at,
  call,
  needs: { needsTotal, needsPages, isChained },
  report,
}: Paged): Promise<readonly Row[]> {
  const say = (code: string, message: string, suggestion?: string) => report({ code, at, call, message, suggestion });
  const first = await list(1);
  const { total } = first.paging ?? {};
  const follows = !needsPages && total !== undefined ? pagesOf(total, pageSize) : undefined;
  const { totalPages = follows } = first.paging ?? {};
  if (totalPages === undefined && total === undefined && (needsPages || needsTotal))
    say('pages-missing', 'the answer says neither how many pages nor how many records there are');
  else if (totalPages === undefined && needsPages)
    say('pages-missing', 'the answer does not say how many pages there are');
  else if (total === undefined && needsTotal)
    say('total-missing', 'the answer does not say how many records there are', 'declare `total: false`');
  const size = sizeProblem(first, pageSize, totalPages);
  if (size) {
    say('page-size-ignored', size, 'use the names of page and size that the site knows');
    return first.rows;
  }
  // To reach the last page of what is chained, all others would have to be read.
  if (totalPages === undefined || isChained) {
    const next = first.hasNextPage ? await list(2) : undefined;
    if (next && first.rows.length > 0 && isSame(first.rows, next.rows))
      say('page-ignored', 'page 1 and page 2 have the same rows');
    return [...first.rows, ...(next && !isSame(first.rows, next.rows) ? next.rows : [])];
  }
  if (total !== undefined && pagesOf(total, pageSize) !== Math.max(1, totalPages)) {
    say('pages-wrong', `${totalPages} pages are said to have ${total} records, ${pageSize} on each`);
    return first.rows;
  }
  const last = totalPages > 1 ? await list(totalPages) : first;
  const problem = totalPages > 1 ? lastProblem(first, last, pageSize, totalPages) : undefined;
  if (problem) say(...problem);
  else if (total === undefined && (await list(totalPages + 1)).rows.length > 0)
    say('pages-wrong', `there are rows after page ${totalPages}, which is said to be the last`);
  return last === first || problem ? first.rows : [...first.rows, ...last.rows];
}
