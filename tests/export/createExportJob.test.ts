import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/declare';
import { createExportJob } from '../../src/export/createExportJob';
import type { ExportRow, ExportWriter } from '../../src/export/ExportWriter';
import type { ReadPage } from '../../src/list/createPageReader';

function fileOf(fail?: (rows: readonly ExportRow[]) => boolean) {
  const written: ExportRow[] = [];
  const steps: string[] = [];
  const writer: ExportWriter = {
    write: async (rows) => {
      if (fail?.(rows)) throw new Error('the disk is full');
      written.push(...rows);
    },
    close: async () => void steps.push('closed'),
    abort: async () => void steps.push('given up'),
    cutTexts: () => 0,
  };
  return { writer, written, steps };
}

const toCells = ({ id }: Row): ExportRow => [id ?? ''];
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** Ten rows a page, of `count`; `before` may fail. */
function pagesOf(count: number, before: (page: number) => void = () => undefined): ReadPage {
  return async (page, signal) => {
    signal.throwIfAborted();
    before(page);
    const rows = rowsOf(count).slice((page - 1) * 10, page * 10);
    return { rows, total: count, totalPages: Math.ceil(count / 10), hasNextPage: page * 10 < count };
  };
}

describe('an export', () => {
  test('of rows that are there writes all of them, also those with the same id [X-EXPORT-12]', async () => {
    const file = fileOf();
    const job = createExportJob({ source: [...rowsOf(120), { id: 5 }], toCells, writer: file.writer });
    await job.run();
    expect(file.written).toHaveLength(121);
    expect(file.steps).toEqual(['closed']);
    expect(job.get()).toMatchObject({ phase: 'done', result: { read: 121, isPaged: false } });
  });

  test('lets the browser work between parts of many rows [X-EXPORT-10]', async () => {
    const file = fileOf();
    const slow = (row: Row) => {
      const until = performance.now() + 1;
      while (performance.now() < until);
      return toCells(row);
    };
    const job = createExportJob({ source: rowsOf(200), toCells: slow, writer: file.writer });
    let tasks = 0;
    const timer = setInterval(() => {
      tasks += 1;
    });
    await job.run();
    clearInterval(timer);
    expect(tasks).toBeGreaterThan(0);
    expect(file.written).toHaveLength(200);
  });

  test('of pages says why it failed, and goes on where it was [X-EXPORT-07]', async () => {
    const file = fileOf();
    let failures = 1;
    const before = (page: number) => {
      if (page !== 3 || failures === 0) return;
      failures -= 1;
      throw new Error('no');
    };
    const job = createExportJob({ source: pagesOf(45, before), toCells, writer: file.writer });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'failed', read: 20, total: 45, error: new Error('no') });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'done', result: { read: 45, total: 45, isPaged: true } });
    expect(file.written.map(([id]) => id)).toEqual(rowsOf(45).map(({ id }) => id));
  });

  test('whose file cannot be written cannot go on', async () => {
    const file = fileOf((rows) => rows.some(([id]) => id === 21));
    const job = createExportJob({ source: pagesOf(45), toCells, writer: file.writer });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'broken', error: new Error('the disk is full') });
  });

  test('that is stopped stays so until it is run again; discarded, it leaves no file [X-EXPORT-07]', async () => {
    const file = fileOf();
    const job = createExportJob({
      source: pagesOf(45, (page) => page === 3 && job.stop()),
      toCells,
      writer: file.writer,
    });
    await job.run();
    expect(job.get().phase).toBe('stopped');
    job.discard();
    expect(file.steps).toEqual(['given up']);
  });
});
