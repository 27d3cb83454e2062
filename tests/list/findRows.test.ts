import { describe, expect, test } from 'vitest';
import {
  type AnyResource,
  choice,
  complete,
  date,
  dateTime,
  flag,
  get,
  number,
  password,
  reference,
  references,
  secret,
  text,
} from '../../src/declare';
import { relatedId } from '../../src/declare/relatedId';
import { findRows, type Wanted } from '../../src/list/find/findRows';
import { foldText, wordsOf } from '../../src/list/find/foldText';
import { matchesIn } from '../../src/list/find/matchesIn';
import { english } from '../setup/english';

const notes: AnyResource = {
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: {
    title: text('Title'),
    city: text('City', { at: 'address.city' }),
    pages: number('Pages', { currency: 'INR' }),
    day: date('Day'),
    at: dateTime('At'),
    done: flag('Done', { on: 1, yes: 'Finished', no: 'Open' }),
    state: choice('State', { of: [{ value: 1, text: 'New' }, 'old'] }),
    author: reference('Author', { to: 'people' }),
    readers: references('Readers', { to: 'people' }),
    folder: reference('Folder', { to: 'folders', required: true }),
    code: secret('Code'),
    word: password('Word'),
  },
  scope: 'folder',
  list: {
    from: get('/notes/:folder', 'rows'),
    columns: [
      'id',
      'title',
      'city',
      'pages',
      'day',
      'at',
      'done',
      'state',
      'author',
      'readers',
      'code',
      { label: 'Initials', value: ({ title }) => `~${String(title).slice(0, 1)}~` },
    ],
  },
};
const resource = complete(notes, english);
const people = new Map([
  ['1', 'Asha Verma'],
  ['2', 'Émile Zola'],
]);
const titleOf = (target: string, id: unknown) => (target === 'people' ? people.get(String(relatedId(id))) : undefined);

const find = (rows: readonly object[], wanted: Partial<Wanted>) =>
  findRows(resource, rows, { filters: {}, sort: undefined, ...wanted }, titleOf).map((row) => row.id);
const search = (row: object, q: string) => find([{ id: 9, ...row }], { filters: { q } }).length === 1;

describe('a search', () => {
  test.each([
    ['the case', { title: 'Home Shop' }, 'HOME'],
    ['accents', { title: 'Café Élan' }, 'cafe elan'],
    ['accents that were typed', { title: 'Cafe' }, 'café'],
    ['decomposed accents', { title: 'Cafe\u0301' }, 'Caf\u00e9'],
    ['the nukta', { title: 'ज़मीन' }, 'जमीन'],
    ['a composed nukta', { title: '\u095b\u092e\u0940\u0928' }, '\u091c\u093c\u092e\u0940\u0928'],
    ['spacing', { title: '55501 23456' }, '5550123456'],
    ['spaces that do not break', { title: 'New\u00a0Delhi' }, 'new delhi'],
    ['full width', { title: 'ＡＢＣ' }, 'abc'],
  ])('ignores %s [X-FIND-01]', (_, row, q) => {
    expect(search(row, q)).toBe(true);
  });

  test('keeps the vowel signs of Devanagari apart [X-FIND-01]', () => {
    expect(search({ title: 'किला' }, 'कला')).toBe(false);
  });

  test.each([
    ['an id', {}, '9'],
    ['a nested text', { address: { city: 'Pune' } }, 'pune'],
    ['a number as it is', { pages: 1234567 }, '1234567'],
    ['a number as it is shown', { pages: 1234567 }, '12,34,567'],
    ['a day', { day: '2025-05-01' }, '1 May 2025'],
    ['a moment', { at: '2025-05-01T09:30' }, 'may'],
    ['a word of a flag', { done: 1 }, 'finished'],
    ['the text of a choice', { state: '1' }, 'new'],
    ['the title of a reference', { author: 2 }, 'zola'],
    ['one of several titles', { readers: [1, 2] }, 'verma'],
    ['a column of several fields', { title: 'Tea' }, '~T~'],
  ])('finds %s [X-FIND-01]', (_, row, q) => {
    expect(search(row, q)).toBe(true);
  });

  test.each([
    ['secrets', { code: 'hidden' }, 'hidden'],
    ['passwords', { word: 'hidden' }, 'hidden'],
    ['the scope, which all rows share', { folder: 'hidden' }, 'hidden'],
    ['what is not declared', { other: 'hidden' }, 'hidden'],
    ['across two values', { title: 'tea', address: { city: 'pot' } }, 'teapot'],
    ['a row with one word of two', { title: 'tea' }, 'tea pot'],
  ])('does not find %s [X-FIND-01]', (_, row, q) => {
    expect(search(row, q)).toBe(false);
  });

  test('has words, none of them twice or blank [X-FIND-01]', () => {
    expect(wordsOf(' Tea  pot\u00a0TEA \u0301')).toEqual(['tea', 'pot']);
    expect(wordsOf(undefined)).toEqual([]);
  });
});

describe('the marks of a search', () => {
  const marked = (shown: string, q: string) =>
    matchesIn(shown, wordsOf(q)).map(([start, end]) => shown.slice(start, end));

  test.each([
    ['Tea and TEA', 'tea', ['Tea', 'TEA']],
    ['Cafe\u0301 noir', 'café', ['Cafe\u0301']],
    ['ज़मीन', 'जमीन', ['ज़मीन']],
    ['55501 23456', '0123', ['01 23']],
    ['ﬁne', 'fi', ['ﬁ']],
    ['a pot of tea', 'tea pot', ['tea', 'pot']],
    ['😀 tea', 'tea', ['tea']],
    ['nothing', 'tea', []],
  ])('in %j for %j are the letters as they are shown [X-FIND-01]', (shown, q, expected) => {
    expect(marked(shown, q)).toEqual(expected);
  });

  test('are where the folded text has the words, whatever the letters [X-FIND-01]', () => {
    const letters = ['a', 'É', 'e\u0301', 'ज़', '\u0958', ' ', '\u200b', 'ß', '😀', 'ﬁ', '\u00a0', 'Z'];
    for (let seed = 0; seed < 300; seed += 1) {
      const pick = (index: number) => letters[(seed * 7 + index * (seed + 3)) % letters.length] ?? '';
      const shown = Array.from({ length: 12 }, (_, index) => pick(index)).join('');
      const word = foldText(pick(3) + pick(4));
      if (word === '') continue;
      const found = matchesIn(shown, [word]);
      expect(found.length > 0).toBe(foldText(shown).includes(word));
      for (const [start, end] of found) expect(foldText(shown.slice(start, end))).toContain(word);
    }
  });
});

describe('an order', () => {
  const sorted = (field: string, order: 'ASC' | 'DESC', values: readonly object[]) =>
    find(
      values.map((value, index) => ({ id: index + 1, ...value })),
      { sort: { field, order } },
    );

  test.each([
    ['texts with numbers', 'title', ['Offer 10', 'Offer 2', 'offer 1'].map((title) => ({ title })), [3, 2, 1]],
    ['numbers, also in texts', 'pages', ['10', 9, '1,000', 9.5].map((pages) => ({ pages })), [2, 4, 1, 3]],
    ['days', 'day', ['2025-05-01', '2024-12-31', '2025-01-01'].map((day) => ({ day })), [2, 3, 1]],
    ['moments', 'at', [1746000000, '2024-01-01T00:00:00Z', '2026-01-01'].map((at) => ({ at })), [2, 1, 3]],
    ['titles of references', 'author', [2, 1].map((author) => ({ author })), [2, 1]],
    ['nested texts', 'address.city', ['b', 'a'].map((city) => ({ address: { city } })), [2, 1]],
    ['columns of several fields', 'Initials', ['b', 'a'].map((title) => ({ title })), [2, 1]],
  ])('of %s [X-FIND-02]', (_, field, rows, expected) => {
    expect(sorted(field, 'ASC', rows)).toEqual(expected);
    expect(sorted(field, 'DESC', rows)).toEqual([...expected].reverse());
  });

  test('has blanks last both ways, and keeps the order of the site among equals [X-FIND-02]', () => {
    const rows = ['b', '', 'a', undefined, 'b', ' '].map((title) => ({ title }));
    expect(sorted('title', 'ASC', rows)).toEqual([3, 1, 5, 2, 4, 6]);
    expect(sorted('title', 'DESC', rows)).toEqual([1, 5, 3, 2, 4, 6]);
  });
});

describe('a filter', () => {
  const rows = [
    { id: 1, done: 1, state: 1, author: { id: 1 }, readers: [1, { id: 2 }] },
    { id: 2, done: '1', state: '1', author: '2', readers: [] },
    { id: 3, state: 'old', readers: [2] },
  ];

  test.each([
    [{ done: 1 }, [1]],
    [{ done: 0 }, [2, 3]],
    [{ state: 1 }, [1, 2]],
    [{ author: '1' }, [1]],
    [{ readers: '2' }, [1, 3]],
    [{ state: [1, 'old'] }, [1, 2, 3]],
    [{ state: 1, q: 'émile' }, [1, 2]],
    [{ id: 3 }, [3]],
  ])('%j leaves the rows %j [X-FIND-03]', (filters, expected) => {
    expect(find(rows, { filters })).toEqual(expected);
  });
});
