import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from './useMedia';

/** Lists of up to this number of rows are drawn whole. */
export const longFrom = 60;
/** Lines drawn beyond what is in sight, at each end: the next ones are there for the Tab key, and for a quick hand. */
const beyond = 4;
/** Lines looked at before a long list is laid out. */
const firstLook = 30;
/** A line's height, in px, for the time of that look. */
const guess = 44;
/** Up to this width the page itself scrolls, not the list in it. */
const pageScrolls = '(max-width: 599px)';

interface RowWindowOptions {
  readonly count: number;
  /** Rows side by side. */
  readonly lanes: number;
  /** Between two lines, in px. */
  readonly gap: number;
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

const linesIn = (scroller: HTMLElement | null) => scroller?.querySelectorAll<HTMLElement>('[data-index]') ?? [];

/** Height of the line that half of those drawn do not exceed, in px: in most lists that of nearly all. */
function typicalHeight(scroller: HTMLElement | null): number | undefined {
  const heights = Array.from(linesIn(scroller), (line) => line.offsetHeight).sort((a, b) => a - b);
  return heights[heights.length >> 1];
}

type Measure = RowWindow['measure'];

/** Hands lines to `by`, also those drawn before it was there. The same function at each drawing: none is drawn anew for it. */
function useMeasure(by: Measure | undefined, scroller: RefObject<HTMLElement | null>): Measure {
  const at = useRef<Measure>(undefined);
  // Before the lines of the same drawing are handed over, which is why it is no effect.
  at.current = by;
  useLayoutEffect(() => {
    if (by) for (const line of linesIn(scroller.current)) by(line);
  }, [by, scroller]);
  return useCallback((line) => at.current?.(line), []);
}

/**
 * Draws only the rows in sight of a long list, whatever their heights. The first lines are drawn and looked at before
 * the list is laid out: each line that is not as high as was thought has all those below it reckoned anew.
 */
export function useRowWindow({ count, lanes, gap, showAll, scroller }: RowWindowOptions): RowWindow {
  const lines = Math.ceil(count / lanes);
  const isWindowed = !showAll && count > longFrom;
  const [typical, setTypical] = useState<number>();
  const byPage = useMedia(pageScrolls);
  // A state: the page may begin to scroll, with another distance to the list, long after the list was laid out.
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    setMargin(byPage ? (scroller.current?.offsetTop ?? 0) : 0);
    if (isWindowed && typical === undefined) setTypical(typicalHeight(scroller.current));
  }, [isWindowed, typical, byPage, scroller]);
  const isLaidOut = isWindowed && typical !== undefined;
  const options = { count: isLaidOut ? lines : 0, estimateSize: () => typical ?? 0, overscan: beyond, gap };
  const inList = useVirtualizer({
    ...options,
    enabled: isLaidOut && !byPage,
    getScrollElement: () => scroller.current,
  });
  const inPage = useWindowVirtualizer({ ...options, enabled: isLaidOut && byPage, scrollMargin: margin });
  const virtualizer = byPage ? inPage : inList;
  const measure = useMeasure(isLaidOut ? virtualizer.measureElement : undefined, scroller);
  const items = isLaidOut ? virtualizer.getVirtualItems() : [];
  const [top, bottom] = [items[0], items.at(-1)];
  // Also while nobody knows yet which lines are in sight: they would be taken away and drawn again.
  if (!top || !bottom) {
    const end = isWindowed ? Math.min(count, firstLook * lanes) : count;
    // Room enough for a list that was left far down to be put there again.
    const after = isWindowed ? Math.max(0, lines - firstLook) * guess : 0;
    return { isWindowed, first: 0, end, before: 0, after, measure };
  }
  const start = virtualizer.options.scrollMargin;
  // The room before and after is an item of the list too, with a gap of its own.
  const room = (height: number) => Math.max(0, height - gap);
  return {
    isWindowed,
    first: top.index * lanes,
    end: Math.min(count, (bottom.index + 1) * lanes),
    before: room(top.start - start),
    after: room(virtualizer.getTotalSize() - (bottom.end - start)),
    measure,
  };
}
