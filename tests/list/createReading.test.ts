import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../src/declare/resource';
import type { PageAnswer } from '../../src/list/createPageReader';
import { type AllRows, createReading } from '../../src/list/find/createReading';
import { allPagesKey, removeFromLists } from '../../src/list/listCache';

test('rows that are deleted while all pages are read do not come back when the reading goes on [X-FIND-06]', async () => {
  const client = new QueryClient();
  const key = allPagesKey('notes', {});
  const idsShown = () => client.getQueryData<AllRows>(key)?.data.map(({ id }) => id);
  let rows: readonly Row[] = Array.from({ length: 30 }, (_, index) => ({ id: index + 1 }));
  let isHeld = true;
  const readPage = async (page: number, signal: AbortSignal): Promise<PageAnswer> => {
    if (isHeld && page > 1) await new Promise((_, reject) => signal.addEventListener('abort', reject));
    const end = page * 10;
    const counts = { total: rows.length, totalPages: Math.ceil(rows.length / 10) };
    return { rows: rows.slice(end - 10, end), ...counts, hasNextPage: end < rows.length };
  };
  const reading = createReading(readPage, undefined, (change) => client.setQueryData<AllRows>(key, change));
  void reading.run();
  await vi.waitFor(() => expect(idsShown()).toHaveLength(10));
  reading.stop();
  rows = rows.filter(({ id }) => id !== 2 && id !== 5);
  removeFromLists(client, 'notes', new Set(['2', '5']));
  isHeld = false;
  await reading.run();
  expect(reading.get().phase).toBe('done');
  expect(new Set(idsShown())).toEqual(new Set(rows.map(({ id }) => id)));
  expect(idsShown()).toHaveLength(28);
});
