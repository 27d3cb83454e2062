import { Validator } from '@seriousme/openapi-schema-validator';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnyResource, complete, get, getPage, number, post, reference, type Site, text } from '../../src/declare';
import type { ListQuery } from '../../src/provider/Calls';
import { callsFor } from '../../src/provider/callsFor';
import { createHttp } from '../../src/provider/http';
import { reference as referenceOf } from '../../src/tools/docs';
import { declaredSite } from '../../src/tools/standIn/declaredSite';
import { english } from '../setup/english';

afterEach(() => vi.unstubAllGlobals());

const site: Site = { auth: { login: post('/in') }, base: '/rest', uploads: { images: '/Images' }, title: 'Shops' };
const found: Omit<NonNullable<AnyResource['list']>, 'from'> = {
  columns: ['name', 'place'],
  search: 'term',
  filter: { place: 'placeId' },
  sort: { fields: { name: 'shop_name', size: 'm2' }, param: 'by', order: 'dir' },
};
const shops: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name'), place: number('Place'), size: number('Size') },
  list: found,
};
const ways: readonly (readonly [string, AnyResource])[] = [
  ['regular', { ...shops, regular: '/shops' }],
  ['whole', { ...shops, list: { ...found, from: get('/shops', 'rows') } }],
  ['page by page', { ...shops, list: { ...found, from: getPage('/shops', 'rows') } }],
  [
    'sorted with a minus',
    { ...shops, list: { ...found, sort: { fields: ['size'], param: 'by' }, from: get('/shops') } },
  ],
  [
    'sorted in a way of its own',
    {
      ...shops,
      list: {
        ...found,
        from: get('/shops'),
        sort: { fields: ['size'], query: (name, order) => ({ by: `${name}.${order}` }) },
      },
    },
  ],
];

/** The sizes in the order in which the stand-in gives them. */
async function sizes(declared: AnyResource, query: Omit<ListQuery, 'pagination'>) {
  const resource = complete(declared, english, site);
  const { fetch } = declaredSite({ fetch: () => new Response(null, { status: 404 }) }, { resources: [resource], site });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new Request(url, init)));
  const pagination = { page: 1, perPage: 50 };
  const { rows } = await callsFor(resource, createHttp('http://site.test')).list({ ...query, pagination });
  return rows.map((row) => Number(Reflect.get(row, 'size')));
}

test.each(ways)(
  'the stand-in searches, filters and sorts by the names of the site: %s [X-STANDIN-02]',
  async (_, resource) => {
    const all = await sizes(resource, { filter: {} });
    expect(await sizes(resource, { filter: {}, sort: { field: 'size', order: 'DESC' } })).toEqual(
      [...all].sort((one, other) => other - one),
    );
    expect(await sizes(resource, { filter: { q: 'no such words' } })).toEqual([]);
    const filtered = await sizes(resource, { filter: { place: 2 } });
    expect([filtered.length > 0, filtered.length < all.length]).toEqual([true, true]);
  },
);

const documentOf = (...resources: readonly AnyResource[]) =>
  JSON.parse(referenceOf({ sidebar: [resources], site }).get('openapi.json') ?? '');
const namesOf = (call: { parameters?: readonly { name: string }[] }) => call.parameters?.map(({ name }) => name);

test('the reference has each call at its own address, once below its base [X-DOCS-02]', async () => {
  const elsewhere: AnyResource = {
    ...shops,
    name: 'old',
    base: '/v1',
    list: { ...found, from: get('/shops', 'rows') },
  };
  const document = documentOf({ ...shops, regular: '/shops' }, elsewhere);
  expect(document.servers).toEqual([{ url: '/' }]);
  expect(Object.keys(document.paths)).toEqual(['/rest/in', '/rest/shops', '/v1/shops', '/Images/{file}']);
  expect((await new Validator().validate(document)).valid).toBe(true);
});

test('the reference has fixed parameters, those of scopes, and what finds and sorts [X-DOCS-02]', async () => {
  const from = get('/shops', { key: 'rows', query: { kind: 'open', owner: ':owner' } });
  const owned: AnyResource = {
    ...shops,
    fields: { ...shops.fields, owner: reference('Owner', { to: 'owners' }) },
    scope: 'owner',
    list: { ...found, filter: { place: 'placeId', owner: 'owner' }, from },
  };
  const document = documentOf(owned);
  const { get: list } = document.paths['/rest/shops'];
  expect(namesOf(list)).toEqual(['term', 'placeId', 'owner', 'by', 'dir', 'kind']);
  const parameter = (name: string) => list.parameters.find((each: { name: string }) => each.name === name);
  expect([parameter('kind').schema, parameter('kind').required]).toEqual([{ const: 'open' }, true]);
  expect(parameter('owner').required).toBe(true);
  expect(parameter('by').schema.enum).toEqual(['shop_name', 'm2']);
  expect((await new Validator().validate(document)).valid).toBe(true);
});
