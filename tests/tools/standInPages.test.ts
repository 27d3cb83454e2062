import { Validator } from '@seriousme/openapi-schema-validator';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnyResource, complete, get, getPage, put, type Site, text } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { reference } from '../../src/tools/docs';
import { declaredSite } from '../../src/tools/standIn/declaredSite';
import { page } from '../provider/declarations';
import { english } from '../setup/english';

afterEach(() => vi.unstubAllGlobals());

const site: Site = { login: '/in', uploads: { images: '/Images' }, title: 'Shops' };
const shops = (list: NonNullable<AnyResource['list']>): AnyResource => ({
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name') },
  list: { columns: ['name'], ...list },
});

function providerOf(resource: AnyResource) {
  const resources = [complete(resource, english, site)];
  const { fetch } = declaredSite({ fetch: () => new Response(null, { status: 404 }) }, { resources, site });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new Request(url, init)));
  return createDataProvider({ resources, http: createHttp('http://site.test') });
}

/** Each way to page, whether it gives the number of rows, and the parameters that the reference names. */
const ways = [
  ['as usual', getPage('/shops', 'rows'), 23, ['page', 'limit']],
  [
    'by other names',
    getPage('/shops', { key: 'a.rows', page: '_page', size: '_size', total: 'a.count' }),
    23,
    ['_page', '_size'],
  ],
  ['from 0', getPage('/shops', { key: 'rows', first: 0 }), 23, ['page', 'limit']],
  [
    'by an offset',
    getPage('/shops', { offset: '_start', limit: '_count', total: { header: 'X-Total' } }),
    23,
    ['_start', '_count'],
  ],
  [
    'by a cursor',
    getPage('/shops', { key: 'rows', cursor: 'after', next: 'meta.next', size: 'n', total: false }),
    undefined,
    ['after', 'n'],
  ],
  ['by a Link header', getPage('/shops', { link: true, size: 'n', total: false }), undefined, ['n']],
] as const;

test.each(ways)('the stand-in has pages %s [X-STANDIN-08]', async (_, from, total) => {
  const provider = providerOf(shops({ from }));
  const lists = [
    await provider.getList('shops', page(1)),
    await provider.getList('shops', page(2)),
    await provider.getList('shops', page(3)),
  ];
  expect(lists.map((list) => list.data.map(({ id }) => id))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23],
  ]);
  expect(lists.map((list) => [list.total, list.pageInfo?.hasNextPage])).toEqual([
    [total, true],
    [total, true],
    [total, false],
  ]);
  const { data } = await provider.getList('shops', { filter: {}, meta: { isWhole: true } });
  expect(new Set(data.map(({ id }) => id)).size).toBe(23);
});

test.each(ways)('the reference names the parameters of pages %s [X-DOCS-04]', async (_, from, __, names) => {
  const document = JSON.parse(reference({ sidebar: [[shops({ from })]], site }).get('openapi.json') ?? '');
  const { parameters } = document.paths['/api/shops'].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(names);
  expect((await new Validator().validate(document)).valid).toBe(true);
});

test('the stand-in has one record where there is no list [X-STANDIN-08]', async () => {
  const settings: AnyResource = {
    ...shops({}),
    single: true,
    edit: { from: get('/settings'), via: put('/settings') },
  };
  const { list: _, ...single } = settings;
  const provider = providerOf(single);
  await provider.update('shops', { id: 'shops', data: { name: 'New' }, previousData: { id: 'shops', name: 'Old' } });
  expect((await provider.getOne('shops', { id: 'shops' })).data).toMatchObject({ name: 'New' });
});

test('the stand-in knows records by what identifies them [X-STANDIN-08]', async () => {
  const lines: AnyResource = {
    ...shops({ from: get('/lines', 'rows') }),
    id: ['order', 'line'],
    edit: { from: get('/orders/:order/lines/:line'), via: put('/orders/:order/lines/:line') },
  };
  const provider = providerOf(lines);
  const { data } = await provider.getList('shops', { filter: {} });
  expect(data[2]).toMatchObject({ id: '3,3', order: '3', line: '3' });
  await provider.update('shops', { id: '3,3', data: { name: 'New' }, previousData: data[2] });
  expect((await provider.getOne('shops', { id: '3,3' })).data).toMatchObject({ id: '3,3', name: 'New' });
});
