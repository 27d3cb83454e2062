import type { ExportContext } from '../declare/kind';
import type { Row } from '../declare/resource';
import { retryableImport } from '../lazy/retryableImport';
import { createCsvWriter } from './createCsvWriter';
import { createExportJob, type ExportJob, type ExportSource } from './createExportJob';
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
  readonly source: () => Promise<ExportSource>;
  /** How many rows there will be, as far as is known. */
  readonly count: number;
}

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** From this number of rows on, a file is written to disk while the rows are read, where the browser can do that. */
const largeFrom = 2000;

const importXlsxWriter = retryableImport(() => import('./createXlsxWriter'));

/** Creates an export, which loads what it needs when it runs; undefined if the administrator chose no file. */
export async function startExport(options: ExportOptions): Promise<ExportJob | undefined> {
  const { format, name, label, columns, context, source, count } = options;
  // Before anything else: the browser opens its file picker only right after a click.
  const target = await openTarget({ name: `${name}.${format}`, type: types[format], isLarge: count >= largeFrom });
  if (!target) return undefined;
  const labels = columns.map((column) => column.label);
  const createWriter = async () =>
    format === 'csv'
      ? createCsvWriter(labels, target)
      : (await importXlsxWriter()).createXlsxWriter(label, columns, target);
  const prepare = async () => {
    const known = await context();
    const toCells = (row: Row) => columns.map(({ value }) => value(row, known));
    // The writer last: from then on the file belongs to it.
    return { source: await source(), toCells, writer: await createWriter() };
  };
  return createExportJob({ prepare, giveUp: () => target.abort() });
}
