import { expect, test } from 'vitest';
import { site } from '../../resources/site';
import { type AnyResource, check, del, get, post, put, text } from '../../src/declare';
import { owners, things } from './errorCases';

const errorsOf = (words: object) =>
  check([[owners, { ...things, ...words } as AnyResource]], site).map(({ at, code }) => `${at}: ${code}`);

const via = post('/things/:id/act');
const act = { label: 'Act', via };

test('actions that can be right have no errors [X-ACTION-03]', () => {
  const actions = [
    { ...act, when: () => true, ask: 'Act on {words} of {owner_id}?', confirm: 'Yes', done: 'Done', icon: 'flag' },
    { label: 'Again', via: put('/owners/:owner_id/things/:id', { query: { why: ':words' } }) },
  ];
  const page = [{ label: 'Sync', via: post('/sync/:owner_id'), ask: 'Sync {owner_id}?' }];
  expect(errorsOf({ actions, list: { ...things.list, actions: page } })).toEqual([]);
});

const settings = {
  name: 'settings',
  label: 'Settings',
  item: 'Settings',
  single: true,
  fields: { words: text('Words') },
  edit: { from: get('/settings'), via: put('/settings') },
} satisfies AnyResource;
const errorsOfSingle = (words: object) =>
  check([[{ ...settings, ...words } as AnyResource]], site).map(({ at, code }) => `${at}: ${code}`);

test('a single record has an edit, and nothing that needs a list [X-ACTION-07]', () => {
  expect(errorsOfSingle({})).toEqual([]);
  expect(errorsOfSingle({ actions: [{ label: 'Reset', via: post('/settings/reset') }] })).toEqual([]);
  expect(errorsOfSingle({ remove: { via: del('/settings') } })).toEqual(['settings.remove: single-with-list']);
  expect(errorsOfSingle({ create: { via: post('/settings') } })).toEqual(['settings.create: single-with-list']);
  expect(errorsOfSingle({ list: { from: get('/all'), columns: ['words'] } })).toEqual([
    'settings.list: single-with-list',
  ]);
  for (const [word, value] of Object.entries({ show: {}, related: [], duplicate: true }))
    expect(errorsOfSingle({ [word]: value })).toContain(`settings.${word}: single-with-list`);
  const { edit: _edit, ...without } = settings;
  expect(check([[without]], site).map(({ code }) => code)).toEqual(['single-without-edit']);
});

const ofRecord: readonly (readonly [error: string, action: object])[] = [
  ['things.actions.0: text-blank', { ...act, label: ' ' }],
  ['things.actions.0: text-blank', { ...act, ask: '' }],
  ['things.actions.0: field-unknown', { ...act, ask: 'Act on {wrods}?' }],
  ['things.actions.0: confirm-never-shown', { ...act, confirm: 'Yes' }],
  ['things.actions.0: when-not-function', { ...act, when: true }],
  ['things.actions.0: values-not-function', { ...act, values: { a: 1 } }],
  ['things.actions.0: action-without-call', { label: 'Act' }],
  ['things.actions.0: action-reads', { label: 'Act', via: get('/things/:id/act') }],
  ['things.actions.0.via: parameter-unknown', { label: 'Act', via: post('/things/:ide/act') }],
  ['things.actions.0.via: path-relative', { label: 'Act', via: post('things/:id/act') }],
  ['things.actions.0.via.base: base-form', { label: 'Act', via: post('/things/:id/act', { base: 'v2' }) }],
];

test.each(ofRecord)('an error in an action of a record: %s %# [X-ACTION-03]', (error, action) => {
  expect(errorsOf({ actions: [action] })).toEqual([error]);
});

test('an error in the actions of a list, and in several actions [X-ACTION-03]', () => {
  const list = (action: object) => ({ list: { ...things.list, actions: [action] } });
  expect(errorsOf(list({ label: 'Sync', via }))).toEqual(['things.list.actions.0.via: parameter-unknown']);
  expect(errorsOf(list({ label: 'Sync', via: post('/sync'), ask: '{words}?' }))).toEqual([
    'things.list.actions.0: field-unknown',
  ]);
  expect(errorsOf({ actions: [act, { ...act, via: put('/again/:id') }] })).toEqual(['things.actions: action-twice']);
  const bare = { ...owners, actions: [act] } as AnyResource;
  expect(check([[bare, things]], site).map(({ at, code }) => `${at}: ${code}`)).toEqual([
    'owners.actions: action-never-shown',
  ]);
});
