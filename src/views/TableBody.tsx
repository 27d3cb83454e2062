import { memo } from 'react';
import type { CompleteResource, Row } from '../declare';
import type { CellPlace } from '../kinds/KindCell';
import type { Column } from './columns';
import { type ListBodyProps, rowKeys } from './ListBody';
import { RowActions } from './RowActions';
import { RowsRegion } from './RowsRegion';

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
}

const TableRow = memo(function TableRow({ resource, columns, row, isEdited, place, onRemove }: TableRowProps) {
  return (
    <tr className={isEdited ? 'on' : undefined}>
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

/** Rows as a table; on a phone the look turns each into a card. */
export function TableBody({ resource, columns, rows, place, isOld, edited, onRemove }: ListBodyProps) {
  const keys = rowKeys(rows);
  const classes = ['tw', isWide(columns) && 'wide', !resource.list?.paged && 'fit'].filter(Boolean).join(' ');
  return (
    <RowsRegion className={classes} label={resource.items} isBusy={isOld}>
      <table>
        <TableHead columns={columns} resource={resource} />
        <tbody>
          {rows.map((row, index) => (
            <TableRow
              key={keys[index]}
              resource={resource}
              columns={columns}
              row={row}
              isEdited={String(row.id) === edited}
              place={place}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
    </RowsRegion>
  );
}
