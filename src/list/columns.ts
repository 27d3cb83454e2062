import { type ComponentType, createElement, type ReactNode } from 'react';
import type { CompleteList, CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import type { CellContext, Width } from '../declare/kind';
import type { ComponentColumn, ComputedColumn, Row } from '../declare/resource';
import { cellOf } from '../kinds/cellOf';
import { cellText } from '../kinds/cellText';
import { Slot } from '../lazy/Slot';

/** A column of a list, computed once per resource. */
export interface Column {
  readonly key: string;
  readonly label: string;
  readonly width: Width;
  readonly isTitle?: boolean;
  /** In px, where the administrator chose one. */
  readonly size?: number | undefined;
  /** It has something by which rows can be sorted. */
  readonly canSort: boolean;
  render(row: Row, context: CellContext): ReactNode;
  /** Renders the value where cards and grids show a picture. */
  renderPicture?(row: Row, context: CellContext): ReactNode;
}

export interface ListBodyProps {
  readonly resource: CompleteResource;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The rows are all that there are, not those of a page. */
  readonly isWhole: boolean;
  /** The rows are those of the previous page while the requested one is loading. */
  readonly isPlaceholderData: boolean;
  /** More rows are still being read. */
  readonly isPartial: boolean;
  /** The id of the row that was saved last. */
  readonly editedId: string | undefined;
  /** Render every row, even of a long list. */
  readonly showAll: boolean;
  readonly context: CellContext;
  readonly onDelete: (row: Row) => void;
  /** What selects a row; rows are being selected. */
  readonly Select?: SelectBox | undefined;
}

/** A cell of a table, or a part of a card. */
export type SelectBox = ComponentType<{ as: 'td' | 'div'; resource: CompleteResource; row: Row }>;

/** Props of what renders one row. */
export interface RowProps extends Pick<ListBodyProps, 'resource' | 'columns' | 'context' | 'onDelete' | 'Select'> {
  readonly row: Row;
  readonly isEdited: boolean;
  /** It opens the panel of its record. */
  readonly opens: boolean;
  /** Its index among all rows of a long list, of which only some are rendered. */
  readonly index: number | undefined;
  readonly measure: (element: HTMLElement | null) => void;
}

const idColumn: Column = { key: 'id', label: 'ID', width: 'id', canSort: true, render: ({ id }) => cellText(id) };

function ownColumn(column: ComputedColumn | ComponentColumn): Column {
  const { label } = column;
  const render: Column['render'] =
    'cell' in column
      ? () => createElement(Slot, { load: column.cell, props: {} })
      : (row) => cellText(column.value(row));
  const canSort = 'value' in column || column.exportValue !== undefined;
  return { key: label, label, width: 'name', canSort, render };
}

export function columnOf(
  { fields, title }: Pick<CompleteResource, 'fields' | 'title'>,
  column: CompleteList['columns'][number],
): Column {
  if (typeof column !== 'string') return ownColumn(column);
  const field = fields[column];
  if (!field) return idColumn;
  const { width, render } = cellOf(field, column);
  const { kind, label } = field;
  const isTitle = column === title;
  return {
    key: column,
    label,
    width: isTitle && width === 'text' ? 'name' : width,
    isTitle,
    canSort: !kind.masked && !kind.unread && !kind.picture,
    render: (row, context) => render(valueAt(row, column), context),
    ...(kind.picture && { renderPicture: (row, context) => kind.picture?.(valueAt(row, column), field, context) }),
  };
}

export const columnsOf = (resource: CompleteResource): readonly Column[] =>
  (resource.list?.columns ?? []).map((column) => columnOf(resource, column));
