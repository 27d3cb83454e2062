import type { CompleteResource } from '../declare/complete';
import type { Field } from '../declare/field';
import { valueAt } from '../declare/fieldValue';
import type { ExportContext, ExportValue, Width } from '../declare/kind';
import type { Row } from '../declare/resource';
import { plainExport } from '../kinds/plainExport';

/** A column of an exported file. */
export interface ExportColumn {
  /** Of the column of the list. */
  readonly key: string;
  readonly label: string;
  readonly width: Width;
  /** How Excel shows and edits its cells: as text, unless the kind of the field has numbers or dates. */
  readonly format: 'text' | 'number' | 'day' | 'moment';
  /** Not on the screen until the administrator asks for it. */
  readonly isMasked: boolean;
  value(row: Row, context: ExportContext): ExportValue;
}

/** What a file has of a field whose value is at `path`. */
export function exportedValue(field: Field, path: string): ExportColumn['value'] {
  const { kind } = field;
  return (row, context) => {
    const value = valueAt(row, path);
    if (kind.exportValue) return kind.exportValue(value, field, context);
    return kind.options && kind.displayText ? kind.displayText(value, field, context) : plainExport(value);
  };
}

const idColumn: ExportColumn = {
  key: 'id',
  label: 'ID',
  width: 'id',
  format: 'text',
  isMasked: false,
  value: ({ id }) => plainExport(id),
};

/** The columns of a list, without those of components that say no value. */
export function exportColumns({ fields, list }: CompleteResource): readonly ExportColumn[] {
  return (list?.columns ?? []).flatMap((column): readonly ExportColumn[] => {
    if (typeof column !== 'string') {
      const value = 'value' in column ? column.value : column.exportValue;
      return value
        ? [{ key: column.label, label: column.label, width: 'text', format: 'text', isMasked: false, value }]
        : [];
    }
    const field = fields[column];
    if (!field) return [idColumn];
    const { kind, label } = field;
    if (kind.unread) return [];
    return [
      {
        key: column,
        label,
        width: kind.width?.(field) ?? 'text',
        format: kind.exportedDate ?? (kind.numeric ? 'number' : 'text'),
        isMasked: kind.masked === true,
        value: exportedValue(field, column),
      },
    ];
  });
}
