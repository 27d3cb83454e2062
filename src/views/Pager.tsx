import { pageNumbers } from './pageNumbers';
import type { Paging } from './usePaging';

interface PagerProps {
  readonly paging: Paging;
  readonly onPage: (page: number) => void;
  /** '1–10 of 1,240', where the site says how many there are. */
  readonly range: string | undefined;
}

function PageButton({ page, current, onPage }: { page: number; current: number; onPage: (page: number) => void }) {
  const far = Math.abs(page - current) > 1 && page !== 1;
  return (
    <button
      type="button"
      className="b"
      aria-label={`Page ${page}`}
      aria-current={page === current ? 'page' : undefined}
      data-far={far || undefined}
      onClick={() => page !== current && onPage(page)}
    >
      {page}
    </button>
  );
}

/** Prev, numbered pages, Next: only when there is more than one page. */
export function Pager({ paging: { current, totalPages, hasNext }, onPage, range }: PagerProps) {
  const several = totalPages === undefined ? current > 1 || hasNext : totalPages > 1;
  if (!several) return range ? <div className="foot">{<span className="hide-s">{range}</span>}</div> : null;
  const marks =
    totalPages === undefined
      ? Array.from({ length: current }, (_, index) => index + 1)
      : pageNumbers(current, totalPages);
  return (
    <div className="foot">
      {range && <span className="hide-s">{range}</span>}
      <nav className="pager" aria-label="Pages">
        <button type="button" className="b" disabled={current <= 1} onClick={() => onPage(current - 1)}>
          Prev
        </button>
        {marks.map((mark, index) =>
          mark === 'gap' ? (
            // A gap is named by the page before it, which is there once.
            <span key={`after-${marks[index - 1]}`} className="gap" aria-hidden="true">
              …
            </span>
          ) : (
            <PageButton key={mark} page={mark} current={current} onPage={onPage} />
          ),
        )}
        <button type="button" className="b" disabled={!hasNext} onClick={() => onPage(current + 1)}>
          Next
        </button>
      </nav>
    </div>
  );
}
