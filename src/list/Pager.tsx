import { useTranslate } from 'react-admin';
import { counted } from '../console/formatCount';
import { Slot } from '../lazy/Slot';
import styles from './Pager.module.css';
import type { ListState } from './useListState';

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

/**
 * The pages that have a button: all of up to ten; of more the first, the last, two neighbours of the current one, and
 * gaps. Without a number of pages these are all up to the current one.
 */
function pageNumbers(current: number, totalPages: number | undefined): readonly (number | 'gap')[] {
  if (totalPages === undefined) return upTo(current);
  if (totalPages <= 10) return upTo(totalPages);
  const near = [-2, -1, 0, 1, 2].map((step) => current + step).filter((page) => page > 1 && page < totalPages);
  const shown = [1, ...near, totalPages];
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    // A gap of one page is as wide as its button.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap', page] : [page];
  });
}

/** The first and last row of the page among all, where the site says how many there are: '1–10 of 1,240'. */
function rangeOf({ query, paging, address: { perPage } }: ListState) {
  const { total, data: rows = [] } = query.data ?? {};
  if (total === undefined || paging.isCorrecting || rows.length === 0) return undefined;
  const first = (paging.page - 1) * perPage + 1;
  // While a page is loading, the rows are those of another one and do not tell how many it has.
  const last = Math.min(first - 1 + (query.isPlaceholderData ? perPage : rows.length), total);
  return first > last ? undefined : { first: counted(first), last: counted(last), total: counted(total) };
}

function PageButtons({ paging: { page: current, totalPages, hasNext }, address: { setPage } }: ListState) {
  const translate = useTranslate();
  const pages = pageNumbers(current, totalPages);
  const classOf = (page: number) => (page !== 1 && Math.abs(page - current) > 1 ? styles.far : undefined);
  return (
    <nav className={styles.pages} aria-label={translate('console.list.pages')}>
      <button type="button" disabled={current <= 1} onClick={() => setPage(current - 1)}>
        {translate('console.list.previous')}
      </button>
      {pages.map((page, index) =>
        page === 'gap' ? (
          // The page before a gap identifies it.
          <span key={`after-${pages[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={classOf(page)}
            aria-label={translate('console.list.page', { page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => page !== current && setPage(page)}
          >
            {page}
          </button>
        ),
      )}
      <button type="button" disabled={!hasNext} onClick={() => setPage(current + 1)}>
        {translate('console.list.next')}
      </button>
    </nav>
  );
}

// Few lists have a choice of sizes.
const pageSize = () => import('./find/PageSize');

interface PagerProps {
  readonly list: ListState;
  /** The numbers of rows among which one can choose. */
  readonly sizes: readonly number[] | undefined;
  readonly showsTotal: boolean;
}

/** Prev, numbered pages and Next, if there is more than one page. Plain elements, since there may be a dozen. */
export function Pager({ list, sizes = [], showsTotal }: PagerProps) {
  const translate = useTranslate();
  const { page, totalPages, hasNext } = list.paging;
  const range = showsTotal ? rangeOf(list) : undefined;
  const hasSeveralPages = totalPages === undefined ? page > 1 || hasNext : totalPages > 1;
  const hasSizes = sizes.length > 1;
  if (!hasSeveralPages && !range && !hasSizes) return null;
  return (
    <div className={styles.pager} data-screen-only>
      {range && <span className={styles.range}>{translate('console.list.range', range)}</span>}
      {hasSizes && <Slot load={pageSize} props={{ sizes, ...list.address }} />}
      {hasSeveralPages && <PageButtons {...list} />}
    </div>
  );
}
