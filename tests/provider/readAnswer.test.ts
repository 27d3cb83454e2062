import { expect, test } from 'vitest';
import { loanFormEffortless } from '../../resources/loan-form-effortless';
import { countsIn } from '../../src/provider/pageCounts';
import { isDeclined, recordOf, rowsOf } from '../../src/provider/readAnswer';

const rows = [{ id: 1, description: 'one' }, { id: 2 }];
const record = { description: '<p>x</p>' };
const edited = ['description'];

test('the rows of a list are read from the declared key [R-OFFER-11] [R-FORMEFF-23]', () => {
  expect(rowsOf({ loan: rows, pagination: {} }, 'loan')).toEqual(rows);
  expect(rowsOf({ description: rows }, loanFormEffortless.list?.from.key)).toEqual(rows);
});

test('null and the empty text under the key of a list are no rows', () => {
  for (const value of [null, '']) expect(rowsOf({ rows: value }, 'rows')).toEqual([]);
});

test.each([
  ['rows by their ids', { 1: { id: 1 }, 2: { id: 2 } }],
  ['an empty object', {}],
  ['one record', record],
  ['rows one level further down', { data: rows }],
  ['a text', 'x'],
  ['a blank text', ' '],
  ['zero', 0],
  ['a number', 7],
  ['false', false],
  ['true', true],
])('%s under the key of a list is an error, not an empty list [X-DATA-06]', (_, value) => {
  expect(rowsOf({ rows: value }, 'rows')).toBeUndefined();
  expect(rowsOf({ rows: value }, (answer) => (answer as { rows: unknown }).rows)).toBeUndefined();
  expect(rowsOf({ data: value }, undefined)).toBeUndefined();
});

// Beside them, R-BENEFITS-29 says that lists are arrays only; no other row counts anything else as empty.
test('the one list of which the specification counts what is no list as empty [R-FORMEFF-23] [X-DATA-06]', () => {
  const key = loanFormEffortless.list?.from.key;
  for (const value of [null, '', 'x', 0, {}, record]) expect(rowsOf({ description: value }, key)).toEqual([]);
  expect(rowsOf({ description: rows }, key)).toEqual(rows);
  expect(rowsOf({ descriptions: rows }, key)).toBeUndefined();
});

test('a list response without its key is an error, not an empty list', () => {
  for (const answer of [{ data: rows }, rows, {}, null, 'x', undefined]) expect(rowsOf(answer, 'loan')).toBeUndefined();
});

test('list entries that are not records are left out', () => {
  expect(rowsOf({ data: [null, 1, 'x', [], { id: 1 }] }, 'data')).toEqual([{ id: 1 }]);
});

test.each([
  ['under data', { success: true, data: rows, other: [] }],
  ['bare', rows],
  ['as the only list', { success: true, disclaimers: rows }],
])('without a declared key, rows are found %s [R-EDITOR-17]', (_, answer) => {
  expect(rowsOf(answer, undefined)).toEqual(rows);
});

test.each([
  ['two lists', { a: [], b: [] }],
  ['no list', { data: {} }],
  ['nothing', null],
])('without a declared key, nothing is guessed from %s', (_, answer) => {
  expect(rowsOf(answer, undefined)).toBeUndefined();
});

test('the record of a single response is read from its key, as an object or a list of one [R-BENEFITS-29] [R-CRITERIA-22]', () => {
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
])('a single response with %s contains no record', (_, answer) => {
  expect(recordOf(answer, 'benefits', edited)).toBeUndefined();
});

test.each([
  ['under data', { success: true, data: record, user: { id: 1 } }],
  ['under data as a list of one', { data: [record] }],
  ['bare', record],
  ['bare as a list of one', [record]],
  ['as the only object', { success: true, disclaimer: record }],
  ['as the only list of one', { disclaimer: [record] }],
  // A date alone does not make the response a record; only the edited text field does.
  ['as the only object, beside a date', { createdAt: '2025-02-05', disclaimer: record }],
])('without a declared key, a record is found %s [R-EDITOR-17]', (_, answer) => {
  expect(recordOf(answer, undefined, edited)).toEqual(record);
});

test.each([
  ['two objects', { a: record, b: record }],
  ['two records', { data: [record, record] }],
  ['no object', { success: true, text: 'x' }],
  ['an empty list', []],
  ['a text', 'x'],
])('without a declared key, no record is guessed from %s', (_, answer) => {
  expect(recordOf(answer, undefined, edited)).toBeUndefined();
});

test('a function may extract the rows or the record from a response', () => {
  const inner = (answer: unknown) => (answer as { a: { b: unknown } }).a.b;
  expect(rowsOf({ a: { b: rows } }, inner)).toEqual(rows);
  expect(recordOf({ a: { b: record } }, inner, edited)).toEqual(record);
});

test('only success: false counts as a refusal [R-APP-20]', () => {
  expect(isDeclined({ success: false, data: [] })).toBe(true);
  for (const answer of [{}, null, undefined, [], { success: 0 }, { success: 'false' }, { success: null }, 'false'])
    expect(isDeclined(answer)).toBe(false);
});

/** What an answer says of its pages in the place that is usual here. */
const pagingOf = (json: unknown) => countsIn({ json, headers: new Headers() }, {});

test('page numbers may be text or missing [R-OFFER-09]', () => {
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

test('an impossible number of records is ignored [R-OFFER-09]', () => {
  expect(pagingOf({ pagination: { total: 1e308, totalPages: 7 } })).toMatchObject({ total: undefined, totalPages: 7 });
});
