import { type RefObject, useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { ListBodyProps } from './columns';
import type { useVirtualRows } from './useVirtualRows';

interface EditedOptions
  extends Pick<ListBodyProps, 'resource' | 'rows' | 'isPartial' | 'editedId'>,
    Pick<ReturnType<typeof useVirtualRows>, 'isWindowed' | 'scrollTo'> {
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * Coming back from a record that was saved, its row is in sight: the list is where it was left, but the row may have moved.
 * Returns whether the list is as long as it will be.
 */
export function useShowEdited({ resource, rows, isPartial, editedId, scroller, ...lines }: EditedOptions): boolean {
  const { isWindowed, scrollTo } = lines;
  const { unseen } = useConsole();
  const isLaidOut = !isPartial && (!isWindowed || scrollTo !== undefined);
  useEffect(() => {
    if (!isLaidOut || !unseen.delete(resource.name)) return;
    const shown = scroller.current?.querySelector('[data-edited]');
    const index = shown ? -1 : rows.findIndex(({ id }) => String(id) === editedId);
    shown?.scrollIntoView({ block: 'nearest' });
    if (index >= 0) scrollTo?.(index);
  });
  return isLaidOut;
}
