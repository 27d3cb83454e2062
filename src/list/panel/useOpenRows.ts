import { type KeyboardEvent, type MouseEvent, type RefObject, use, useEffect, useEffectEvent, useMemo } from 'react';
import type { Row } from '../../declare/resource';
import { hasModifier } from '../../ui/hasModifier';
import { isComposing } from '../../ui/isComposing';
import type { useVirtualRows } from '../useVirtualRows';
import { type Panel, PanelContext } from './usePanel';

/** Elements of a row that react to a press themselves, and the room around its buttons: a press there does not open it. */
const controls = 'a, button, input, select, textarea, label, summary, audio, video, [role=button], [data-screen-only]';

/** The focus ring is drawn inside of the row, because outside of it the list would cut it off. */
const style = { cursor: 'pointer', outlineOffset: -2 } as const;

/** Makes the element of a row one that opens: it can have the focus. A row without an id has no address. */
export const rowMark = ({ id }: Row, opens: boolean) =>
  opens && id !== undefined && id !== null ? { tabIndex: 0, 'data-id': String(id), style } : undefined;

export const rowWith = (id: string, within: ParentNode) =>
  within.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

function onClick(event: MouseEvent<HTMLElement>, { show }: Panel): void {
  const target = event.target as Element;
  const row = target.closest<HTMLElement>('[data-id]');
  // React passes on events of what is rendered elsewhere, such as a dialog.
  if (!row || !event.currentTarget.contains(row) || event.defaultPrevented) return;
  if (hasModifier(event)) return;
  const isControl = row.contains(target.closest(controls));
  // A press that ends a selection of text is not for the row.
  if (isControl || getSelection()?.isCollapsed === false) return;
  show(row.dataset.id ?? '');
}

const ways: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

function onKeyDown(event: KeyboardEvent<HTMLElement>, { show }: Panel): void {
  const { id } = (event.target as HTMLElement).dataset;
  if (id === undefined || isComposing(event) || hasModifier(event)) return;
  const way = ways[event.key];
  const next = way && (event.target as HTMLElement)[way];
  if (event.key === 'Enter') show(id);
  else if (next instanceof HTMLElement && next.dataset.id !== undefined) next.focus();
  else return;
  event.preventDefault();
}

interface OpenRowsOptions extends Pick<ReturnType<typeof useVirtualRows>, 'isWindowed' | 'scrollTo'> {
  readonly rows: readonly Row[];
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * Lets rows open the panel of their record, by a click or Enter, where there is one; the arrows lead from row to row. One
 * listener for all of them: a list has hundreds. The row whose record is shown is kept in sight.
 */
export function useOpenRows({ rows, scroller, isWindowed, scrollTo }: OpenRowsOptions) {
  const panel = use(PanelContext);
  const id = panel?.id;
  const isLaidOut = !isWindowed || scrollTo !== undefined;
  const bringIntoSight = useEffectEvent((shown: string) => {
    const element = scroller.current && rowWith(shown, scroller.current);
    const index = element ? -1 : rows.findIndex((row) => String(row.id) === shown);
    element?.scrollIntoView({ block: 'nearest' });
    if (index >= 0) scrollTo?.(index);
  });
  useEffect(() => {
    if (id !== undefined && isLaidOut) bringIntoSight(id);
  }, [id, isLaidOut]);
  return useMemo(() => {
    if (!panel) return { opens: false, events: undefined };
    const events = {
      onClick: (event: MouseEvent<HTMLElement>) => onClick(event, panel),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, panel),
    };
    return { opens: true, events };
  }, [panel]);
}
