import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import readXlsx from 'read-excel-file/node';

type Cell = string | number | boolean | Date | null;

/** Opens the menu of exports and chooses an item. */
export async function chooseExport(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A file that the page saves, as another program reads it. */
export interface Exported {
  readonly name: string;
  readonly lines: readonly (readonly Cell[])[];
}

/** The lines of a file, as another program reads them. */
export async function readLines(bytes: Buffer, format: 'CSV' | 'Excel'): Promise<Exported['lines']> {
  if (format === 'CSV') return parse(bytes.toString('utf8'), { bom: true, record_delimiter: '\r\n' });
  const [sheet] = await readXlsx(bytes);
  return (sheet?.data ?? []) as readonly (readonly Cell[])[];
}

/** Reads a file by its name: a workbook, or comma-separated values. */
export async function readExport(name: string, path: string): Promise<Exported> {
  return { name, lines: await readLines(await readFile(path), name.endsWith('.csv') ? 'CSV' : 'Excel') };
}

/** The next file that the page saves while `act` runs or after it. */
export async function savedFile(page: Page, act: () => Promise<unknown>): Promise<Exported> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readExport(download.suggestedFilename(), await download.path());
}
