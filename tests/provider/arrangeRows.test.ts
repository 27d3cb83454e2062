import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/declare/resource';
import { arrangeRows } from '../../src/provider/arrangeRows';
import type { ListQuery } from '../../src/provider/Calls';

const rows: readonly Row[] = [
  { id: 10, name: 'Pune branch', city: 'Pune', rank: 2 },
  { id: 9, name: '', city: 'Delhi', rank: 10 },
  { id: 2, name: 'delhi branch', city: 'Delhi', rank: null },
  { id: '1', name: 'Agra branch', city: 'Agra', rank: 1 },
];

const ids = (query: Partial<ListQuery>) => arrangeRows(rows, { filter: {}, ...query }).map(({ id }) => id);

describe('the rows of a list that came in one answer', () => {
  test('stay as they are, the same list, if nothing is asked', () => {
    expect(arrangeRows(rows, { filter: {} })).toBe(rows);
  });

  test.each<[ListQuery['filter'], Row['id'][]]>([
    [{ city: 'Delhi' }, [9, 2]],
    [{ city: 'Delhi', rank: '10' }, [9]],
    [{ city: 'delhi' }, []],
    [{ id: [1, '9'] }, [9, '1']],
    [{ unknown: 'x' }, []],
  ])('filtered by %j are those whose values are equal as text', (filter, expected) => {
    expect(ids({ filter })).toEqual(expected);
  });

  test('filtered by q are those with the text in any field, in upper or lower case', () => {
    expect(ids({ filter: { q: 'DELHI' } })).toEqual([9, 2]);
    expect(ids({ filter: { q: 'branch', city: 'Delhi' } })).toEqual([2]);
  });

  test.each<['ASC' | 'DESC', string, Row['id'][]]>([
    ['ASC', 'id', ['1', 2, 9, 10]],
    ['DESC', 'id', [10, 9, 2, '1']],
    ['ASC', 'name', ['1', 2, 10, 9]],
    ['DESC', 'name', [10, 2, '1', 9]],
    ['ASC', 'rank', ['1', 10, 9, 2]],
    ['DESC', 'rank', [9, 10, '1', 2]],
  ])('sorted %s by %s count numbers as numbers and have blanks last', (order, field, expected) => {
    expect(ids({ sort: { field, order } })).toEqual(expected);
  });

  test('with equal values keep the order of the site, and the list itself is not changed', () => {
    const before = [...rows];
    expect(ids({ sort: { field: 'city', order: 'DESC' } })).toEqual([10, 9, 2, '1']);
    expect(rows).toEqual(before);
  });
});
