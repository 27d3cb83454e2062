import { expect, test } from 'vitest';
import { site } from '../../resources/site';
import { permitted } from '../../src/console/permitted';
import { type AnyResource, check, complete, get, getPage, password, post, reference, text } from '../../src/declare';
import { english } from '../setup/english';
import { owners, things } from './errorCases';

const parts: AnyResource = {
  name: 'parts',
  label: 'Parts',
  item: 'Part',
  fields: {
    thing: reference('Thing', { to: 'things' }),
    other: reference('Owner', { to: 'owners' }),
    size: text('Size'),
  },
  list: { from: get('/parts', 'parts'), columns: ['size'] },
};
/** They are read alone, and listed without a scope. */
const { scope: _scope, ...listed } = {
  ...things,
  list: { from: get('/things', 'things'), columns: ['words' as const] },
};

const errorsOf = (words: object, others: readonly object[] = [parts]) =>
  check([[owners, { ...listed, ...words } as AnyResource, ...(others as AnyResource[])]], site)
    .filter(({ at }) => at.startsWith('things'))
    .map(({ at, code }) => `${at}: ${code}`);

const { edit: _edit, ...unread } = listed;
const related = (words: object) => ({ related: [{ resource: 'parts', by: 'thing', ...words }] });

test('pages, related lists and duplicates that can be right have no errors [X-SHOW-06]', () => {
  expect(errorsOf({ show: {}, duplicate: true, ...related({ label: 'Pieces' }) })).toEqual([]);
  const show = { from: get('/thing/:id/all', 'thing'), fields: ['id', 'words', { label: 'Both', value: () => '' }] };
  expect(errorsOf({ show, ...related({}) })).toEqual([]);
  // By a scope, by a filter of the site, and of a list that comes whole.
  const scoped = { ...parts, scope: 'thing', list: { from: get('/parts/:thing'), columns: ['size'] } };
  const paged = { ...parts, list: { from: getPage('/parts', 'rows'), columns: ['size'], filter: ['thing'] } };
  for (const target of [scoped, paged]) expect(errorsOf({ show: {}, ...related({}) }, [target])).toEqual([]);
});

test('what is left out of a page is every field that is read; `may` withdraws it [X-SHOW-06]', () => {
  const resource = {
    ...listed,
    fields: { ...listed.fields, word: password('Word'), city: text('City', { at: 'at.city' }) },
    show: {},
    duplicate: true,
  } as AnyResource;
  const completed = complete(resource, english);
  expect(completed.show?.fields).toContain('at.city');
  expect(completed.show?.fields).not.toContain('word');
  const allowed = (...actions: string[]) =>
    permitted(completed, { auth: { may: (_user, action) => actions.includes(action) } }, {});
  expect(allowed('list', 'edit').show).toBeUndefined();
  expect(allowed('list', 'edit').duplicate).toBe(false);
  expect(allowed('show').show).toBeDefined();
  expect(allowed('create').duplicate).toBe(true);
});

test.each([
  ['things.show.fields: field-unknown', { show: { fields: ['wrods'] } }],
  ['things.show.fields: columns-empty', { show: { fields: [] } }],
  ['things.show.fields: column-twice', { show: { fields: ['words', 'words'] } }],
  ['things.show.from: path-relative', { show: { from: get('thing/:id/all') } }],
  ['things.show.from: call-twice', { show: { from: listed.edit?.from } }],
  ['things.related.0: related-to-nothing', { show: {}, ...related({ resource: 'prats' }) }],
  ['things.related.0: related-not-reference', { show: {}, ...related({ by: 'size' }) }],
  ['things.related.0: related-not-reference', { show: {}, ...related({ by: 'other' }) }],
  ['things.related.0: text-blank', { show: {}, ...related({ label: ' ' }) }],
  ['things.related: related-twice', { show: {}, related: [...related({}).related, ...related({}).related] }],
])('an error in the page of a record: %s %# [X-SHOW-06]', (error, words) => {
  expect(errorsOf(words)).toEqual([error]);
});

test('a related list can be read, and a page too [X-SHOW-06]', () => {
  const reasonOf = (list: object, more: object = {}) =>
    errorsOf({ show: {}, ...related({}) }, [{ ...parts, ...more, list }]);
  const notListed = ['things.related.0: related-not-listed'];
  const notFiltered = ['things.related.0: related-not-filtered'];
  expect(reasonOf({ from: get('/parts') })).toEqual(notListed);
  expect(reasonOf({ from: getPage('/parts', 'rows'), columns: ['size'] })).toEqual(notFiltered);
  expect(reasonOf({ from: get('/parts/:other'), columns: ['size'] }, { scope: 'other' })).toEqual(notFiltered);
  const alone = (words: object) =>
    check([[owners, { ...unread, title: 'words', ...words } as AnyResource, parts]], site).map(
      ({ at, code }) => `${at}: ${code}`,
    );
  expect(alone({ show: {} })).toEqual(['things.show: record-unread']);
  expect(alone({ duplicate: true })).toContain('things.duplicate: record-unread');
  expect(alone({ ...related({}) })).toEqual(['things.related: related-never-shown']);
  const { create: _create, ...without } = listed;
  expect(check([[owners, { ...without, duplicate: true } as AnyResource]], site).map(({ code }) => code)).toEqual([
    'duplicate-without-create',
  ]);
  const single = {
    ...unread,
    list: undefined,
    create: undefined,
    remove: undefined,
    single: true,
    show: { from: post('/x') },
  };
  expect(check([[owners, single as unknown as AnyResource]], site).map(({ at, code }) => `${at}: ${code}`)).toContain(
    'things.show: single-with-list',
  );
});
