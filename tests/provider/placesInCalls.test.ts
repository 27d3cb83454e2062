import { expect, test } from 'vitest';
import {
  type AnyResource,
  del,
  get,
  number,
  password,
  patch,
  post,
  put,
  reference,
  regular,
  text,
} from '../../src/declare';
import { told } from './declarations';
import { answering, fakeSite } from './fakeSite';
import { providerOf } from './providerOf';

const bodyOf = async (call: Request | undefined) => (call ? call.json() : undefined);

const shop: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name'), city: text('City', { at: 'address.city' }) },
  list: { from: get('/shops', 'shops'), columns: ['name'] },
  create: { via: post('/cities/:city/shops') },
  edit: { from: get('/shops/:id', 'shop'), via: put('/cities/:city/shops/:id') },
  remove: { via: del('/cities/:city/shops/:id') },
};

test('a parameter is filled from the place of its field [X-CALL-10]', async () => {
  const stored = { id: 7, name: 'n', address: { city: 'Pune' } };
  const calls = answering({ shop: stored });
  const provider = providerOf(shop);
  await provider.create('shops', { data: { name: 'n', address: { city: 'Goa' } } });
  await provider.update('shops', { id: 7, data: { name: 'm' }, previousData: stored });
  await provider.delete('shops', { id: 7, previousData: stored });
  expect(told(calls)).toEqual([
    'POST /api/cities/Goa/shops',
    'GET /api/shops/7',
    'PUT /api/cities/Pune/shops/7',
    'DELETE /api/cities/Pune/shops/7',
  ]);
});

test('a parameter is filled with the id of a reference that comes as an object [X-CALL-10]', async () => {
  const calls = answering({});
  const fields = { name: text('Name'), owner: reference('Owner', { to: 'owners' }) };
  const remove = { via: del('/owners/:owner/shops/:id') };
  const previousData = { id: 7, name: 'n', owner: { id: 3, name: 'Asha' } };
  await providerOf({ ...shop, fields, remove }).delete('shops', { id: 7, previousData });
  expect(told(calls)).toEqual(['DELETE /api/owners/3/shops/7']);
});

test('records are identified by fields with another place, whose names are in the path [X-CALL-10]', async () => {
  const calls = answering({ shops: [{ name: 'n', meta: { order: 3, line: 'x' } }], shop: { name: 'n' } });
  const provider = providerOf({
    ...shop,
    fields: { ...shop.fields, order: number('Order', { at: 'meta.order' }), line: text('Line', { at: 'meta.line' }) },
    id: ['order', 'line'],
    edit: { from: get('/orders/:order/lines/:line', 'shop'), via: put('/orders/:order/lines/:line') },
  });
  const [row] = (await provider.getList('shops', {})).data;
  expect(row?.id).toBe('3,x');
  await provider.getOne('shops', { id: row?.id });
  expect(told(calls)).toEqual(['GET /api/shops', 'GET /api/orders/3/lines/x']);
});

test('the site filters and sorts by the places of fields, or under the names that are declared [X-CALL-10]', async () => {
  const calls = answering({ shops: [] });
  const filtered = (list: object) =>
    providerOf({ ...shop, list: { from: get('/shops', 'shops'), ...list } }).getList('shops', {
      filter: { 'address.city': 'Pune' },
      sort: { field: 'address.city', order: 'DESC' },
    });
  await filtered({ filter: ['city'], sort: { param: 'by', fields: ['city'] } });
  await filtered({ filter: { city: 'town' }, sort: { param: 'by', fields: { city: 'town' } } });
  await filtered({ filter: ['city'], filterQuery: (filters: object) => ({ f: JSON.stringify(filters) }) });
  expect(told(calls).map(decodeURIComponent)).toEqual([
    'GET /api/shops?address.city=Pune&by=-address.city',
    'GET /api/shops?town=Pune&by=-town',
    'GET /api/shops?f={"city":"Pune"}',
  ]);
});

test('a regular list is scoped by the place of its field [X-CALL-10]', async () => {
  const calls = fakeSite(() => Response.json([], { headers: { 'Content-Range': 'items 0-0/0' } }));
  const fields = { name: text('Name'), owner_id: reference('Owner', { to: 'owners', at: 'owner', required: true }) };
  const words = { name: 'shops', label: 'Shops', item: 'Shop', fields, scope: 'owner_id' } as const;
  const provider = providerOf(regular('/shops', words));
  await provider.getList('shops', { filter: {} });
  await provider.getList('shops', { filter: { owner: 3 } });
  expect(calls.map(({ url }) => new URL(url).searchParams.get('filter'))).toEqual(['{"owner":3}']);
});

const sized = (blank: 'omit' | 'null' | '') => ({
  name: text('Name'),
  size: number('Size', { blank }),
  code: password('Code'),
});
const record = { id: 7, name: 'n', size: 4, kept: null };

test.each([
  ['declared', 'omit', { name: 'n' }],
  ['declared', 'null', { name: 'n', size: null }],
  ['declared', '', { name: 'n', size: '' }],
  // What a change leaves out would stay as it is stored.
  ['changed', 'omit', { size: null }],
  ['changed', 'null', { size: null }],
  ['changed', '', { size: '' }],
  ['whole', 'omit', { id: 7, name: 'n', kept: null }],
  ['whole', 'null', { id: 7, name: 'n', size: null, kept: null }],
  ['whole', '', { id: 7, name: 'n', size: '', kept: null }],
] as const)('of a cleared number an update that sends what is %s has: %j [X-CALL-10]', async (sends, blank, body) => {
  const data = { name: 'n', size: '', code: '' };
  const via = post('/shops/:id', { sends });
  for (const encoding of ['json', 'multipart'] as const) {
    const calls = answering({ shop: record });
    const edit = { from: get('/shops/:id', 'shop'), via: { ...via, encoding } };
    const provider = providerOf({ ...shop, fields: sized(blank), edit });
    await provider.update('shops', { id: 7, data, previousData: record, meta: { isCurrent: true } });
    const texts = Object.entries(body).map(([name, value]) => [name, String(value ?? '')]);
    if (encoding === 'json') expect(await bodyOf(calls[0])).toEqual(body);
    else expect(Object.fromEntries((await calls[0]?.formData()) ?? [])).toEqual(Object.fromEntries(texts));
  }
});

test('a patch sends a password that was typed, and an untouched blank of none of its fields [X-CALL-10]', async () => {
  const calls = answering({ shop: record });
  const edit = { from: get('/shops/:id', 'shop'), via: patch('/shops/:id') };
  const provider = providerOf({ ...shop, fields: sized('null'), edit });
  const previousData = { ...record, size: null };
  const save = (code: string) =>
    provider.update('shops', {
      id: 7,
      data: { name: 'n', size: '', code },
      previousData,
      meta: { isCurrent: true },
    });
  await save('');
  await save('paper-kite');
  expect(await Promise.all(calls.map(bodyOf))).toEqual([{ code: 'paper-kite' }]);
});
