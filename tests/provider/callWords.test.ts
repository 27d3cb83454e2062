import { expect, test } from 'vitest';
import { type AnyResource, del, get, image, patch, post, put, reference, regular, text } from '../../src/declare';
import { told } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf, providerOfSite } from './providerOf';

const fields = { name: text('Name'), city: text('City'), 'address.street': text('Street') };
const shop: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name'), city: text('City') },
  list: { from: get('/shops', 'shops'), columns: ['name'] },
  create: { via: post('/shops') },
  edit: { from: get('/shops/:id', 'shop'), via: put('/shops/:id') },
  remove: { via: del('/shops/:id') },
};
const bodyOf = async (call: Request | undefined) => (call ? call.json() : undefined);

test('a call sends its fixed query and headers [X-CALL-01]', async () => {
  const calls = answering({ shop: { name: 'n' }, shops: [] });
  const provider = providerOf({
    ...shop,
    list: { from: get('/shops', { key: 'shops', query: { depth: 0, all: true }, headers: { 'X-Version': '2' } }) },
    remove: { via: del('/shops/:id', { query: { force: true } }) },
  });
  await provider.getList('shops', {});
  await provider.delete('shops', { id: 7 });
  expect(told(calls)).toEqual(['GET /api/shops?depth=0&all=true', 'DELETE /api/shops/7?force=true']);
  expect(calls[0]?.headers.get('x-version')).toBe('2');
});

test('calls go below the base of the call, else of the resource, else of the site [X-CALL-02]', async () => {
  const calls = answering({ shops: [] });
  const list = { from: get('/shops', 'shops') };
  await providerOfSite({ base: '/v2' }, { ...shop, list }).getList('shops', {});
  await providerOfSite({ base: '/v2' }, { ...shop, list, base: '' }).getList('shops', {});
  const own = { from: get('/shops', { key: 'shops', base: '/beta' }) };
  await providerOfSite({ base: '/v2' }, { ...shop, list: own, base: '/v3' }).getList('shops', {});
  expect(told(calls)).toEqual(['GET /v2/shops', 'GET /shops', 'GET /beta/shops']);
});

test('parameters of a path end at a dot and are filled from the record [X-CALL-03]', async () => {
  const calls = answering({ data: { shop: { name: 'n', city: 'Pune' } } });
  const provider = providerOf({
    ...shop,
    create: { via: post('/cities/:city/shops') },
    edit: { from: get('/shops/:id.json', 'data.shop'), via: put('/cities/:city/shops/:id') },
    remove: { via: del('/cities/:city/shops/:id') },
  });
  expect((await provider.getOne('shops', { id: 7 })).data).toMatchObject({ city: 'Pune' });
  await provider.create('shops', { data: { name: 'n', city: 'Goa' } });
  const previousData = { id: 7, name: 'n', city: 'Pune' };
  await provider.update('shops', { id: 7, data: { name: 'n', city: 'Goa' }, previousData });
  await provider.delete('shops', { id: 7, previousData });
  expect(told(calls)).toEqual([
    'GET /api/shops/7.json',
    'POST /api/cities/Goa/shops',
    // The record is still where it was.
    'PUT /api/cities/Pune/shops/7',
    'DELETE /api/cities/Pune/shops/7',
  ]);
});

const scoped: AnyResource = {
  ...shop,
  fields: {
    ...shop.fields,
    owner_id: reference('Owner', { to: 'shops', required: true }),
    year: reference('Year', { to: 'shops', required: true }),
  },
  scope: ['owner_id', 'year'],
  list: { from: get('/owners/:owner_id/shops', { key: 'shops', query: { year: ':year' } }), columns: ['name'] },
  create: { via: post('/owners/:owner_id/shops') },
  edit: { from: get('/owners/:owner_id/shops/:id', 'shop'), via: patch('/owners/:owner_id/shops/:id') },
  remove: { via: del('/owners/:owner_id/shops/:id') },
};

test('a list with several scopes is read when all are chosen; its records know them [X-CALL-04]', async () => {
  const calls = answering({ shops: [{ id: 7, name: 'n' }], shop: { name: 'n' } });
  const provider = providerOf(scoped);
  await provider.getList('shops', { filter: { owner_id: 3 } });
  const { data } = await provider.getList('shops', { filter: { owner_id: 3, year: 2026 } });
  expect(data).toEqual([{ id: 7, name: 'n', owner_id: 3 }]);
  const one = await provider.getOne('shops', { id: 7, meta: { known: { owner_id: 3 } } });
  expect(one.data).toEqual({ id: 7, name: 'n', owner_id: 3 });
  await provider.update('shops', { id: 7, data: { name: 'm', owner_id: 3 }, previousData: one.data });
  await provider.create('shops', { data: { name: 'm', owner_id: 3, year: 2026 } });
  await provider.delete('shops', { id: 7, previousData: data[0] });
  expect(told(calls)).toEqual([
    'GET /api/owners/3/shops?year=2026',
    'GET /api/owners/3/shops/7',
    'PATCH /api/owners/3/shops/7',
    'POST /api/owners/3/shops',
    'DELETE /api/owners/3/shops/7',
  ]);
  expect(await bodyOf(calls[2])).toEqual({ name: 'm' });
  // What is in the path is not in the body.
  expect(await bodyOf(calls[3])).toEqual({ name: 'm', city: '', year: 2026 });
});

test('without its scope a record has no address, and no call is made [X-CALL-04]', async () => {
  quietLog();
  const calls = answering({});
  await expect(providerOf(scoped).getOne('shops', { id: 7 })).rejects.toMatchObject({ reason: 'no-address' });
  expect(calls).toEqual([]);
});

const picture = new File(['PNG'], 'a.png', { type: 'image/png' });

test('a body can be wrapped or urlencoded [X-CALL-05]', async () => {
  const calls = answering({});
  const data = { name: 'a b&c', city: null };
  await providerOf({ ...shop, create: { via: post('/shops', { wrap: 'shop' }) } }).create('shops', { data });
  const urlencoded = { via: post('/shops', { encoding: 'urlencoded', wrap: 'shop' }) } as const;
  await providerOf({ ...shop, create: urlencoded }).create('shops', { data });
  const nested = { ...shop, fields, create: { via: post('/shops', { encoding: 'urlencoded' }) } } as const;
  await providerOf(nested).create('shops', { data: { name: 'n', city: '', address: { street: 's' } } });
  expect(await bodyOf(calls[0])).toEqual({ shop: { name: 'a b&c', city: '' } });
  expect(calls[1]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(await calls[1]?.text()).toBe('shop%5Bname%5D=a+b%26c&shop%5Bcity%5D=');
  expect(await calls[2]?.text()).toBe('name=n&city=&address%5Bstreet%5D=s');
});

test('a multipart body can have all values but the files in one part as JSON [X-CALL-05]', async () => {
  const calls = answering({});
  const withPicture = { ...shop, fields: { ...shop.fields, picture: image('Picture') } };
  const data = { name: 'n', city: 'c', picture };
  const parted = { via: post('/shops', { json: '_payload' }) };
  await providerOf({ ...withPicture, create: parted }).create('shops', { data });
  await providerOf({ ...withPicture, create: { via: post('/shops', { wrap: 'shop' }) } }).create('shops', { data });
  const parts = [...((await calls[0]?.formData()) ?? [])];
  expect(parts.map(([name]) => name)).toEqual(['_payload', 'picture']);
  expect(JSON.parse(String(parts[0]?.[1]))).toEqual({ name: 'n', city: 'c' });
  expect([...((await calls[1]?.formData())?.keys() ?? [])]).toEqual(['shop[name]', 'shop[city]', 'shop[picture]']);
});

test('a form without a file can be sent as multipart [X-CALL-05]', async () => {
  const calls = answering({});
  const create = { via: post('/shops', { encoding: 'multipart' }) } as const;
  await providerOf({ ...shop, create }).create('shops', { data: { name: 'n' } });
  expect([...((await calls[0]?.formData()) ?? [])]).toEqual([
    ['name', 'n'],
    ['city', ''],
  ]);
});

const stored = { id: 7, name: 'n', city: 'Pune', size: 4, address: { street: 's', zip: '1' } };

test('a patch sends what has changed, with whole nested objects, and nothing if nothing has [X-CALL-06]', async () => {
  const calls = answering({ shop: stored });
  const provider = providerOf({ ...shop, fields, edit: { from: get('/shops/:id', 'shop'), via: patch('/shops/:id') } });
  const save = (data: object) =>
    provider.update('shops', { id: 7, data, previousData: stored, meta: { isCurrent: true } });
  await save({ name: 'm', city: 'Pune', address: { street: 's' } });
  await save({ name: 'n', city: '', address: { street: 't' } });
  const same = await save({ name: 'n', city: 'Pune', address: { street: 's' } });
  expect(told(calls)).toEqual(['PATCH /api/shops/7', 'PATCH /api/shops/7']);
  expect(await bodyOf(calls[0])).toEqual({ name: 'm' });
  expect(await bodyOf(calls[1])).toEqual({ city: '', address: { street: 't', zip: '1' } });
  expect(same.data).toEqual(stored);
});

test('a change of one field, of a record that nobody has read, is compared with the stored one [X-CALL-06]', async () => {
  const calls = answering({ shop: stored });
  const provider = providerOf({ ...shop, edit: { from: get('/shops/:id', 'shop'), via: patch('/shops/:id') } });
  await provider.update('shops', { id: 7, data: { city: '' }, previousData: { id: 7 } });
  expect(told(calls)).toEqual(['GET /api/shops/7', 'PATCH /api/shops/7']);
  expect(await bodyOf(calls[1])).toEqual({ city: '' });
});

test.each([
  ['declared', { name: 'm', city: 'Pune' }],
  ['changed', { name: 'm' }],
  ['whole', { ...stored, name: 'm' }],
] as const)('an update by post can send what is %s [X-CALL-06]', async (sends, body) => {
  const calls = answering({ shop: stored });
  const via = post('/shops/:id', { sends });
  const provider = providerOf({ ...shop, edit: { from: get('/shops/:id', 'shop'), via } });
  const meta = { isCurrent: true };
  await provider.update('shops', { id: 7, data: { name: 'm', city: 'Pune' }, previousData: stored, meta });
  expect(told(calls)).toEqual(['POST /api/shops/7']);
  expect(await bodyOf(calls[0])).toEqual(body);
});

test('records can be identified by another property, or by several [X-CALL-07]', async () => {
  const calls = answering({ shops: [{ name: 'a/b', order: 3, line: 'x,y' }], shop: { name: 'n' } });
  const named = providerOf({ ...shop, id: 'name' });
  expect((await named.getList('shops', {})).data[0]?.id).toBe('a/b');
  await named.delete('shops', { id: 'a/b' });
  const lines = providerOf({
    ...shop,
    id: ['order', 'line'],
    edit: { from: get('/orders/:order/lines/:line', 'shop'), via: put('/orders/:order/lines/:line') },
  });
  const [row] = (await lines.getList('shops', {})).data;
  expect(row?.id).toBe('3,x%2Cy');
  expect((await lines.getOne('shops', { id: row?.id })).data.id).toBe('3,x%2Cy');
  expect(told(calls)).toEqual([
    'GET /api/shops',
    'DELETE /api/shops/a%2Fb',
    'GET /api/shops',
    'GET /api/orders/3/lines/x%2Cy',
  ]);
});

test('a regular resource has its own path, texts and columns, and single calls of its own [X-CALL-08]', async () => {
  const items = regular('/order_items', {
    name: 'order-items',
    label: 'Items',
    item: 'Item',
    fields: { name: text('Name') },
    list: { columns: ['name'], empty: 'Nothing was ordered.' },
    create: false,
    edit: { done: 'Saved' },
    remove: { via: post('/order_items/:id/cancel') },
  });
  const calls = fakeSite(({ method }) =>
    Response.json(method === 'GET' ? [{ id: 1, name: 'n' }] : {}, { headers: { 'Content-Range': 'items 0-9/1' } }),
  );
  const provider = providerOf(items);
  await provider.getList('order-items', { pagination: { page: 1, perPage: 10 } });
  await provider.delete('order-items', { id: 1 });
  expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/order_items',
    'POST /api/order_items/1/cancel',
  ]);
  expect([items.create, items.edit]).toEqual([undefined, { done: 'Saved' }]);
});
