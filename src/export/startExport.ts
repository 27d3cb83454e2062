import type { ExportContext } from '../declare/kind';
import type { Row } from '../declare/resource';
import type { ReadPage } from '../list/createPageReader';
import { createCsvWriter } from './createCsvWriter';
import { createExportJob, type ExportJob } from './createExportJob';
import type { ExportColumn } from './exportColumns';
import { openTarget } from './openTarget';

interface ExportOptions {
  readonly format: 'csv' | 'xlsx';
  /** Name of the file without its ending. */
  readonly name: string;
  /** Heading of the list. */
  readonly label: string;
  readonly columns: readonly ExportColumn[];
  readonly context: () => Promise<ExportContext>;
  readonly source: readonly Row[] | ReadPage;
  /** How many rows there will be, as far as is known. */
  readonly count: number;
}

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** From this number of rows on, a file is written to disk while the rows are read, where the browser can do that. */
const largeFrom = 2000;

/** Prepares an export; undefined if the administrator chose no file. Rejects if a part of the program could not be loaded. */
export async function startExport(options: ExportOptions): Promise<ExportJob | undefined> {
  const { format, name, label, columns, context, source, count } = options;
  // First of all: right after the click.
  const target = await openTarget({ name: `${name}.${format}`, type: types[format], isLarge: count >= largeFrom });
  if (!target) return undefined;
  try {
    const known = await context();
    const labels = columns.map((column) => column.label);
    const writer =
      format === 'csv'
        ? createCsvWriter(labels, target)
        : (await import('./createXlsxWriter')).createXlsxWriter(label, columns, target);
    const toCells = (row: Row) => columns.map(({ value }) => value(row, known));
    return createExportJob({ source, toCells, writer });
  } catch (error) {
    await target.abort(error);
    throw error;
  }
}
