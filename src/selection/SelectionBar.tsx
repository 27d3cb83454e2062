import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';
import { counted } from '../console/formatCount';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import { ExportButton } from '../export/ExportButton';
import { rowText } from '../kinds/rowText';
import type { ListState } from '../list/useListState';
import { focusHeading } from '../page/focusHeading';
import { phone, token } from '../theme/token';
import { BulkProgress, BulkQuestion } from './BulkDialogs';
import { keptSelection } from './keptSelection';
import { RowSelect } from './RowSelect';
import type { Operation } from './Selection';
import { AllResults, ShownBox } from './SelectShown';
import { selectionText } from './selectionText';
import { rowsFor, useBulk } from './useBulk';
import { isComplete, useSelection } from './useSelection';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: `8px ${token('pad')}`,
  borderTop: `1px solid ${token('line')}`,
  background: token('tint'),
  '.MuiLinearProgress-root': { width: 120 },
  // On a phone the page scrolls, and what is done with the selection stays in sight.
  [phone]: { position: 'sticky', top: token('bar'), zIndex: 3 },
});

/** What gets the focus is not scrolled under the bar. */
const belowBar = <GlobalStyles styles={{ html: { [phone]: { scrollPaddingTop: 'calc(var(--bar) + 170px)' } } }} />;

const Failures = styled('ul')({ flexBasis: '100%', color: token('danger-ink'), fontSize: 13 });

/** What decides which rows a list has, whatever the page. */
const chosenAbove = ({ chosen, filters }: ListState['address']) => JSON.stringify([chosen, filters]);

interface SelectionBarProps extends Omit<ComponentProps<typeof ExportButton>, 'selected' | 'label' | 'onSelectRows'> {
  readonly resource: CompleteResource;
  readonly list: ListState;
  /** Called with the component that selects a row once it is loaded, and with undefined when the selection ends. */
  readonly onBoxes: (box: typeof RowSelect | undefined) => void;
  /** Sends the deletions that can still be undone. */
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

/** What is selected in a list, and what can be done with it. While it is there, rows have boxes. */
export default function SelectionBar({ onBoxes, onBegin, onEnd, ...listed }: SelectionBarProps) {
  const { resource, list, hiddenIds } = listed;
  const { selection, rows, select } = useSelection(resource, list, hiddenIds);
  const bulk = useBulk({ resource, selection, select, onBegin });
  const failures = useSyncExternalStore(selection.failures.subscribe, selection.failures.get);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onBoxes(RowSelect);
    bar.current?.querySelector('input')?.focus();
    return () => onBoxes(undefined);
  }, [onBoxes]);
  const ids = rows.map(({ id }) => id as Identifier);
  const shown = new Set((list.rows ?? []).map(({ id }) => String(id)));
  const elsewhere = rows.filter(({ id }) => !shown.has(String(id)));
  const failedElsewhere = elsewhere.filter(({ id }) => failures.has(String(id)));
  const operations: readonly Operation[] = [...(resource.remove ? (['delete'] as const) : []), ...resource.actions];
  const end = () => {
    select([]);
    keptSelection.drop(selection);
    onEnd();
    focusHeading();
  };
  const selectAll = (read: readonly Row[]) => {
    const found = read.filter(({ id }) => id !== undefined && id !== null && !hiddenIds.has(String(id)));
    for (const row of found) selection.rows.set(String(row.id), row);
    select(found.map(({ id }) => id as Identifier));
  };
  return (
    <Bar ref={bar} role="group" aria-label={selectionText('title')} data-screen-only>
      {belowBar}
      {(list.isWhole ? isComplete(resource, list) : true) && <ShownBox {...{ resource, list, ids, select }} />}
      {/* Another scope or search is another list: what was still being read of the former is not selected in it. */}
      <AllResults key={chosenAbove(list.address)} resource={resource} list={list} onRead={selectAll} />
      <span role="status">
        {[
          selectionText('selected', { count: counted(rows.length) }),
          ...(elsewhere.length > 0 ? [selectionText('notShown', { count: counted(elsewhere.length) })] : []),
        ].join(', ')}
      </span>
      {operations.map((operation) => {
        const able = rowsFor(operation, resource, rows);
        const isDeletion = operation === 'delete';
        return (
          <Button
            key={isDeletion ? '' : operation.label}
            variant="outlined"
            color={isDeletion ? 'error' : 'primary'}
            disabled={able.length === 0}
            onClick={() => bulk.ask({ operation, rows: able })}
          >
            {isDeletion ? selectionText('delete') : operation.label}
          </Button>
        );
      })}
      <ExportButton {...listed} selected={rows} label={selectionText('export')} />
      <Button onClick={end}>{selectionText('end')}</Button>
      {failedElsewhere.length > 0 && (
        <Failures aria-label={selectionText('failed')}>
          {failedElsewhere.map((row) => (
            <li key={String(row.id)} dir="auto">
              {`${rowText(resource, row) || `${resource.item} ${row.id}`}: ${failures.get(String(row.id))}`}
            </li>
          ))}
        </Failures>
      )}
      {bulk.asked && (
        <BulkQuestion
          {...{ resource, selection, ...bulk.asked }}
          leftOut={rows.length - bulk.asked.rows.length}
          onAnswer={(yes) => (yes ? bulk.begin() : bulk.ask(undefined))}
        />
      )}
      {bulk.job && bulk.job.state.phase !== 'done' && (
        <BulkProgress
          {...{ resource, ...bulk.job }}
          onStop={bulk.job.stop}
          onContinue={bulk.job.run}
          onClose={bulk.close}
        />
      )}
    </Bar>
  );
}
