import { expect, test } from 'vitest';
import { parse, stringify } from '../../src/provider/queryString';

test.each([
  ['?source=%7B%22a%22%3A1%7D', { source: '{"a":1}' }],
  ['a=1&b=x%20y+z', { a: '1', b: 'x y z' }],
  ['?b=2&a=1&b=3', { a: '1', b: ['2', '3'] }],
  ['', {}],
])('the parameters of %j are read', (search, expected) => {
  expect({ ...parse(search) }).toEqual(expected);
});

test('parameters are written in order of their names, without those that are not there', () => {
  expect(stringify({ sort: '["id","ASC"]', filter: '{}', none: undefined })).toBe(
    'filter=%7B%7D&sort=%5B%22id%22%2C%22ASC%22%5D',
  );
  expect(stringify({ tag: ['a b', 'ç'] })).toBe('tag=a+b&tag=%C3%A7');
});

test('what is written is read back', () => {
  const params = { filter: '{"q":"ä & b = c"}', page: '2', tags: ['a', 'b'] };
  expect({ ...parse(`?${stringify(params)}`) }).toEqual(params);
});
