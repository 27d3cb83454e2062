import { expect, test } from 'vitest';
import * as declare from '../../src/declare';
import { wantedHere } from '../../src/list/find/useFound';
import { defaultSort } from '../../src/list/useListAddress';
import { english } from '../setup/english';

const { text, flag, get } = declare;

function listOf(more: object = {}) {
  const fields = { name: text('Name'), done: flag('Done', { on: 1, yes: 'Yes', no: 'No' }) };
  const list = { from: get('/things'), columns: ['name', 'done'], filter: ['name'], ...more };
  return declare.complete(
    { name: 'things', label: 'Things', item: 'Thing', fields, list } as declare.AnyResource,
    english,
  );
}

const filters = { q: 'a', name: 'b', done: 1, gone: 'c' };

test('a filter by a field that a list does not have is left out [X-FIND-12]', () => {
  const address = { filters, sort: defaultSort, all: false };
  expect(wantedHere(listOf(), address, true)).toEqual({ filters: { q: 'a', done: 1 }, sort: undefined });
  expect(wantedHere(listOf(), { ...address, filters: { gone: 'c' } }, true)).toBeUndefined();
  expect(wantedHere(listOf(), { ...address, all: true }, true)?.filters).toEqual({ q: 'a', name: 'b', done: 1 });
});

test("a body of one's own filters by what it likes [X-FIND-12]", () => {
  const body = async () => ({ default: () => null });
  const address = { filters, sort: defaultSort, all: false };
  expect(wantedHere(listOf({ body }), address, true)?.filters).toMatchObject({ gone: 'c' });
});
