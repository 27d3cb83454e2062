import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { complete, get, number } from '../../src/declare';
import { findRows } from '../../src/list/find/findRows';
import { english } from '../setup/english';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const resource = complete(
  {
    name: 'notes',
    label: 'Notes',
    item: 'Note',
    fields: { pages: number('Pages') },
    list: { from: get('/notes', 'rows'), columns: ['id', 'pages'] },
  },
  english,
);

/** Sorts rows that nothing else knows of. */
function sorted() {
  const rows = [
    { id: 1, pages: 2 },
    { id: 2, pages: 1 },
  ];
  const wanted = { filters: {}, sort: { field: 'pages', order: 'ASC' } } as const;
  const found = findRows(resource, rows, wanted, () => undefined);
  expect(found.map(({ id }) => id)).toEqual([2, 1]);
  return new WeakRef(rows);
}

test('rows that were sorted are forgotten with their list, as after a Logout [X-FIND-02]', async () => {
  const rows = sorted();
  await vi.waitFor(() => {
    collectGarbage();
    // A failed expectation would hold on to the rows.
    expect(rows.deref() === undefined).toBe(true);
  });
});
