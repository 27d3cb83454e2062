import { expect, test } from 'vitest';
import { type AnyResource, get, image, post, put, text } from '../../src/declare';
import { told } from './declarations';
import { fakeSite } from './fakeSite';
import { providerOf } from './providerOf';

const fields = { name: text('Name'), 'address.city': text('City'), 'address.geo.code': text('Code') };
const regular: AnyResource = { name: 'shops', label: 'Shops', item: 'Shop', fields };
const declared: AnyResource = {
  ...regular,
  list: { from: get('/shops', 'shops'), columns: ['name', 'address.city'] },
  create: { via: post('/shops') },
  edit: { from: get('/shops/:id', 'shop'), via: put('/shops/:id') },
};
const multipart: AnyResource = { ...declared, fields: { ...fields, 'front.picture': image('Picture') } };

const stored = {
  id: 5,
  name: 'A',
  open: true,
  address: { city: 'Pune', zip: '411001', geo: { code: 'x', lat: 1 } },
  tags: ['t'],
  note: null,
};

/** A site with this record; returns the calls and the bodies sent. */
function site(record: unknown = stored) {
  const bodies: unknown[] = [];
  const calls = fakeSite(async (request) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart');
    if (request.method !== 'GET') bodies.push(isForm ? [...(await request.formData())] : await request.json());
    return Response.json({ ...(record as object), shop: record, shops: [record] });
  });
  return { calls, bodies };
}

// What the form sends: its own fields only.
const change = { id: 5, data: { name: 'A', address: { city: 'Goa', geo: { code: 'x' } } } };

test('of a regular record the nested value is changed, and nothing else [X-DATA-02] [X-DATA-03]', async () => {
  const { calls, bodies } = site();
  await providerOf(regular).update('shops', { ...change, previousData: { id: 5 } });
  expect(told(calls)).toEqual(['GET /api/shops/5', 'PUT /api/shops/5']);
  const { shop, shops, ...sent } = bodies[0] as Record<string, unknown>;
  expect(sent).toEqual({ ...stored, address: { ...stored.address, city: 'Goa' } });
});

test('a declared call sends the declared keys, with all that is stored inside of them [X-DATA-02] [X-DATA-03]', async () => {
  const { bodies } = site();
  await providerOf(declared).update('shops', { ...change, previousData: { id: 5 } });
  expect(bodies).toEqual([{ name: 'A', address: { ...stored.address, city: 'Goa' } }]);
});

test('what was read just now is not read again [X-DATA-02]', async () => {
  const { calls, bodies } = site();
  await providerOf(regular).update('shops', { ...change, previousData: stored, meta: { isCurrent: true } });
  expect(told(calls)).toEqual(['PUT /api/shops/5']);
  expect(bodies).toEqual([{ ...stored, address: { ...stored.address, city: 'Goa' } }]);
});

test('an added record has nested values [X-DATA-03]', async () => {
  const { bodies } = site();
  const data = { name: 'B', address: { city: 'Goa', geo: { code: '' } } };
  for (const resource of [regular, declared]) await providerOf(resource).create('shops', { data });
  expect(bodies).toEqual([data, data]);
});

test('a hook may give the path itself [X-DATA-03]', async () => {
  const { bodies } = site();
  await providerOf(regular).update('shops', { id: 5, data: { 'address.city': 'Goa' }, previousData: { id: 5 } });
  expect(bodies).toMatchObject([{ address: { city: 'Goa', zip: '411001' } }]);
});

test.each([
  ['missing', { id: 5, name: 'A' }],
  ['null', { id: 5, name: 'A', address: null }],
  ['a text', { id: 5, name: 'A', address: 'Main Street 1' }],
])('an object that is %s stays so while its fields are blank [X-DATA-03]', async (_, record) => {
  const { bodies } = site(record);
  const data = { name: 'B', address: { city: '', geo: { code: '' } } };
  await providerOf(regular).update('shops', { id: 5, data, previousData: { id: 5 } });
  const { shop, shops, ...sent } = bodies[0] as Record<string, unknown>;
  expect(sent).toEqual({ ...record, name: 'B' });
});

test('a blank field of a regular record stays null, and a blanked one becomes blank [X-DATA-02]', async () => {
  const { bodies } = site();
  const resource = { ...regular, fields: { ...fields, note: text('Note') } };
  await providerOf(resource).update('shops', { id: 5, data: { name: '', note: '' }, previousData: { id: 5 } });
  expect(bodies).toMatchObject([{ name: '', note: null }]);
});

test('the parts of a multipart form have the whole names [X-DATA-03]', async () => {
  const { bodies } = site();
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const data = { ...change.data, front: { picture } };
  await providerOf(multipart).update('shops', { id: 5, data, previousData: { id: 5 } });
  expect(
    (bodies[0] as [string, unknown][]).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  ).toEqual([
    ['name', 'A'],
    ['address.city', 'Goa'],
    ['address.geo.code', 'x'],
    ['front.picture', 'a.png'],
  ]);
});

test('a multipart part is never [object Object]: an object or a list is JSON [X-DATA-04]', async () => {
  const { bodies } = site({ ...stored, name: { en: 'A', list: [1] } });
  await providerOf(multipart).update('shops', {
    id: 5,
    data: { address: { city: ['a', 'b'] } },
    previousData: { id: 5 },
  });
  expect(bodies).toEqual([
    [
      ['name', '{"en":"A","list":[1]}'],
      ['address.city', '["a","b"]'],
      ['address.geo.code', 'x'],
    ],
  ]);
});

test('a list is sorted and filtered by nested values [X-DATA-03]', async () => {
  const rows = ['b', 'a', 'c'].map((city, id) => ({ id, address: { city } }));
  fakeSite(() => Response.json({ shops: rows }));
  const provider = providerOf(declared);
  const sort = { field: 'address.city', order: 'ASC' } as const;
  expect((await provider.getList('shops', { sort })).data.map(({ id }) => id)).toEqual([1, 0, 2]);
  expect((await provider.getList('shops', { filter: { 'address.city': 'c' } })).data).toEqual([rows[2]]);
});
