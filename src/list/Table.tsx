import useMediaQuery from '@mui/material/useMediaQuery';
import { type CSSProperties, memo, useRef } from 'react';
import { RecordContext, useTranslate } from 'react-admin';
import type { Width } from '../declare/kind';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Column, ListBodyProps, RowProps } from './columns';
import { isSortable } from './find/findsHere';
import { SortedHead } from './find/SortedHead';
import { rowMark, useOpenRows } from './panel/useOpenRows';
import { hasActions, rowActions } from './rowActions';
import { ScrollRegion } from './ScrollRegion';
import styles from './Table.module.css';
import { useShowEdited } from './useShowEdited';
import { pageScrolls, useVirtualRows } from './useVirtualRows';

/** A table with this many columns or more scrolls sideways, with one line per row. */
const wideFrom = 7;

/** In px, so that loading and loaded rows have the same columns. A title that stays in sight has the room it is given. */
const minWidths: Readonly<Record<Width, number | string>> = {
  id: 72,
  short: 84,
  picture: 84,
  status: 96,
  phone: 107,
  code: 110,
  link: 120,
  text: 150,
  name: 'min(178px, var(--title-room, 178px))',
  date: 178,
  longText: 212,
  mail: 222,
};

const tableClass = (columns: readonly Column[]) =>
  columns.length >= wideFrom ? `${styles.table} ${styles.wide}` : styles.table;

type TableProps = Pick<ListBodyProps, 'resource' | 'columns' | 'isWhole' | 'Select'>;

/** The class of a column's cells. The title, or else the ID, stays in sight when a wide table scrolls; both head a card on a phone. */
const cellClass = ({ width, isTitle, size }: Column): string =>
  `${styles[width] ?? ''} ${isTitle ? styles.title : ''} ${size ? styles.sized : ''}`;

/** A chosen width means nothing on a phone, so it is left to the styles. */
const sizeStyle = ({ size }: Column): CSSProperties | undefined =>
  size ? ({ '--size': `${size}px` } as CSSProperties) : undefined;

function TableHead({ resource, columns, isWhole, Select }: TableProps) {
  const translate = useTranslate();
  // On a phone the head is only for screen readers, and has no buttons to sort by.
  const isPhone = useMediaQuery(pageScrolls);
  return (
    <thead>
      <tr>
        {Select && (
          <th scope="col" data-screen-only>
            <VisuallyHidden>{translate('console.list.select')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => {
          const { key, label, width } = column;
          const style = (column.size && sizeStyle(column)) || { minWidth: minWidths[width] };
          const head = { scope: 'col', className: cellClass(column), style, 'data-key': key };
          if (!isPhone && isSortable(column, resource.list, isWhole))
            return <SortedHead key={key} field={key} label={label} {...head} />;
          return (
            <th key={key} {...head}>
              {label}
            </th>
          );
        })}
        {hasActions(resource) && (
          <th scope="col" className={styles.actions} data-screen-only>
            {translate('console.list.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** A row in its record context. Memoised, since a list has hundreds. */
const TableRow = memo(function TableRow(props: RowProps) {
  const { resource, columns, row, isEdited, opens, context, index, measure, Select } = props;
  const isWindowed = index !== undefined;
  return (
    <RecordContext value={row}>
      <tr
        {...rowMark(row, opens)}
        ref={isWindowed ? measure : undefined}
        data-index={index}
        // Rows are counted from 1, and the head is the first.
        aria-rowindex={isWindowed ? index + 2 : undefined}
        data-edited={isEdited || undefined}
        className={isEdited ? styles.edited : undefined}
      >
        {Select && <Select as="td" resource={resource} row={row} />}
        {columns.map((column) => (
          <td
            key={column.key}
            className={cellClass(column)}
            style={column.size ? sizeStyle(column) : undefined}
            dir="auto"
            // On a phone a title needs no label.
            data-label={column.isTitle ? undefined : column.label}
          >
            {column.render(row, context)}
          </td>
        ))}
        {hasActions(resource) && (
          <td className={styles.actions} data-screen-only>
            {rowActions(props)}
          </td>
        )}
      </tr>
    </RecordContext>
  );
});

function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? <tr className={styles.spacer} style={{ height }} /> : null;
}

/** Rows as a table, each of them a card on a phone. Of a long list only the rows in sight are rendered. */
export function Table({ rows, isWhole, isPartial, isPlaceholderData, editedId, showAll, ...shared }: ListBodyProps) {
  const { resource, columns, Select } = shared;
  const scroller = useRef<HTMLElement>(null);
  const lines = useVirtualRows({ rows, lanes: 1, gap: 0, showAll, scroller });
  const { visible, isWindowed, before, after, measure } = lines;
  const isLaidOut = useShowEdited({ resource, rows, isPartial, editedId, scroller, ...lines });
  const { opens, events } = useOpenRows({ rows, scroller, ...lines });
  const layout = `${tableClass(columns)} ${isWhole ? styles.fitRows : ''}`;
  return (
    <ScrollRegion
      ref={scroller}
      className={layout}
      label={resource.items}
      isBusy={isPlaceholderData}
      {...{ isPartial, isLaidOut }}
    >
      <table aria-rowcount={isWindowed ? rows.length + 1 : undefined}>
        <TableHead {...{ resource, columns, isWhole, Select }} />
        <tbody {...events}>
          <Spacer height={before} />
          {visible.map(({ key, ...item }) => (
            <TableRow
              key={key}
              {...shared}
              {...item}
              {...{ opens, measure }}
              isEdited={String(item.row.id) === editedId}
            />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

export function TableSkeleton({ resource, columns, isWhole }: TableProps) {
  return (
    <div className={tableClass(columns)}>
      <table>
        <TableHead {...{ resource, columns, isWhole }} />
        <tbody>
          {['1', '2', '3', '4', '5'].map((key) => (
            <tr key={key}>
              {columns.map((column) => (
                <td key={column.key}>
                  <Skeleton />
                </td>
              ))}
              {hasActions(resource) && <td className={styles.actions} data-screen-only />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
