import { setTimeout } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { chooseExport } from '../browser/export/exported';
import { plantManyRows, writtenFile } from '../browser/export/manyRows';
import { users } from '../browser/export/userRows';
import type { ExportCounts } from './AppCounts';
import { busyTasks } from './busyTasks';
import { type BenchPage, openPage, type ServedApp } from './openPage';

/** Rows of the table that is exported, ten at a time. */
const rows = 100_000;
/** As the page writes it in India. */
const written = rows.toLocaleString('en-IN');
/** How often the heap is measured, in milliseconds. */
const heapEvery = 5000;
/** Milliseconds of the processor from which on a task is long, as the browser's own long tasks. */
const longFrom = 50;
/** How long an export may take, in milliseconds, however busy the machine is. */
const patience = 1_800_000;

/** The most bytes of the heap while `act` runs. */
async function mostHeap({ heap }: BenchPage, act: Promise<unknown>): Promise<number> {
  let most = 0;
  let isOver = false;
  const over = act.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, await heap());
    await Promise.race([over, setTimeout(heapEvery)]);
  }
  return most;
}

/** The lines of a file that differ. */
function linesIn(file: Buffer, format: ExportCounts['format']): number {
  if (format === 'CSV') return new Set(file.toString('utf8').trimEnd().split('\r\n')).size;
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return new Set(sheet.match(/<row .*?<\/row>/gs)).size;
}

async function countExport(served: ServedApp, format: ExportCounts['format']): Promise<ExportCounts> {
  const bench = await openPage(served, true);
  const { page, cdp } = bench;
  await plantManyRows(page, users.call, users.row, rows);
  await bench.goto(users.path);
  await page.getByText(`Total Records: ${written}`).waitFor();
  await bench.settle();
  const before = await bench.heap();
  let most = 0;
  const busy = await busyTasks(cdp, async () => {
    await chooseExport(page, `${format}: All records`);
    const done = page.getByText(`${written} users exported. The site counts ${written}.`);
    most = await mostHeap(bench, done.waitFor({ timeout: patience }));
  });
  const lines = linesIn(await writtenFile(page), format);
  await bench.close();
  // The heading too.
  if (lines !== rows + 1) throw new Error(`The file of ${format} has ${lines} lines`);
  return { format, heap: most - before, longTasks: busy.filter((time) => time > longFrom).length };
}

/** Counts what it costs the page to export 100,000 rows into a file on the disk, in each format. */
export async function countExports(served: ServedApp): Promise<readonly ExportCounts[]> {
  return [await countExport(served, 'CSV'), await countExport(served, 'Excel')];
}
