import { expect, test } from 'vitest';
import { type AnyResource, choice, complete, date, getPage, number, reference, text, toggle } from '../../src/declare';
import { filterFields, filterRecord, filtersOf } from '../../src/list/find/filterFields';
import { english } from '../setup/english';

const notes: AnyResource = {
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: {
    state: choice('State', { of: [{ value: 1, text: 'Open' }, 'done'], required: true }),
    active: toggle('Active', { on: 'Y', off: 'N' }),
    pages: number('Pages', { hint: 'Without the cover' }),
    day: date('Day'),
    city: text('City', { at: 'address.city' }),
    author: reference('Author', { to: 'authors' }),
    other: text('Other'),
  },
  list: {
    from: getPage('/notes', 'rows'),
    columns: ['city'],
    filter: ['state', 'active', 'pages', 'day', 'city', 'author'],
  },
};
const fields = filterFields(complete(notes, english), english);

test('the filter form has the declared fields in order, without what only editing asks for [X-SERVED-03]', () => {
  expect(fields.map(({ path }) => path)).toEqual(['state', 'active', 'pages', 'day', 'address.city', 'author']);
  expect(fields.filter(({ field }) => field.required || field.hint)).toEqual([]);
  expect(fields[1]?.options?.map(({ text: words }) => words)).toEqual(['Yes', 'No']);
});

test('filters are spelled as the site spells the values, and shown in the form again [X-SERVED-03]', async () => {
  const typed = {
    state: '1',
    active: 'N',
    pages: '12.50',
    day: '2025-05-01',
    address: { city: ' Pune ' },
    author: '7',
  };
  const filters = await filtersOf(fields, typed, {});
  expect(filters).toEqual({
    state: 1,
    active: 'N',
    pages: '12.50',
    day: '2025-05-01',
    'address.city': 'Pune',
    author: '7',
  });
  expect(filterRecord(fields, filters)).toEqual({ ...typed, address: { city: 'Pune' } });
});

test('what is blank is no filter [X-SERVED-03]', async () => {
  const blank = { state: '', active: null, pages: '', day: '', address: { city: '  ' }, author: '' };
  expect(Object.values(await filtersOf(fields, blank, { pages: '3' })).filter((value) => value !== undefined)).toEqual(
    [],
  );
});
