import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AnyResource,
  complete as completeWith,
  dateTime,
  del,
  fillPath,
  get,
  getPage,
  image,
  inSentence,
  longText,
  post,
  put,
  reference,
  richText,
  text,
} from '../../src/declare';
import { english } from '../setup/english';

const complete = (resource: AnyResource) => completeWith(resource, english);

const all: AnyResource = {
  name: 'price-lists',
  label: 'Price Lists',
  item: 'Price List',
  fields: {
    owner_id: reference('Owner', { to: 'owners', required: true }),
    title: text('Main Title', { required: true }),
    picture: image('Picture', { required: true }),
    note: longText('Note'),
    made_at: dateTime('Made At'),
  },
  list: { from: get('/lists', 'lists'), columns: ['title'] },
  create: { via: post('/lists') },
  edit: { from: get('/lists/:id', 'list'), via: put('/lists/:id') },
  remove: { via: del('/lists/:id') },
};

test('texts that are not declared are built from the noun for one item', () => {
  const { items, list, create, edit, remove } = complete(all);
  expect(items).toBe('Price Lists');
  expect(list).toMatchObject({ add: '+ Add Price List', empty: 'No price lists found.' });
  expect(list?.failed).toBe('The price lists could not be loaded.');
  expect(create).toMatchObject({ heading: 'Add Price List', button: 'Add Price List', done: undefined, then: 'list' });
  expect(edit).toMatchObject({ heading: 'Edit Price List', button: 'Update Price List', then: 'list' });
  expect(edit?.failed).toBe('The price list could not be saved.');
  expect(edit?.notLoaded).toBe('The price list could not be loaded.');
  expect(remove).toMatchObject({ ask: 'Are you sure you want to delete this price list?', then: 'reload' });
  expect(remove?.failed).toBe('The price list could not be deleted.');
  expect(remove?.deleted).toBe('The price list was deleted.');
});

test('declared texts stay exactly as they are and are marked as given', () => {
  const given = complete({
    ...all,
    items: 'Lists of Prices',
    list: {
      from: getPage('/lists', 'lists'),
      add: 'New',
      empty: 'Nothing.',
      as: 'cards',
      total: false,
      columns: ['id'],
    },
    create: { via: post('/lists'), button: 'Go', invalid: 'No', done: 'Done', failed: 'Failed', then: 'back' },
    remove: { via: del('/lists/:id'), ask: 'Sure?', done: 'Gone', failed: 'Kept', then: 'drop' },
  });
  expect(given.items).toBe('Lists of Prices');
  expect(given.list).toMatchObject({ add: 'New', empty: 'Nothing.', as: 'cards', total: false, paged: true });
  expect(given.create).toMatchObject({
    button: 'Go',
    invalid: 'No',
    done: 'Done',
    failed: 'Failed',
    failedIsGiven: true,
    then: 'back',
  });
  expect(given.edit).toMatchObject({ saved: 'The price list was saved.', notSaved: 'The price list was not saved' });
  expect(given.remove).toMatchObject({ ask: 'Sure?', done: 'Gone', failed: 'Kept', failedIsGiven: true, then: 'drop' });
  expect([complete(all).create?.failedIsGiven, complete(all).remove?.failedIsGiven]).toEqual([false, false]);
});

test('what is said of a saved single record is right for a name in the plural [X-ACTION-06]', () => {
  const { edit } = complete({
    ...{ name: 'settings', label: 'Settings', item: 'Settings', fields: { title: text('Title') }, single: true },
    edit: { from: get('/settings'), via: put('/settings') },
  });
  expect([edit?.saved, edit?.notSaved]).toEqual(['The changes were saved.', 'The changes were not saved']);
});

test('a deletion without confirmation has no question', () => {
  const silent = complete({ ...all, remove: { via: del('/lists/:id'), ask: false } });
  expect(silent.remove?.ask).toBeUndefined();
});

test('a required image is required on add and optional on edit', () => {
  const { create, edit } = complete(all);
  expect(create?.required).toEqual(['owner_id', 'title', 'picture']);
  expect(edit?.required).toEqual(['owner_id', 'title']);
});

test('the message for an incomplete form lists the required fields in one sentence', () => {
  const refusals = (...names: string[]) =>
    complete({ ...all, fields: Object.fromEntries(names.map((name) => [name, text(name, { required: true })])) }).create
      ?.invalid;
  expect(complete(all).create?.invalid).toBe('Owner, main title and picture are required');
  expect(complete(all).edit?.invalid).toBe('Owner and main title are required');
  expect(refusals('Title')).toBe('Title is required');
});

test('a form has the editable fields in their order, or the fields it lists itself', () => {
  expect(complete(all).create?.fields).toEqual(['owner_id', 'title', 'picture', 'note']);
  const named = complete({ ...all, create: { via: post('/lists'), fields: ['note', 'title'] } });
  expect(named.create).toMatchObject({ fields: ['note', 'title'], required: ['title'] });
});

test('a form is multipart exactly if one of its own fields uploads', () => {
  const { create, edit } = complete({ ...all, edit: { from: get('/l/:id'), via: put('/l/:id'), fields: ['title'] } });
  expect([create?.uploads.length, edit?.uploads.length]).toEqual([1, 0]);
});

test('operations that are not declared are not offered', () => {
  const shown = complete({ name: 'a', label: 'A', item: 'A', fields: {}, list: { from: get('/a'), columns: ['id'] } });
  expect(shown).toMatchObject({ create: undefined, edit: undefined, remove: undefined, regular: undefined });
  expect(shown.list?.paged).toBe(false);
});

test('a resource without calls is regular, offers everything, and shows its id and fields as columns', () => {
  const regular = complete({
    name: 'notes',
    label: 'Notes',
    item: 'Note',
    fields: { title: text('Title'), body: richText('Body'), made_at: dateTime('Made At') },
  });
  expect(regular).toMatchObject({ regular: '/api/notes', icon: 'article' });
  expect(regular.list).toMatchObject({ paged: true, columns: ['id', 'title', 'body', 'made_at'], from: undefined });
  expect(regular.create?.fields).toEqual(['title', 'body']);
  expect(regular.edit).toMatchObject({ button: 'Update Note', uploads: [] });
  expect(regular.remove?.ask).toBe('Are you sure you want to delete this note?');
});

test.each([
  ['Privacy Policy', 'privacy policy'],
  ['DSA Form', 'DSA form'],
  ['SEO', 'SEO'],
  ['Note', 'note'],
])('inside a sentence %s becomes %s', (noun, written) => {
  expect(inSentence(noun)).toBe(written);
});

test('a path is filled with encoded values', () => {
  expect(fillPath('/a/:x/b/:y_2', { x: 'one two/three', y_2: 7 })).toBe('/a/one%20two%2Fthree/b/7');
  expect(fillPath('/a/:x', { x: 0 })).toBe('/a/0');
  expect(fillPath('/a', { x: 1 })).toBe('/a');
  expect(fillPath('/a/:x', { x: 'a%2Fb' })).toBe('/a/a%252Fb');
  expect(fillPath('/a/:x.json', { x: '.' })).toBe('/a/..json');
});

test.each([undefined, null, ''])('a path whose slot has no value (%s) is undefined', (x) => {
  expect(fillPath('/a/:x/:y', { x, y: 1 })).toBeUndefined();
  expect(fillPath('/a/:y/:z', { x, y: 1 })).toBeUndefined();
});

test.each(['.', '..', 'half a character \ud83d'])('a path with %j would be that of something else [X-DATA-01]', (x) => {
  expect(fillPath('/a/:x', { x })).toBeUndefined();
  expect(fillPath('/a/:x/b', { x })).toBeUndefined();
});

test('a filled path has as many segments as its pattern, whatever the values', () => {
  const text = fc.string({ minLength: 1, unit: 'binary' }).filter((x) => x !== '.' && x !== '..');
  const value = fc.oneof(text, fc.integer());
  fc.assert(
    fc.property(value, value, (x, y) => {
      const segments = (fillPath('/a/:x/b/:y', { x, y }) ?? '').split('/');
      expect(segments.length).toBe(5);
      expect([segments[2], segments[4]].map((segment) => decodeURIComponent(segment ?? ''))).toEqual([`${x}`, `${y}`]);
    }),
  );
});

test('an endpoint fills its own slots and knows their names', () => {
  const call = get('/a/:x/b/:y', 'rows');
  expect(call.url({ x: 'ä', y: 2 })).toBe('/a/%C3%A4/b/2');
  expect(Object.keys(call.slots)).toEqual(['x', 'y']);
  expect([call.method, call.key, put('/a/:id').method, del('/a/:id').method, post('/a').method]).toEqual([
    'GET',
    'rows',
    'PUT',
    'DELETE',
    'POST',
  ]);
});
