import type { CompleteResource } from '../../declare/complete';
import { shownFields } from '../../declare/completeRecord';
import { valueAt } from '../../declare/fieldValue';
import type { ExportContext } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import type { Column, Fields } from '../../declare/screenWords';
import { dateText } from '../../export/csv';
import { exportedValue } from '../../export/exportColumns';
import { textOf } from '../../kinds/cellText';

/** What the panel shows of a record: what its page does or, without one, the columns of the list and then all other fields. */
export function panelFields({ show, list, fields }: CompleteResource): readonly Column<Fields>[] {
  if (show) return show.fields;
  const columns = list?.columns ?? [];
  return [...columns, ...shownFields(fields).filter((path) => !columns.includes(path))];
}

/** Whether the row of a list lacks fields that the panel shows: sites often send less of each row than there is. */
export function lacksFields(resource: CompleteResource, row: Row): boolean {
  const { fields, scopes } = resource;
  const isMissing = (column: Column<Fields>) =>
    typeof column === 'string' && fields[column] && !scopes.includes(column) && valueAt(row, column) === undefined;
  return panelFields(resource).some(isMissing);
}

interface CopyOptions extends ExportContext {
  /** Secrets are shown. */
  readonly revealed: boolean;
}

/** A value as it is copied: as it is read, or as the site has it; empty if there is nothing to copy. */
export function copiedText(resource: CompleteResource, column: Column<Fields>, row: Row, options: CopyOptions): string {
  if (typeof column !== 'string') {
    const value = 'value' in column ? column.value : column.exportValue;
    return value ? textOf(value(row)) : '';
  }
  const field = resource.fields[column];
  if (!field) return textOf(row.id);
  const { masked, unread, displayText } = field.kind;
  if (unread || (masked && !options.revealed)) return '';
  if (displayText) return displayText(valueAt(row, column), field, options);
  const value = exportedValue(field, column)(row, options);
  return value instanceof Date ? dateText(value) : String(value);
}
