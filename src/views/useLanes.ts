import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many cards stand side by side in a grid, as the look lays it out now. */
export function useLanes(grid: RefObject<HTMLElement | null>): number {
  const [lanes, setLanes] = useState(2);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => setLanes(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return lanes;
}
