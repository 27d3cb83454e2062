import { type FocusEvent, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { useListEntry } from './panel/usePanel';
import styles from './ScrollRegion.module.css';

interface ScrollRegionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
  readonly label: string;
  readonly isBusy: boolean;
  /** The height of its rows is known, of long lists too. */
  readonly isLaidOut: boolean;
  readonly children: ReactNode;
}

/**
 * Shows the whole of a focused control that is cut off at the right: Chromium does not if it shows 32 px of it. A row may be
 * wider than the list.
 */
function scrollToFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
  const isControl = target !== currentTarget && target.dataset.id === undefined;
  if (isControl && target.getBoundingClientRect().right > currentTarget.getBoundingClientRect().right)
    target.scrollIntoView({ block: 'nearest', inline: 'end' });
}

/** On a phone the page scrolls, not the region; a list inside of a page never moves it. */
function scrollersOf(ref: ScrollRegionProps['ref']): readonly (Element | null)[] {
  return ref.current?.closest('[data-inside]') ? [] : [ref.current, document.scrollingElement];
}

interface ScrollOptions extends Pick<ScrollRegionProps, 'ref' | 'isLaidOut'> {
  /** The key of the history entry, under which the scroll position is kept. */
  readonly entry: string;
}

/** Coming back to a list through the history restores its scroll position, even if it is reloaded. */
function useScrollPosition({ ref, entry, isLaidOut }: ScrollOptions): void {
  const { scrolled } = useConsole();
  const laidOut = useRef<string>(undefined);
  const restore = useEffectEvent(() => {
    // Another page, or another scope, begins at its top.
    for (const [index, top] of (scrolled.get(entry) ?? [0, 0]).entries()) scrollersOf(ref)[index]?.scrollTo({ top });
  });
  useLayoutEffect(() => {
    restore();
    const scrollers = scrollersOf(ref);
    const tops = () => scrollers.map((scroller) => scroller?.scrollTop ?? 0);
    return () => void (scrollers.length > 0 && scrolled.set(entry, tops()));
  }, [ref, entry, scrolled]);
  useLayoutEffect(() => {
    if (!isLaidOut || laidOut.current === entry) return;
    // Only after its layout has a long list its full height, so it is scrolled once more.
    laidOut.current = entry;
    restore();
  }, [isLaidOut, entry]);
}

/** What rows scroll in. */
export function ScrollRegion({ ref, className, label, isBusy, isLaidOut, children }: ScrollRegionProps) {
  useScrollPosition({ ref, entry: useListEntry(), isLaidOut });
  return (
    <section
      ref={ref}
      className={`${styles.scrollRegion} ${className}`}
      // So that it can be scrolled by keys.
      tabIndex={0}
      onFocus={scrollToFocus}
      aria-label={label}
      aria-busy={isBusy}
    >
      {children}
    </section>
  );
}
