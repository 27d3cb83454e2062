import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Lists of up to this number of rows are drawn whole. */
export const longFrom = 60;
/** Lines drawn beyond what is in sight, at each end: the next ones are there for the Tab key, and for a quick hand. */
const beyond = 4;
/** Up to this width the page itself scrolls, not the list in it. */
const pageScrolls = '(max-width: 599px)';

interface RowWindowOptions {
  readonly count: number;
  /** Rows side by side. */
  readonly lanes: number;
  /** A line's height before it has been measured, in px. */
  readonly estimate: number;
  /** All rows are to be drawn, for a search in the page or for print. */
  readonly showAll: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The rows to draw, and the room that the others take. */
export interface RowWindow {
  readonly isWindowed: boolean;
  readonly first: number;
  /** The row after the last. */
  readonly end: number;
  /** px */
  readonly before: number;
  /** px */
  readonly after: number;
  /** Given to the first element of each line, which carries its line's number as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Draws only the rows in sight of a long list, whatever their heights. */
export function useRowWindow({ count, lanes, estimate, showAll, scroller }: RowWindowOptions): RowWindow {
  const lines = Math.ceil(count / lanes);
  const isWindowed = !showAll && count > longFrom;
  const [byPage] = useState(() => matchMedia(pageScrolls).matches);
  const margin = useRef(0);
  useLayoutEffect(() => {
    margin.current = byPage ? (scroller.current?.offsetTop ?? 0) : 0;
  }, [byPage, scroller]);
  const options = { count: isWindowed ? lines : 0, estimateSize: () => estimate, overscan: beyond };
  const inList = useVirtualizer({
    ...options,
    enabled: isWindowed && !byPage,
    getScrollElement: () => scroller.current,
  });
  const inPage = useWindowVirtualizer({ ...options, enabled: isWindowed && byPage, scrollMargin: margin.current });
  if (!isWindowed) return { isWindowed, first: 0, end: count, before: 0, after: 0, measure: () => undefined };
  const virtualizer = byPage ? inPage : inList;
  const items = virtualizer.getVirtualItems();
  const top = items[0];
  const bottom = items.at(-1);
  const start = virtualizer.options.scrollMargin;
  return {
    isWindowed,
    first: (top?.index ?? 0) * lanes,
    end: Math.min(count, ((bottom?.index ?? 0) + 1) * lanes),
    before: (top?.start ?? start) - start,
    after: virtualizer.getTotalSize() - ((bottom?.end ?? start) - start),
    measure: virtualizer.measureElement,
  };
}
