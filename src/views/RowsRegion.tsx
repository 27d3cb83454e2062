import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsole } from './ConsoleContext';

interface RowsRegionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly className: string;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** What rows scroll in. Who comes back to a list by the history finds it where it was left, also when its rows are read anew. */
export function RowsRegion({ ref, className, label, isBusy, children }: RowsRegionProps) {
  const { key } = useLocation();
  const { scrolled } = useConsole();
  useLayoutEffect(() => {
    // On a phone it is not the region that scrolls but the page.
    const scrollers = [ref.current, document.scrollingElement];
    // Another page, or another scope, begins at its top.
    const kept = scrolled.get(key) ?? [0, 0];
    for (const [index, top] of kept.entries()) scrollers[index]?.scrollTo({ top });
    return () => {
      const tops = scrollers.map((each) => each?.scrollTop ?? 0);
      scrolled.set(key, tops);
    };
  }, [ref, key, scrolled]);
  return (
    <section ref={ref} className={className} tabIndex={0} aria-label={label} aria-busy={isBusy}>
      {children}
    </section>
  );
}
