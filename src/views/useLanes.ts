import { type RefObject, useLayoutEffect, useState } from 'react';

/** How the look lays out a grid of cards now. */
export interface Lanes {
  /** Cards side by side. */
  readonly lanes: number;
  /** Between two lines of cards, in px. */
  readonly gap: number;
}

/** Reads the layout of a grid, again whenever its size changes. */
export function useLanes(grid: RefObject<HTMLElement | null>): Lanes {
  const [layout, setLayout] = useState<Lanes>({ lanes: 2, gap: 16 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const seen = { lanes: gridTemplateColumns.split(' ').length, gap: Number.parseFloat(rowGap) || 0 };
      setLayout((known) => (known.lanes === seen.lanes && known.gap === seen.gap ? known : seen));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}
