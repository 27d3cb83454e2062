import { expect, test } from 'vitest';
import { defaultSort, readParams, withParams } from '../../src/list/useListAddress';

const read = (search: string) => readParams(new URLSearchParams(search), 10);

test('an address without parameters means the first page in the order of the site', () => {
  expect(read('')).toEqual({ page: 1, perPage: 10, sort: defaultSort, filters: {} });
});

test('an address has page, page size, order and filters', () => {
  expect(read('page=3&perPage=25&sort=name&order=DESC&filter={"city":"Pune"}')).toEqual({
    page: 3,
    perPage: 25,
    sort: { field: 'name', order: 'DESC' },
    filters: { city: 'Pune' },
  });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'perPage=0', 'order=DESC', 'filter={', 'filter=7'])(
  'the default replaces what makes no sense in %s',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test('changes keep the other parameters; undefined removes one', () => {
  const search = withParams({ page: undefined, sort: 'name' })(new URLSearchParams('scope=2&page=4'));
  expect(search.toString()).toBe('scope=2&sort=name');
});
