import { expect, test } from 'vitest';
import { type AnyResource, complete, defineKind, get, post, put, text } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { english } from '../setup/english';
import { fakeSite } from './fakeSite';

const amount = defineKind<object, string>({
  name: 'amount',
  numeric: true,
  input: async () => ({ default: () => null }),
});
const code = defineKind<object, string>({ name: 'code', unread: true, input: async () => ({ default: () => null }) });

const fields = {
  name: text('Name'),
  city: text('City', { at: 'address.city', blank: 'null' }),
  street: text('Street', { at: 'address.street', blank: 'omit' }),
  note: text('Note', { blank: 'omit' }),
  price: amount('Price', { blank: 'null' }),
  pin: code('PIN'),
};
const regular: AnyResource = { name: 'shops', label: 'Shops', item: 'Shop', fields };
const declared: AnyResource = {
  ...regular,
  list: { from: get('/shops', 'shops'), columns: ['name', 'city'] },
  create: { via: post('/shops') },
  edit: { from: get('/shops/:id', 'shop'), via: put('/shops/:id') },
};
const record =
  '{"id":1,"name":"A","address":{"city":"Pune","street":"S","zip":"4"},"note":"n","price":"2.50","pin":"x","more":1}';

/** Saves over a site that has this record; returns the text of the body that was sent. */
async function sent(
  resource: AnyResource,
  word: 'create' | 'update',
  data: Record<string, unknown>,
  { stored = record, blank }: { stored?: string; blank?: 'null' } = {},
): Promise<string> {
  const bodies: string[] = [];
  fakeSite(async (request) => {
    if (request.method === 'GET') return new Response(resource === regular ? stored : `{"shop":${stored}}`);
    bodies.push(await request.text());
    return new Response('{"id":1}');
  });
  const site = blank === undefined ? {} : { blank };
  const provider = createDataProvider({
    resources: [complete(resource, english, site)],
    http: createHttp('https://api.example.com'),
  });
  if (word === 'create') await provider.create('shops', { data });
  else await provider.update('shops', { id: 1, data, previousData: { id: 1 } });
  return bodies[0] ?? '';
}

const blanks = { name: '', address: { city: '', street: '' }, note: '', price: '', pin: '' };

test('a field has its value where `at` says, in lists, forms and titles [X-KIND-02]', () => {
  const { list, create, title, fields: placed } = complete({ ...declared, title: 'city' }, english);
  expect([list?.columns, create?.fields.slice(1, 3), title]).toEqual([
    ['name', 'address.city'],
    ['address.city', 'address.street'],
    'address.city',
  ]);
  expect(placed['address.city']?.label).toBe('City');
});

test('of a blank value null, nothing or the empty text is sent, as declared [X-KIND-03]', async () => {
  expect(JSON.parse(await sent(declared, 'create', blanks))).toEqual({
    name: '',
    address: { city: null },
    price: null,
  });
  expect(JSON.parse(await sent(declared, 'update', blanks))).toEqual({
    name: '',
    address: { city: null, zip: '4' },
    price: null,
  });
  const { id, more, ...whole } = JSON.parse(await sent(regular, 'update', blanks)) as Record<string, unknown>;
  expect(whole).toEqual({ name: '', address: { city: null, zip: '4' }, price: null, pin: 'x' });
});

test('the site says what is sent of other blank values [X-KIND-03]', async () => {
  expect(JSON.parse(await sent(declared, 'create', blanks, { blank: 'null' }))).toMatchObject({ name: null });
  expect(JSON.parse(await sent(declared, 'create', blanks, { blank: 'null' }))).not.toHaveProperty('pin');
});

test('what was blank stays as it is in a record that is sent whole [X-KIND-03]', async () => {
  const stored = '{"id":1,"name":null,"address":{"city":"","street":null},"note":"","price":null}';
  const data = { ...blanks, name: 'B' };
  expect(JSON.parse(await sent(regular, 'update', data, { stored }))).toEqual({ ...JSON.parse(stored), name: 'B' });
});

test('a number that was typed is sent as one, with all its digits [X-KIND-04]', async () => {
  for (const price of ['12345678901234567890.12', '-0.10', '7'])
    for (const resource of [declared, regular])
      expect(await sent(resource, 'create', { name: 'A', price })).toContain(`"price":${price}`);
});

test('a number is sent as text where the site has text, and never of what is no number [X-KIND-04]', async () => {
  expect(await sent(regular, 'update', { price: '3.50' })).toContain('"price":"3.50"');
  const long = record.replace('"2.50"', '12345678901234567890');
  expect(await sent(regular, 'update', { price: '12345678901234567891' }, { stored: long })).toContain(
    '"price":12345678901234567891',
  );
  for (const price of ['', '007', '1e5', 'x'])
    expect(await sent(declared, 'create', { price })).not.toMatch(/"price":[\d-]/);
});

test('what is never read is sent only if it was typed; in a record that is sent whole it stays [X-KIND-11]', async () => {
  for (const data of [{ name: 'B' }, { name: 'B', pin: '' }]) {
    expect(await sent(declared, 'update', data)).not.toContain('pin');
    expect(await sent(declared, 'create', data)).not.toContain('pin');
    expect(await sent(regular, 'update', data)).toContain('"pin":"x"');
  }
  for (const resource of [declared, regular]) {
    expect(await sent(resource, 'update', { name: 'B', pin: '12' })).toContain('"pin":"12"');
  }
});
