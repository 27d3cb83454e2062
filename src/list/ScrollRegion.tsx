import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../console/ConsoleContext';
import styles from './ScrollRegion.module.css';

interface ScrollRegionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
  readonly label: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Shows the whole of a focused control that is cut off at the right: Chromium does not if it shows 32 px of it. */
function scrollToFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget && target.getBoundingClientRect().right > currentTarget.getBoundingClientRect().right)
    target.scrollIntoView({ block: 'nearest', inline: 'end' });
}

/** What rows scroll in. Coming back to a list through the history restores its scroll position, even if it is reloaded. */
export function ScrollRegion({ ref, className, label, isBusy, children }: ScrollRegionProps) {
  const { key } = useLocation();
  const { scrolled } = useConsole();
  useLayoutEffect(() => {
    // On a phone the page scrolls, not the region.
    const scrollers = [ref.current, document.scrollingElement];
    // Another page, or another scope, begins at its top.
    const positions = scrolled.get(key) ?? [0, 0];
    for (const [index, top] of positions.entries()) scrollers[index]?.scrollTo({ top });
    const tops = () => scrollers.map((scroller) => scroller?.scrollTop ?? 0);
    return () => void scrolled.set(key, tops());
  }, [ref, key, scrolled]);
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
