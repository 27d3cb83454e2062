import type { CompleteResource } from '../declare/complete';
import { valueAt } from '../declare/fieldValue';
import type { ExportContext, ExportValue, Width } from '../declare/kind';
import type { Row } from '../declare/resource';
import { plainExport } from '../kinds/plainExport';

/** A column of an exported file. */
export interface ExportColumn {
  readonly label: string;
  readonly width: Width;
  /** Not on the screen until the administrator asks for it. */
  readonly isMasked: boolean;
  value(row: Row, context: ExportContext): ExportValue;
}

/** The columns of a list, without those of components that say no value. */
export function exportColumns({ fields, list }: CompleteResource): readonly ExportColumn[] {
  return (list?.columns ?? []).flatMap((column): readonly ExportColumn[] => {
    if (typeof column !== 'string') {
      const value = 'value' in column ? column.value : column.exportValue;
      return value ? [{ label: column.label, width: 'text', isMasked: false, value }] : [];
    }
    const field = fields[column];
    if (!field) return [{ label: 'ID', width: 'id', isMasked: false, value: ({ id }) => plainExport(id) }];
    const { kind, label } = field;
    if (kind.unread) return [];
    return [
      {
        label,
        width: kind.width?.(field) ?? 'text',
        isMasked: kind.masked === true,
        value: (row, context) => {
          const value = valueAt(row, column);
          if (kind.exportValue) return kind.exportValue(value, field, context);
          return kind.options && kind.displayText ? kind.displayText(value, field, context) : plainExport(value);
        },
      },
    ];
  });
}
