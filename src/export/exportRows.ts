import type { Row } from '../declare/resource';
import { plainExport } from '../kinds/plainExport';
import { byteOrderMark, csvText } from './csv';
import { saveBlob } from './openTarget';

/** Saves records as comma-separated values, with a column for each of their keys but those to leave out. */
export function exportRows(name: string, rows: readonly Row[], leftOut: readonly string[]): void {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => !leftOut.includes(key));
  const cells = rows.map((row) => keys.map((key) => plainExport((row as Readonly<Record<string, unknown>>)[key])));
  saveBlob(`${name}.csv`, new Blob([byteOrderMark, csvText([keys, ...cells])], { type: 'text/csv' }));
}
