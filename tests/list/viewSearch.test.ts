import { expect, test } from 'vitest';
import { showsSame, viewSearch } from '../../src/list/views/viewSearch';

test('a view has what decides which rows are shown and how, not the page or what else is open [X-VIEWS-01]', () => {
  const current = new URLSearchParams('page=3&sort=name&order=DESC&filter={"q":"a"}&record=7&layout=old&parent=1');
  const search = viewSearch({ scopes: ['parent'] }, { parent: '1' }, current, '{}');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    parent: '1',
    sort: 'name',
    order: 'DESC',
    filter: '{"q":"a"}',
    layout: '{}',
  });
});

test('two addresses show the same whatever the page and the order of their parameters [X-VIEWS-01]', () => {
  expect(showsSame('sort=name&all=1', '?all=1&page=2&sort=name')).toBe(true);
  expect(showsSame('sort=name', '?sort=words')).toBe(false);
});
