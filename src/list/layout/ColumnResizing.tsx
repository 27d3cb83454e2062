import { useEffect, useEffectEvent } from 'react';
import type { ListLooks } from './ColumnsPopover';
import { useColumnChoice } from './useColumnChoice';
import { leastWidth, mostWidth } from './widths';

/** How near to the right edge of a head a drag can begin, in px: less than the padding beside its button. */
const grip = 6;

interface ColumnResizingProps extends Pick<ListLooks, 'resource' | 'layout'> {
  /** The element of the list's screen. */
  readonly screen: Element;
}

/** The head of a column whose right edge is under the pointer; those of boxes and buttons are none. */
function grippedBy({ target, clientX }: PointerEvent): HTMLElement | undefined {
  const head = target instanceof Element ? target.closest<HTMLElement>('th[data-key]') : null;
  const distance = head ? head.getBoundingClientRect().right - clientX : Number.NaN;
  return head && distance >= 0 && distance <= grip ? head : undefined;
}

/** Lets the pointer drag the right edges of the heads of a table, without an element for each. */
export default function ColumnResizing({ resource, layout, screen }: ColumnResizingProps) {
  const { columns, resize } = useColumnChoice(resource, layout);
  const drag = useEffectEvent((down: PointerEvent) => {
    const head = down.button === 0 && down.pointerType !== 'touch' ? grippedBy(down) : undefined;
    const column = columns.find(({ key }) => key === head?.dataset.key);
    if (!head || !column) return;
    // Otherwise the browser would begin to select text.
    down.preventDefault();
    const begin = head.getBoundingClientRect().width - down.clientX;
    const { minWidth, maxWidth } = head.style;
    const ended = new AbortController();
    const widthAt = ({ clientX }: PointerEvent) =>
      Math.round(Math.min(mostWidth, Math.max(leastWidth, begin + clientX)));
    const end = (event: PointerEvent) => {
      ended.abort();
      // Undo the inline styles of the drag: React does not know them, and renders the new width itself.
      Object.assign(head.style, { minWidth, maxWidth });
      if (event.type === 'pointerup') resize(column.key, widthAt(event));
    };
    const { signal } = ended;
    const follow = (event: PointerEvent) => {
      const width = `${widthAt(event)}px`;
      Object.assign(head.style, { minWidth: width, maxWidth: width });
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });
  useEffect(() => {
    const removed = new AbortController();
    const { signal } = removed;
    const show = (event: Event) => {
      const head = (event.target as Element).closest<HTMLElement>('thead th');
      if (head) head.style.cursor = grippedBy(event as PointerEvent) ? 'col-resize' : '';
    };
    screen.addEventListener('pointermove', show, { signal });
    screen.addEventListener('pointerdown', (event) => drag(event as PointerEvent), { signal });
    return () => removed.abort();
  }, [screen]);
  return null;
}
