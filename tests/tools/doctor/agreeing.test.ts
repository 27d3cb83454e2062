import { expect, test } from 'vitest';
import { type AnyResource, defineSite, get, getPage, put, reference, text } from '../../../src/declare';
import { examine } from './examine';

const site = defineSite({ auth: false, uploads: { images: '/Pictures' }, title: 'Shops' });
const shops: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: get('/shops', 'shops'), columns: ['name'] },
};

type Answers = Readonly<Record<string, (query: URLSearchParams) => object>>;

/** What the doctor says of a site that answers these paths. */
async function said(resources: readonly AnyResource[], answers: Answers) {
  const fetch = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const answer = answers[pathname.replace('/api', '')];
    return answer ? Response.json(answer(searchParams)) : Response.json({}, { status: 404 });
  };
  const { findings, notes } = await examine(fetch, { username: '', password: '' }, { sidebar: [resources], site });
  const found = findings.map(({ at, code, key }) => [at, code, ...(key ? [key] : [])].join(' '));
  return [...found, ...notes.map(({ resource, note }) => `${resource} ${note}`)];
}

test('the doctor names every field that is not declared, each once [X-DOCTOR-02]', async () => {
  const edited = { ...shops, edit: { fields: ['name'], from: get('/shops/:id', 'shop'), via: put('/shops/:id') } };
  const shop = { id: 1, name: 'Corner', colour: 'Red', street: 'High Street' };
  const answers = { '/shops': () => ({ shops: [shop] }), '/shops/1': () => ({ shop }) };
  expect(await said([edited], answers)).toEqual(['fields field-undeclared colour', 'fields field-undeclared street']);
});

const all = Array.from({ length: 15 }, (_, index) => ({ id: index + 1, name: `Shop ${index + 1}` }));
const part = (query: URLSearchParams, start: number) => all.slice(start, start + Number(query.get('limit') ?? 10));

test.each([
  ['whose number is declared to be nowhere', getPage('/shops', { key: 'shops', total: false, pages: false })],
  ['whose total is declared to be nowhere', getPage('/shops', { key: 'shops', total: false })],
  ['with a cursor', getPage('/shops', { key: 'shops', cursor: 'after', next: 'next', size: 'limit' })],
])('the doctor misses no number of pages %s, and sees whether they are turned [X-DOCTOR-01]', async (_, from) => {
  const list = { ...shops.list, from, columns: ['name'] };
  const turned = (query: URLSearchParams) => {
    const start = Number(query.get('after') ?? (Number(query.get('page') ?? 1) - 1) * 10);
    return { shops: part(query, start), ...(start === 0 ? { next: '10' } : {}) };
  };
  expect(await said([{ ...shops, list }], { '/shops': turned })).toEqual([]);
  const stuck = (query: URLSearchParams) => ({ shops: part(query, 0), next: '10' });
  expect(await said([{ ...shops, list }], { '/shops': stuck })).toEqual(['list.from page-ignored']);
});

test('the doctor knows records by what identifies them [X-DOCTOR-01] [X-DOCTOR-02]', async () => {
  const named: AnyResource = {
    ...shops,
    id: 'slug',
    edit: { fields: ['name'], from: get('/shops/:id', 'shop'), via: put('/shops/:id') },
  };
  const shop = { slug: 'corner', name: 'Corner' };
  const answers = { '/shops': () => ({ shops: [shop] }), '/shops/corner': () => ({ shop: { id: 12, ...shop } }) };
  expect(await said([named], answers)).toEqual([]);
  const other = { ...answers, '/shops/corner': () => ({ shop: { ...shop, slug: 'market' } }) };
  expect(await said([named], other)).toEqual(['edit.from wrong-record']);
});

const notes: AnyResource = {
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { words: text('Words'), shop: reference('Shop', { to: 'shops' }) },
  scope: 'shop',
  list: { from: get('/shops/:shop/notes', 'notes'), columns: ['words'] },
  edit: { fields: ['words'], from: get('/shops/:shop/notes/:id', 'note'), via: put('/shops/:shop/notes/:id') },
};
const oneShop = () => ({ shops: all.slice(0, 1) });

test('the doctor reads a record whose path has the scope of its list, and references with names [X-DOCTOR-01]', async () => {
  const note = { id: 5, words: 'Open', shop: { id: 1, name: 'Corner' } };
  const answers = {
    '/shops': oneShop,
    '/shops/1/notes': () => ({ notes: [note] }),
    '/shops/1/notes/5': () => ({ note }),
  };
  expect(await said([shops, notes], answers)).toEqual([]);
  const foreign = { ...note, shop: { id: 9, name: 'Market' } };
  expect(await said([shops, notes], { ...answers, '/shops/1/notes': () => ({ notes: [foreign] }) })).toEqual([
    'list.from scope-ignored',
  ]);
});

test('the doctor says why it does not read a list below one with a scope of its own [X-DOCTOR-01]', async () => {
  const remarks: AnyResource = {
    ...shops,
    name: 'remarks',
    fields: { name: text('Name'), note: reference('Note', { to: 'notes' }) },
    scope: 'note',
    list: { from: get('/notes/:note/remarks', 'remarks'), columns: ['name'] },
  };
  const found = await said([shops, { ...notes, title: 'words' }, remarks], {
    '/shops': oneShop,
    '/shops/1/notes': () => ({ notes: [] }),
  });
  expect(found).toEqual([
    'notes has no records',
    'remarks not read, because the list of notes cannot be read without a scope of its own',
  ]);
});
