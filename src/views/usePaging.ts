import { useEffect, useRef } from 'react';
import type { ListPageData } from './useListQuery';

/** What the pager knows. Without a number of pages there is only "before" and, while pages come full, "after". */
export interface Paging {
  readonly current: number;
  readonly totalPages: number | undefined;
  readonly hasNext: boolean;
  /** The rows at hand are not those that will be shown. */
  readonly isCorrecting: boolean;
}

interface Asked {
  readonly page: number;
  readonly pageSize: number;
  correct(page: number): void;
}

/** The number of the last page that the site spoke of. */
function lastPage({ meta }: ListPageData, pageSize: number): number | undefined {
  return meta.totalPages ?? (meta.total === undefined ? undefined : Math.ceil(meta.total / pageSize));
}

/** The page to show in place of `page`: the last, if that one is beyond it, or the one that the site says it answered. */
function correction(data: ListPageData | undefined, page: number, totalPages: number | undefined): number | undefined {
  if (!data) return undefined;
  const last = Math.max(1, totalPages ?? page);
  if (page > last) return last;
  const answered = data.meta.page;
  if (answered === undefined || answered < 1 || answered === page || data.rows.length === 0) return undefined;
  // A page beyond the last that the same answer speaks of would lead back here, and so on for ever.
  return totalPages !== undefined && answered > last ? undefined : answered;
}

/**
 * The page shown is the one asked for, unless the site says it answered another. A page beyond the last leads to the
 * last. While an answer is on its way (`isOld`: `data` is the former page's), or failed, the pager stays as it was.
 */
export function usePaging(data: ListPageData | undefined, isOld: boolean, { page, pageSize, correct }: Asked): Paging {
  const known = useRef<number>(undefined);
  if (data) known.current = lastPage(data, pageSize);
  const totalPages = known.current;
  const corrected = isOld ? undefined : correction(data, page, totalPages);
  const put = useRef(correct);
  put.current = correct;
  useEffect(() => {
    if (corrected !== undefined) put.current(corrected);
  }, [corrected]);
  const current = corrected ?? page;
  const hasNext = totalPages === undefined ? (data?.rows.length ?? 0) >= pageSize : current < totalPages;
  return { current, totalPages, hasNext, isCorrecting: corrected !== undefined };
}
