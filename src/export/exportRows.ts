import { withoutValue } from '../declare/fieldValue';
import type { Row } from '../declare/resource';
import { plainExport } from '../kinds/plainExport';
import { byteOrderMark, csvText } from './csv';
import { saveBlob } from './openTarget';

/** Saves records as comma-separated values, with a column for each of their keys and without the values at some paths. */
export function exportRows(name: string, all: readonly Row[], leftOut: readonly string[]): void {
  const rows = all.map((row) => leftOut.reduce(withoutValue, row));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => keys.map((key) => plainExport((row as Readonly<Record<string, unknown>>)[key])));
  saveBlob(`${name}.csv`, new Blob([byteOrderMark, csvText([keys, ...cells])], { type: 'text/csv' }));
}
