import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from '../declare/resource';

/** Lists with more rows than this are long: only the rows in sight are rendered. */
export const longFrom = 60;
/** Lines rendered beyond those in sight, at each end, for the Tab key and fast scrolling. */
const overscan = 4;
/** Lines rendered, and measured, before a long list is laid out. */
const initialLines = 20;
/** The height of the other lines until then, in px. */
const initialHeight = 44;
/**
 * Lines laid out at a time. Whenever a line turns out to have another height, the virtualizer lays out all lines below again:
 * with thousands of them, that would cost more calls than to render the rows.
 */
const reachStep = 256;
/** In windows of this width the page scrolls, not the list. */
export const pageScrolls = '(max-width: 599px)';

interface VirtualRowsOptions {
  readonly rows: readonly Row[];
  /** Rows side by side. */
  readonly lanes: number;
  /** Between two lines, in px. */
  readonly gap: number;
  /** Render all rows, for a search in the page or for print. */
  readonly showAll: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
}

type Measure = (element: HTMLElement | null) => void;
type Estimate = (line: number) => number;

const linesIn = (scroller: HTMLElement | null) => scroller?.querySelectorAll<HTMLElement>('[data-index]') ?? [];

/**
 * The heights of the lines that are rendered first, and their median for all others. Without the former each of them would
 * be corrected, and with it the positions of all lines below.
 */
function estimateFrom(scroller: HTMLElement | null): Estimate | undefined {
  const heights = Array.from(linesIn(scroller), (line) => line.getBoundingClientRect().height);
  const median = [...heights].sort((a, b) => a - b)[heights.length >> 1];
  return median === undefined ? undefined : (line) => heights[line] ?? median;
}

/**
 * Passes lines to `measure`, including those rendered before it existed, or at another place among other rows. The ref never
 * changes: no row is rendered for it.
 */
function useMeasure(measure: Measure | undefined, { rows, scroller }: VirtualRowsOptions): Measure {
  const current = useRef<Measure>(undefined);
  // Not in an effect: refs are attached before effects run.
  current.current = measure;
  useLayoutEffect(() => {
    if (measure && rows.length > longFrom) for (const line of linesIn(scroller.current)) measure(line);
  }, [measure, rows, scroller]);
  // Once for all lines that were removed: each time, the virtualizer searches all.
  useEffect(() => measure?.(null));
  return useCallback((line) => void (line && current.current?.(line)), []);
}

/** The virtualizer of the list, or of the page where that scrolls. */
function useLines({ rows, lanes, gap, showAll, scroller }: VirtualRowsOptions) {
  const isWindowed = !showAll && rows.length > longFrom;
  const [estimate, setEstimate] = useState<Estimate>();
  const isPage = useMediaQuery(pageScrolls);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin(isPage ? (scroller.current?.offsetTop ?? 0) : 0);
    if (isWindowed && !estimate) setEstimate(() => estimateFrom(scroller.current));
  }, [isWindowed, estimate, isPage, scroller]);
  const isLaidOut = isWindowed && estimate !== undefined;
  const lines = isLaidOut ? Math.ceil(rows.length / lanes) : 0;
  const [reach, setReach] = useState(reachStep);
  const count = Math.min(reach, lines);
  const estimateSize = estimate ?? (() => initialHeight);
  // The lines beyond have room, but no places yet.
  const paddingEnd = (lines - count) * (estimateSize(count) + gap);
  const options = { count, paddingEnd, estimateSize, overscan, gap };
  const getScrollElement = () => scroller.current;
  const inList = useVirtualizer({ ...options, enabled: isLaidOut && !isPage, getScrollElement });
  const inPage = useWindowVirtualizer({ ...options, enabled: isLaidOut && isPage, scrollMargin });
  const virtualizer = isPage ? inPage : inList;
  const bottom = isLaidOut ? virtualizer.getVirtualItems().at(-1) : undefined;
  // In time for fast scrolling; all of them where the scroll position jumped beyond.
  if (bottom && count < lines && bottom.index >= count - reachStep / 4)
    setReach((virtualizer.scrollOffset ?? 0) > bottom.end ? lines : count + reachStep);
  const [wanted, setWanted] = useState<{ readonly line: number }>();
  const scrollToLine = useEffectEvent((line: number) => virtualizer.scrollToIndex(line, { align: 'center' }));
  // Not before the line has a place.
  useLayoutEffect(() => {
    if (wanted) scrollToLine(wanted.line);
  }, [wanted]);
  const scrollTo = (index: number) => {
    const line = Math.floor(index / lanes);
    if (line >= count) setReach(lines);
    setWanted({ line });
  };
  return { isWindowed, virtualizer: isLaidOut ? virtualizer : undefined, scrollTo };
}

/**
 * Rows of which the first has index `first` in the list. Their React key is the id or, if it is missing or occurred before,
 * the index: a duplicate key would leave its row behind on the next page.
 */
function withKeys(rows: readonly Row[], first: number, isWindowed: boolean) {
  const taken = new Set<string>();
  return rows.map((row, offset) => {
    const index = first + offset;
    const own = row.id === undefined || row.id === null ? undefined : String(row.id);
    const key = own === undefined || taken.has(own) ? `row-${index}` : own;
    taken.add(key);
    return { row, key, index: isWindowed ? index : undefined };
  });
}

/** The first row to render, the one after the last, and the room of those before and after, in px. */
function useRange(options: VirtualRowsOptions) {
  const { rows, lanes, gap } = options;
  const { isWindowed, virtualizer, scrollTo } = useLines(options);
  const measure = useMeasure(virtualizer?.measureElement, options);
  const items = virtualizer?.getVirtualItems() ?? [];
  const [top, bottom] = [items[0], items.at(-1)];
  // Also as long as the scroll position is unknown: the rows would be removed and rendered again.
  if (!virtualizer || !top || !bottom) {
    const end = isWindowed ? initialLines * lanes : rows.length;
    // Room enough to restore a scroll position far down.
    const after = isWindowed ? Math.max(0, Math.ceil(rows.length / lanes) - initialLines) * initialHeight : 0;
    return { isWindowed, first: 0, end, before: 0, after, measure, scrollTo: undefined };
  }
  const start = virtualizer.options.scrollMargin;
  // The room before and after is an item too, with a gap of its own.
  const room = (height: number) => Math.max(0, height - gap);
  const before = room(top.start - start);
  const after = room(virtualizer.getTotalSize() - (bottom.end - start));
  return { isWindowed, first: top.index * lanes, end: (bottom.index + 1) * lanes, before, after, measure, scrollTo };
}

/**
 * Chooses which rows of a long list to render, whatever their heights: `visible`, each with its index if the list is long,
 * and the room of the others in px. `measure` is the ref of the first element of each line, which has the number of its
 * line as `data-index`. `scrollTo` brings another row into sight, once a long list is laid out.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { first, end, ...range } = useRange(options);
  return { ...range, visible: withKeys(options.rows.slice(first, end), first, range.isWindowed) };
}
