import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/declare/resource';
import { createPageReader, type PageAnswer, type ReadProgress } from '../../src/list/createPageReader';
import { readRows } from '../../src/list/readRows';

const size = 10;
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const never = new AbortController().signal;

interface SiteOptions {
  /** The site says how many rows and pages there are. */
  readonly counts?: boolean;
  /** Called before a page is answered. */
  readonly before?: (page: number, ids: number[]) => void;
}

/** A site with these ids, and what was asked of it. */
function siteOf(ids: number[], { counts = true, before }: SiteOptions = {}) {
  const asked: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const readPage = async (page: number, signal: AbortSignal): Promise<PageAnswer> => {
    asked.push(page);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise((resolve) => setTimeout(resolve, page % 3));
    running -= 1;
    signal.throwIfAborted();
    before?.(page, ids);
    const rows = ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
    const totalPages = Math.ceil(ids.length / size);
    if (!counts) return { rows, total: undefined, totalPages: undefined, hasNextPage: rows.length === size };
    return { rows, total: ids.length, totalPages, hasNextPage: page < totalPages };
  };
  return { readPage, asked, mostRunning: () => mostRunning };
}

function readerOf() {
  const read: Row[] = [];
  const progress: ReadProgress[] = [];
  const reader = createPageReader({
    onRows: (rows) => void read.push(...rows),
    onProgress: (now) => progress.push(now),
  });
  return { reader, ids: () => read.map(({ id }) => id), progress };
}

describe('all pages of a list', () => {
  test('are read in order, each row once, at most four at a time [X-EXPORT-05]', async () => {
    const site = siteOf(idsFrom(1, 137));
    const { reader, ids, progress } = readerOf();
    const result = await reader.run(site.readPage, never);
    expect(ids()).toEqual(idsFrom(1, 137));
    expect(site.asked).toEqual(idsFrom(1, 14));
    expect(site.mostRunning()).toBe(4);
    expect(result).toEqual({ read: 137, total: 137, added: 0, removed: 0, repeated: 0 });
    expect(progress.map(({ read }) => read)).toEqual([...idsFrom(1, 13).map((page) => page * size), 137]);
  });

  test('are read at most four at a time by all readers together [X-EXPORT-05]', async () => {
    const site = siteOf(idsFrom(1, 137));
    const [one, other, stopped] = [readerOf(), readerOf(), readerOf()];
    const leaving = new AbortController();
    const left = stopped.reader.run(site.readPage, leaving.signal);
    const both = Promise.all([one.reader.run(site.readPage, never), other.reader.run(site.readPage, never)]);
    setTimeout(() => leaving.abort(), 5);
    await expect(left).rejects.toThrow();
    await both;
    expect([one.ids(), other.ids()]).toEqual([idsFrom(1, 137), idsFrom(1, 137)]);
    expect(site.mostRunning()).toBe(4);
  });

  test('are read one after the other where the site does not count them', async () => {
    const site = siteOf(idsFrom(1, 40), { counts: false });
    const { reader, ids } = readerOf();
    const result = await reader.run(site.readPage, never);
    expect(ids()).toEqual(idsFrom(1, 40));
    expect(site.mostRunning()).toBe(1);
    expect(result).toMatchObject({ read: 40, total: undefined });
  });

  test('end where the site returns the same page for every number', async () => {
    const { reader, ids } = readerOf();
    const rows = idsFrom(1, size).map((id) => ({ id }));
    await reader.run(async () => ({ rows, total: undefined, totalPages: undefined, hasNextPage: true }), never);
    expect(ids()).toEqual(idsFrom(1, size));
  });

  test.each([
    ['a row is deleted on a page that was read', (ids: number[]) => ids.splice(3, 1), { removed: 1, added: 0 }],
    ['a row is added on top', (ids: number[]) => ids.unshift(0), { removed: 0, added: 1 }],
    [
      'one is deleted and one is added',
      (ids: number[]) => {
        ids.splice(3, 1);
        ids.unshift(-2, -1);
      },
      { removed: 1, added: 2 },
    ],
  ])('are complete and without a row twice if %s meanwhile [X-EXPORT-06]', async (_, change, expected) => {
    let isChanged = false;
    const all = idsFrom(1, 137);
    const before = (page: number) => {
      if (page !== 7 || isChanged) return;
      isChanged = true;
      change(all);
    };
    const site = siteOf(all, { before });
    const { reader, ids, progress } = readerOf();
    const result = await reader.run(site.readPage, never);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(all.filter((id) => !ids().includes(id))).toEqual([]);
    expect(result).toMatchObject({ ...expected, read: ids().length, total: all.length, repeated: 0 });
    expect(progress.some(({ isAgain }) => isAgain)).toBe(true);
  });

  test('are read at most three times if rows keep coming', async () => {
    const all = idsFrom(1, 50);
    const site = siteOf(all, { before: () => all.unshift(-all.length) });
    const { reader, ids } = readerOf();
    await reader.run(site.readPage, never);
    expect(site.asked.filter((page) => page === 1)).toHaveLength(3);
    expect(new Set(ids()).size).toBe(ids().length);
  });

  test('are read twice, not for ever, where the site gives two rows the same id [X-EXPORT-06]', async () => {
    const site = siteOf([...idsFrom(1, 20), 5]);
    const { reader, ids } = readerOf();
    const result = await reader.run(site.readPage, never);
    expect(ids()).toEqual(idsFrom(1, 20));
    expect(site.asked.filter((page) => page === 1)).toHaveLength(2);
    expect(result).toEqual({ read: 20, total: 21, added: 0, removed: 0, repeated: 1 });
  });

  test('keep rows without an id', async () => {
    const { reader, ids } = readerOf();
    const rows = [{}, {}];
    const result = await reader.run(async () => ({ rows, total: 2, totalPages: 1, hasNextPage: false }), never);
    expect(ids()).toHaveLength(2);
    expect(result.read).toBe(2);
  });
});

describe('the reading of all pages', () => {
  test('goes on after a failed call where it was [X-EXPORT-07]', async () => {
    let failures = 0;
    const before = (page: number) => {
      if (page !== 6 || failures > 1) return;
      failures += 1;
      throw new Error('no');
    };
    const site = siteOf(idsFrom(1, 137), { before });
    const { reader, ids } = readerOf();
    await expect(reader.run(site.readPage, never)).rejects.toThrow('no');
    expect(ids()).toEqual(idsFrom(1, 50));
    await expect(reader.run(site.readPage, never)).rejects.toThrow('no');
    await reader.run(site.readPage, never);
    expect(ids()).toEqual(idsFrom(1, 137));
  });

  test('stops at once, also if the site never answers, and goes on where it was [X-EXPORT-07]', async () => {
    const site = siteOf(idsFrom(1, 137));
    const stopped = new AbortController();
    const { reader, ids } = readerOf();
    const run = reader.run((page, signal) => {
      if (page < 5) return site.readPage(page, signal);
      if (page === 8) setTimeout(() => stopped.abort());
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }, stopped.signal);
    await expect(run).rejects.toThrow();
    expect(ids()).toEqual(idsFrom(1, 40));
    await reader.run(site.readPage, never);
    expect(ids()).toEqual(idsFrom(1, 137));
  });
});

test("react-admin's export and 'select all' read as many pages as they want rows [X-EXPORT-05]", async () => {
  const site = siteOf(idsFrom(1, 137));
  expect(await readRows(site.readPage)).toHaveLength(137);
  const some = await readRows(site.readPage, 25);
  expect(some.map(({ id }) => id)).toEqual(idsFrom(1, 25));
});
