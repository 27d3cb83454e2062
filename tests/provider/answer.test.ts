import { expect, test } from 'vitest';
import { isDeclined, pagingOf, recordOf, rowsOf } from '../../src/provider/answer';

const rows = [{ id: 1, description: 'one' }, { id: 2 }];
const record = { description: '<p>x</p>' };
const edited = ['description'];

test('the rows of a list are what stands under the declared key [R-OFFER-11] [R-FORMEFF-23]', () => {
  expect(rowsOf({ loan: rows, pagination: {} }, 'loan')).toEqual(rows);
  expect(rowsOf({ description: rows }, 'description')).toEqual(rows);
});

test('a list answer that holds no list under its key counts as empty [R-FORMEFF-23]', () => {
  for (const value of [null, 'x', 0, {}, record]) expect(rowsOf({ description: value }, 'description')).toEqual([]);
});

test('a list answer without its key is a fault, not an empty list', () => {
  for (const answer of [{ data: rows }, rows, {}, null, 'x', undefined]) expect(rowsOf(answer, 'loan')).toBeUndefined();
});

test('what is no record in a list is left out', () => {
  expect(rowsOf({ data: [null, 1, 'x', [], { id: 1 }] }, 'data')).toEqual([{ id: 1 }]);
});

test.each([
  ['under data', { success: true, data: rows, other: [] }],
  ['bare', rows],
  ['as the only list', { success: true, disclaimers: rows }],
])('where no key is declared, rows are found %s [R-EDITOR-17]', (_, answer) => {
  expect(rowsOf(answer, undefined)).toEqual(rows);
});

test.each([
  ['two lists', { a: [], b: [] }],
  ['no list', { data: {} }],
  ['nothing', null],
])('where no key is declared and there is %s, nothing is guessed', (_, answer) => {
  expect(rowsOf(answer, undefined)).toBeUndefined();
});

test('the record of a single answer stands under its key, alone or as a list of one [R-BENEFITS-29] [R-CRITERIA-22]', () => {
  const held = { loan_id: 2, benefits: 'x' };
  expect(recordOf({ benefits: held }, 'benefits', ['benefits'])).toEqual(held);
  expect(recordOf({ benefits: [held] }, 'benefits', ['benefits'])).toEqual(held);
  expect(recordOf({ criteria: [record] }, 'criteria', edited)).toEqual(record);
});

test.each([
  ['another key', { feature: record }],
  ['a text', { benefits: 'x' }],
  ['no record', { benefits: [] }],
  ['two records', { benefits: [record, record] }],
  ['a list in a list', { benefits: [[record]] }],
  ['nothing', null],
  ['a bare record', record],
])('a single answer with %s holds no record', (_, answer) => {
  expect(recordOf(answer, 'benefits', edited)).toBeUndefined();
});

test.each([
  ['under data', { success: true, data: record, user: { id: 1 } }],
  ['under data as a list of one', { data: [record] }],
  ['bare', record],
  ['bare as a list of one', [record]],
  ['as the only object', { success: true, disclaimer: record }],
  ['as the only list of one', { disclaimer: [record] }],
  // A date of the answer does not make the answer the record: only the text that is edited does.
  ['as the only object, beside a date', { createdAt: '2025-02-05', disclaimer: record }],
])('where no key is declared, a record is found %s [R-EDITOR-17]', (_, answer) => {
  expect(recordOf(answer, undefined, edited)).toEqual(record);
});

test.each([
  ['two objects', { a: record, b: record }],
  ['two records', { data: [record, record] }],
  ['no object', { success: true, text: 'x' }],
  ['an empty list', []],
  ['a text', 'x'],
])('where no key is declared and there is %s, no record is guessed', (_, answer) => {
  expect(recordOf(answer, undefined, edited)).toBeUndefined();
});

test('a function may take the rows or the record out of an answer', () => {
  const inner = (answer: unknown) => (answer as { a: { b: unknown } }).a.b;
  expect(rowsOf({ a: { b: rows } }, inner)).toEqual(rows);
  expect(recordOf({ a: { b: record } }, inner, edited)).toEqual(record);
});

test('only a success that is exactly false declines [R-APP-20]', () => {
  expect(isDeclined({ success: false, data: [] })).toBe(true);
  for (const answer of [{}, null, undefined, [], { success: 0 }, { success: 'false' }, { success: null }, 'false'])
    expect(isDeclined(answer)).toBe(false);
});

test('numbers of pages may come as text, and need not come at all [R-OFFER-09]', () => {
  const none = { totalPages: undefined, total: undefined, page: undefined };
  expect(pagingOf({ pagination: { totalPages: 3, total: 23, page: 1 } })).toEqual({
    totalPages: 3,
    total: 23,
    page: 1,
  });
  expect(pagingOf({ pagination: { totalPages: '3', page: '2' } })).toEqual({ ...none, totalPages: 3, page: 2 });
  expect(pagingOf({ pagination: { totalPages: -1, total: 1.5, page: '' } })).toEqual(none);
  expect(pagingOf({ pagination: { totalPages: Number.NaN, total: null, page: 'x' } })).toEqual(none);
  for (const answer of [null, [], { pagination: [3] }, { pagination: null }, {}])
    expect(pagingOf(answer)).toEqual(none);
});

test('a number of records that nobody could count is none [R-OFFER-09]', () => {
  expect(pagingOf({ pagination: { total: 1e308, totalPages: 7 } })).toMatchObject({ total: undefined, totalPages: 7 });
});
