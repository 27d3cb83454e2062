import { memo, useRef } from 'react';
import type { CompleteResource, Row } from '../declare';
import type { CellPlace } from '../kinds/KindCell';
import type { Column } from './columns';
import { type ListBodyProps, rowKeys } from './ListBody';
import { RowActions } from './RowActions';

import { RowsRegion } from './RowsRegion';
import { useRowWindow } from './useRowWindow';

/** From this number of columns on a table scrolls sideways, one line a row. */
const wideFrom = 7;

/** Whether a resource's table scrolls sideways. */
export const isWide = (columns: readonly Column[]): boolean => columns.length >= wideFrom;

/** Whether its rows end with Edit or Delete. */
export const hasActions = ({ edit, remove }: CompleteResource): boolean => edit !== undefined || remove !== undefined;

/** Classes of a column's cells; the first and the name stay in sight when a wide table scrolls. */
function cellClass({ className, key, isTitle }: Column): string {
  const sticky = key === 'id' ? 'st' : isTitle ? 'st2 wide-s bare' : '';
  return [className, sticky].filter(Boolean).join(' ');
}

export function TableHead({
  columns,
  resource,
}: {
  readonly columns: readonly Column[];
  readonly resource: CompleteResource;
}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={cellClass(column) || undefined} data-w={column.width}>
            {column.label}
          </th>
        ))}
        {hasActions(resource) && (
          <th scope="col" className={isWide(columns) ? 'end acts' : 'acts'}>
            Actions
          </th>
        )}
      </tr>
    </thead>
  );
}

interface TableRowProps {
  readonly resource: CompleteResource;
  readonly columns: readonly Column[];
  readonly row: Row;
  readonly isEdited: boolean;
  readonly place: CellPlace;
  readonly onRemove: (row: Row) => void;
  /** Its place among all rows, in a long list of which only some are drawn. */
  readonly index: number | undefined;
  readonly measure: (element: HTMLElement | null) => void;
}

const TableRow = memo(function TableRow(props: TableRowProps) {
  const { resource, columns, row, isEdited, place, onRemove, index, measure } = props;
  const isPart = index !== undefined;
  return (
    <tr
      ref={isPart ? measure : undefined}
      data-index={index}
      // Rows are counted from 1, and the head is the first.
      aria-rowindex={isPart ? index + 2 : undefined}
      className={isEdited ? 'on' : undefined}
    >
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column) || undefined} data-l={column.label}>
          {column.draw(row, place)}
        </td>
      ))}
      {hasActions(resource) && (
        <td className={isWide(columns) ? 'end acts' : 'acts'}>
          <RowActions resource={resource} row={row} onRemove={onRemove} />
        </td>
      )}
    </tr>
  );
});

/** Room for the rows that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return height > 0 ? <tr className="room" style={{ height }} /> : null;
}

/** Rows as a table; on a phone the look turns each into a card. Of a long list only those in sight are drawn. */
export function TableBody({ resource, columns, rows, place, isOld, edited, showAll, onRemove }: ListBodyProps) {
  const scroller = useRef<HTMLElement>(null);
  const rowWindow = useRowWindow({ count: rows.length, lanes: 1, gap: 0, showAll, scroller });
  const { isWindowed, first, end, before, after, measure } = rowWindow;
  const drawn = rows.slice(first, end);
  const keys = rowKeys(drawn, first);
  const classes = ['tw', isWide(columns) && 'wide', !resource.list?.paged && 'fit'].filter(Boolean).join(' ');
  return (
    <RowsRegion ref={scroller} className={classes} label={resource.items} isBusy={isOld}>
      <table aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
        <TableHead columns={columns} resource={resource} />
        <tbody>
          <Room height={before} />
          {drawn.map((row, index) => (
            <TableRow
              key={keys[index]}
              resource={resource}
              columns={columns}
              row={row}
              isEdited={String(row.id) === edited}
              place={place}
              onRemove={onRemove}
              index={isWindowed ? first + index : undefined}
              measure={measure}
            />
          ))}
          <Room height={after} />
        </tbody>
      </table>
    </RowsRegion>
  );
}
