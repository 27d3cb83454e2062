import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import { hasModifier } from '../ui/hasModifier';
import { useListEntry } from './panel/usePanel';
import styles from './ScrollRegion.module.css';

interface ScrollRegionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
  readonly label: string;
  readonly isBusy: boolean;
  /** More rows are still being read. */
  readonly isPartial: boolean;
  /** All rows are there, and the height of long lists is known. */
  readonly isLaidOut: boolean;
  readonly children: ReactNode;
}

/**
 * Shows the whole of a control that a key has focused: Chromium may leave it cut off at the right, or under the columns that
 * stay in sight. A row may be wider than the list.
 */
function scrollToFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
  const isControl = target !== currentTarget && target.dataset.id === undefined;
  if (!isControl || !target.matches(':focus-visible')) return;
  const isCut = target.getBoundingClientRect().right > currentTarget.getBoundingClientRect().right;
  target.scrollIntoView({ block: 'nearest', inline: isCut ? 'end' : 'nearest' });
}

/** On a phone the page scrolls, not the region; a list inside of a page never moves it. */
function scrollersOf(ref: ScrollRegionProps['ref']): readonly (Element | null)[] {
  return ref.current?.closest('[data-inside]') ? [] : [ref.current, document.scrollingElement];
}

interface ScrollOptions extends Pick<ScrollRegionProps, 'ref' | 'isPartial' | 'isLaidOut'> {
  /** The key of the history entry, under which the scroll position is kept. */
  readonly entry: string;
}

/** Coming back to a list through the history restores its scroll position, even if it is reloaded. */
function useScrollPosition({ ref, entry, isPartial, isLaidOut }: ScrollOptions): void {
  const { scrolled } = useConsole();
  const laidOut = useRef<string>(undefined);
  const aim = useRef<readonly number[]>(undefined);
  const restore = useEffectEvent(() => {
    if (isLaidOut) laidOut.current = entry;
    // The first rows of many wait at the top for the others.
    const tops = isPartial && !aim.current ? undefined : scrolled.get(entry);
    // Another page, or another scope, begins at its top.
    aim.current = tops ?? [0, 0];
    for (const [index, top] of aim.current.entries()) scrollersOf(ref)[index]?.scrollTo({ top });
  });
  useLayoutEffect(() => {
    restore();
    const scrollers = scrollersOf(ref);
    const tops = () => scrollers.map((scroller) => scroller?.scrollTop ?? 0);
    return () => void (scrollers.length > 0 && scrolled.set(entry, tops()));
  }, [ref, entry, scrolled]);
  useLayoutEffect(() => {
    if (!isLaidOut || laidOut.current === entry) return;
    laidOut.current = entry;
    // Only after its layout has a long list its full height. Who has scrolled on while it was read stays there.
    const isMoved = scrollersOf(ref).some(
      (scroller, index) => (scroller?.scrollTop ?? 0) > (aim.current?.[index] ?? 0) + 1,
    );
    if (!isMoved) restore();
  }, [ref, isLaidOut, entry]);
}

/** Follows the links of rows, marked with `data-route`, as the router's own links would be: one listener for all of them. */
function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-route]');
    if (!link || hasModifier(event) || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}

/** What rows scroll in. */
export function ScrollRegion({ ref, className, label, isBusy, isPartial, isLaidOut, children }: ScrollRegionProps) {
  useScrollPosition({ ref, entry: useListEntry(), isPartial, isLaidOut });
  const events = { onFocus: scrollToFocus, onClick: useFollowLinks() };
  return (
    <section
      ref={ref}
      className={`${styles.scrollRegion} ${className}`}
      // So that it can be scrolled by keys.
      tabIndex={0}
      {...events}
      aria-label={label}
      aria-busy={isBusy}
    >
      {children}
    </section>
  );
}
