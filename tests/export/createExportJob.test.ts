import { describe, expect, test, vi } from 'vitest';
import type { Row } from '../../src/declare';
import { createExportJob, type ExportSource } from '../../src/export/createExportJob';
import type { ExportRow, ExportWriter } from '../../src/export/ExportWriter';
import type { ReadPage } from '../../src/list/createPageReader';
import { later } from '../browser/harness/later';

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

interface Parts {
  readonly source: ExportSource;
  readonly toCells: (row: Row) => ExportRow;
  readonly writer: ExportWriter;
}

const jobOf = (parts: Parts) => createExportJob({ prepare: async () => parts, giveUp: async () => undefined });

describe('an export', () => {
  test('of rows that are there writes all of them, also those with the same id [X-EXPORT-12]', async () => {
    const file = fileOf();
    const job = jobOf({ source: [...rowsOf(120), { id: 5 }], toCells, writer: file.writer });
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
    const job = jobOf({ source: rowsOf(200), toCells: slow, writer: file.writer });
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
    const job = jobOf({ source: pagesOf(45, before), toCells, writer: file.writer });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'failed', read: 20, total: 45, error: new Error('no') });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'done', result: { read: 45, total: 45, isPaged: true } });
    expect(file.written.map(([id]) => id)).toEqual(rowsOf(45).map(({ id }) => id));
  });

  test('whose file cannot be written cannot go on', async () => {
    const file = fileOf((rows) => rows.some(([id]) => id === 21));
    const job = jobOf({ source: pagesOf(45), toCells, writer: file.writer });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'broken', error: new Error('the disk is full') });
  });

  test('that is stopped stays so until it is run again; discarded, it leaves no file [X-EXPORT-07]', async () => {
    const file = fileOf();
    const job = jobOf({
      source: pagesOf(45, (page) => page === 3 && job.stop()),
      toCells,
      writer: file.writer,
    });
    await job.run();
    expect(job.get().phase).toBe('stopped');
    job.discard();
    expect(file.steps).toEqual(['given up']);
  });

  test('with an error in a column logs it, says so, and cannot go on [X-EXPORT-15]', async () => {
    const file = fileOf();
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const error = new TypeError('no name');
    const toCells = () => {
      throw error;
    };
    const job = jobOf({ source: rowsOf(3), toCells, writer: file.writer });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'faulty', error });
    expect(logged).toHaveBeenCalledWith(error);
    logged.mockRestore();
  });
});

describe('an export that is still loading what it needs', () => {
  /** An export that has loaded what it needs once `ready` is called. */
  function loading() {
    const file = fileOf();
    const ready = later();
    const prepare = async () => {
      await ready.promise;
      return { source: rowsOf(3), toCells, writer: file.writer };
    };
    const giveUp = vi.fn(async () => undefined);
    const job = createExportJob({ prepare, giveUp });
    return { file, job, giveUp, ready: ready.resolve };
  }

  test('is running, and once discarded it writes nothing and leaves no file [X-EXPORT-14]', async () => {
    const { file, job, ready } = loading();
    const run = job.run();
    expect(job.get().phase).toBe('running');
    job.discard();
    ready();
    await run;
    expect(file.written).toEqual([]);
    await expect.poll(() => file.steps).toEqual(['given up']);
  });

  test('is stopped and goes on; discarded before it ran, it leaves no file [X-EXPORT-14]', async () => {
    const { file, job, ready } = loading();
    const run = job.run();
    job.stop();
    ready();
    await run;
    expect([job.get().phase, file.written]).toEqual(['stopped', []]);
    await job.run();
    expect([job.get().phase, file.written]).toEqual(['done', [[1], [2], [3]]]);
    const other = loading();
    other.job.discard();
    expect(other.giveUp).toHaveBeenCalled();
  });

  test('fails if that cannot be loaded, and loads it again when it goes on [X-EXPORT-14]', async () => {
    const file = fileOf();
    const error = new Error('no connection');
    const prepare = vi.fn(async () => ({ source: rowsOf(3), toCells, writer: file.writer }));
    prepare.mockRejectedValueOnce(error);
    const job = createExportJob({ prepare, giveUp: async () => undefined });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'failed', error });
    await job.run();
    expect(job.get()).toMatchObject({ phase: 'done', total: 3, result: { read: 3 } });
  });
});
