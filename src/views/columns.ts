import { createElement, type ReactNode } from 'react';
import { type CompleteResource, type Row, traitsOf } from '../declare';
import { dash, isBlank, langOf, textOf } from '../kinds/blank';
import { cellOf } from '../kinds/cells';
import type { CellPlace, Width } from '../kinds/KindCell';

/** A column as lists draw it, worked out once per resource. */
export interface Column {
  readonly key: string;
  readonly label: string;
  readonly width: Width;
  readonly className: string;
  /** Cards and grids put it where the picture goes. */
  readonly isPicture: boolean;
  /** The field that names the record. */
  readonly isTitle: boolean;
  draw(row: Row, place: CellPlace): ReactNode;
}

const idColumn: Column = {
  key: 'id',
  label: 'ID',
  width: 'id',
  className: 'id',
  isPicture: false,
  isTitle: false,
  draw: (row) => (isBlank(row.id) ? dash : textOf(row.id)),
};

function marked(text: string): ReactNode {
  if (isBlank(text)) return dash;
  const lang = langOf(text);
  return lang ? createElement('span', { lang }, text) : text;
}

/** The declared columns of a resource's list. */
export function columnsOf({ fields, list, title }: CompleteResource): readonly Column[] {
  return (list?.columns ?? []).map((column): Column => {
    if (typeof column !== 'string') {
      const draw = (row: Row) => marked(column.value(row));
      return {
        key: column.label,
        label: column.label,
        width: 'name',
        className: '',
        isPicture: false,
        isTitle: false,
        draw,
      };
    }
    const field = fields[column];
    if (!field) return idColumn;
    const { width, className, draw } = cellOf(field);
    const isTitle = column === title;
    return {
      key: column,
      label: field.label,
      width: isTitle && width === 'text' ? 'name' : width,
      className,
      isPicture: traitsOf(field).picture === true,
      isTitle,
      draw: (row, place) => draw(row[column], place),
    };
  });
}
