import type { SortPayload } from 'react-admin';
import type { CompleteResource } from '../../declare/complete';
import { valueAt } from '../../declare/fieldValue';
import { isBlank } from '../../declare/isBlank';
import type { ExportContext, ExportValue } from '../../declare/kind';
import type { Row } from '../../declare/resource';
import { exportColumns } from '../../export/exportColumns';
import { plainExport } from '../../kinds/plainExport';

const collator = new Intl.Collator(undefined, { numeric: true });

const isNumber = (value: ExportValue) => typeof value !== 'string';

/** Numbers as numbers, moments as moments, and all else as text in which numbers count as such. */
function compare(one: ExportValue, other: ExportValue): number {
  if (isNumber(one) && isNumber(other)) return Number(one) - Number(other);
  return collator.compare(String(one), String(other));
}

/** Rows in the order of a column. Blanks come last, whatever the order; equal ones stay in the order of the site. */
export function sortedRows(
  resource: CompleteResource,
  rows: readonly Row[],
  { field, order }: SortPayload,
  context: ExportContext,
): readonly Row[] {
  const column = exportColumns(resource).find(({ key }) => key === field);
  const valueIn = column?.value ?? ((row: Row) => plainExport(valueAt(row, field)));
  const direction = order === 'ASC' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: valueIn(row, context) }));
  const [blank, given] = [keyed.filter(({ value }) => isBlank(value)), keyed.filter(({ value }) => !isBlank(value))];
  given.sort((one, other) => direction * compare(one.value, other.value));
  return [...given, ...blank].map(({ row }) => row);
}
