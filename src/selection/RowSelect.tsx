import { styled } from '@mui/material/styles';
import { type ChangeEvent, type MouseEvent, useSyncExternalStore } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { rowText } from '../kinds/rowText';
import { phone, token, touch } from '../theme/token';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { keptSelection } from './keptSelection';
import type { Selection } from './Selection';
import { selectedSet } from './selectedSet';
import { selectionText } from './selectionText';

const Box = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  minHeight: 24,
  cursor: 'pointer',
  // Shifts the box to the left, so that it stands where the texts of the cells begin.
  [touch]: { minWidth: 44, minHeight: 44, marginInlineStart: -13 },
  input: { width: 18, height: 18, margin: 0, accentColor: token('accent'), cursor: 'inherit' },
});

const Reason = styled('div')({
  maxWidth: 240,
  color: token('danger-ink'),
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  [phone]: { maxWidth: 'none' },
});

/** Narrow in a table; on top of a card, and of the card that a row is on a phone. */
const cells = {
  td: styled('td')({ width: '1%', [phone]: { gridColumn: '1 / -1', order: -2 } }),
  div: styled('div')({ padding: '6px 14px 0' }),
};

const noFailures: ReadonlyMap<string, string> = new Map();
const never = () => () => undefined;

/** The rows from one to another, in the order of the list; only the latter if the former is not there. */
function rangeOf(rows: readonly Row[], from: string | undefined, to: string): readonly Row[] {
  const indexOf = (id: string | undefined) => rows.findIndex((row) => String(row.id) === id);
  const [start, end] = [indexOf(from), indexOf(to)].sort((a, b) => a - b) as [number, number];
  return start < 0 ? rows.filter(({ id }) => String(id) === to) : rows.slice(start, end + 1);
}

/** Changes what is selected as a press on the box of a row says; with Shift, from the box that was pressed before. */
function choose(
  { selection, ids, rows }: { selection: Selection; ids: readonly Identifier[]; rows: readonly Row[] },
  row: Row,
  isOn: boolean,
  withRange: boolean,
): Identifier[] {
  const id = String(row.id);
  const range = rangeOf(rows, withRange ? selection.anchor : undefined, id).filter((other) => other.id !== undefined);
  selection.anchor = id;
  const known = selectedSet(ids);
  const inRange = new Set(range.map((other) => String(other.id)));
  if (!isOn) return ids.filter((other) => !inRange.has(String(other)));
  const added = range.filter((other) => !known.has(String(other.id))).map((other) => other.id as Identifier);
  return [...ids, ...added];
}

interface RowSelectProps {
  readonly as: keyof typeof cells;
  readonly resource: CompleteResource;
  readonly row: Row;
}

/** The box that selects a row, and why what was tried with it failed. A row without an id has none. */
export function RowSelect({ as, resource, row }: RowSelectProps) {
  const { selectedIds, data = [], onSelect } = useListContext();
  const selection = keptSelection.of(useConsole(), resource);
  const failures = useSyncExternalStore(
    selection?.failures.subscribe ?? never,
    selection?.failures.get ?? (() => noFailures),
  );
  const Cell = cells[as];
  if (!selection || row.id === undefined || row.id === null) return <Cell data-screen-only />;
  const id = String(row.id);
  const isSelected = selectedSet(selectedIds).has(id);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const withRange = (nativeEvent as globalThis.MouseEvent).shiftKey === true;
    onSelect(choose({ selection, ids: selectedIds, rows: data as readonly Row[] }, row, target.checked, withRange));
  };
  // The browser would mark the texts between two presses.
  const keepTexts = (event: MouseEvent) => event.shiftKey && event.preventDefault();
  const name = selectionText('row', { name: rowText(resource, row) || `${resource.item} ${id}` });
  const reason = isSelected && failures.get(id);
  return (
    <Cell data-screen-only>
      <Box onMouseDown={keepTexts}>
        <input type="checkbox" aria-label={name} checked={isSelected} onChange={change} />
      </Box>
      {reason && (
        <Reason dir="auto">
          <VisuallyHidden>{selectionText('failed')} </VisuallyHidden>
          <span>{reason}</span>
        </Reason>
      )}
    </Cell>
  );
}
