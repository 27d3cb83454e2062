import { expect, test } from 'vitest';
import { arranged } from '../../src/list/layout/arranged';

const columns: readonly { readonly key: string; readonly size?: number | undefined }[] = [
  { key: 'id' },
  { key: 'name' },
  { key: 'words' },
];
const keys = (json: string | undefined) => arranged(columns, json).map(({ key }) => key);

test('columns are in the order of a layout, others after them, hidden ones left out [X-COLUMNS-01]', () => {
  expect(keys('{"columns":[["words"],["id",0]]}')).toEqual(['words', 'name']);
  expect(keys('{"columns":[["name",null],["gone",80]]}')).toEqual(['name', 'id', 'words']);
  expect(arranged(columns, '{"columns":[["name",240]]}')[0]).toEqual({ key: 'name', size: 240 });
  // A column that is named twice is there once.
  expect(keys('{"columns":[["words"],["id"],["words"]]}')).toEqual(['words', 'id', 'name']);
});

test('a layout that leaves no column, or cannot be read, changes nothing [X-COLUMNS-04]', () => {
  const unreadable = ['', '{', 'null', '5', '[]', '{"columns":5}', '{"columns":[7]}', '{"columns":"ab"}'];
  for (const json of [undefined, ...unreadable, '{"columns":[["id",0],["name",0],["words",0]]}'])
    expect(keys(json), json).toEqual(['id', 'name', 'words']);
});
