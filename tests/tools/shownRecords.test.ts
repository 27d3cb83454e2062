import { expect, test } from 'vitest';
import { type AnyResource, complete, defineSite, get, getPage, put, reference, text } from '../../src/declare';
import { callsOf } from '../../src/tools/callsOf';
import { reference as pages } from '../../src/tools/docs';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { told } from '../provider/declarations';
import { answering, quietLog } from '../provider/fakeSite';
import { providerOf } from '../provider/providerOf';
import { english } from '../setup/english';
import { examine } from './doctor/examine';

const shops: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name'), city: text('City') },
  title: 'name',
  list: { from: get('/shops', 'rows'), columns: ['name'] },
  show: { from: get('/shops/:id/all', 'shop') },
  edit: { from: get('/shops/:id', 'shop'), via: put('/shops/:id'), fields: ['name'] },
  related: [{ resource: 'orders', by: 'shop' }],
};
const orders: AnyResource = {
  name: 'orders',
  label: 'Orders',
  item: 'Order',
  fields: { shop: reference('Shop', { to: 'shops' }), what: text('What') },
  list: { from: getPage('/orders', 'rows'), columns: ['what'], filter: { shop: 'of' } },
};
const { edit: _edit, ...alone } = shops;
const { show: _show, list: _list, ...conventional } = alone;
const site = defineSite({ login: '/login', uploads: { images: '/Pictures' }, title: 'Shops' });
/** Behind the stand-in: whoever signs in. */
const signsIn = { fetch: () => Response.json({ token: 'a.b.c' }) };
const answer = { shop: { id: 7, name: 'Tea', city: 'Pune' } };

const read = (resource: AnyResource, meta: object = {}) =>
  providerOf(resource, orders).getOne('shops', { id: 7, meta });
const lines = (resource: AnyResource) =>
  callsOf(complete(resource, english)).map(
    ({ operation, at, method, address }) => `${operation} ${at} ${method} ${address}`,
  );

test('a page is read by its own call, else by that of the form, or of the convention [X-SHOW-08]', async () => {
  const calls = answering(answer);
  await read(shops);
  expect((await read(shops, { isShown: true })).data).toEqual({ id: 7, name: 'Tea', city: 'Pune' });
  await read({ ...shops, show: {} }, { isShown: true });
  // Nothing else reads a record without a form.
  await read(alone);
  await read(alone, { isShown: true });
  expect(told(calls)).toEqual([
    'GET /api/shops/7',
    'GET /api/shops/7/all',
    'GET /api/shops/7',
    'GET /api/shops/7/all',
    'GET /api/shops/7/all',
  ]);
  const bare = answering(answer.shop);
  await read({ ...conventional, show: {} }, { isShown: true });
  await read({ ...conventional, regular: '/places', show: {} }, { isShown: true });
  expect(told(bare)).toEqual(['GET /api/shops/7', 'GET /api/places/7']);
});

test('an answer without any field of the page is refused [X-SHOW-08]', async () => {
  quietLog();
  answering({ shop: { other: 1 } });
  await expect(read(alone, { isShown: true })).rejects.toMatchObject({ reason: 'shape' });
});

test('the tools know the call of a page [X-SHOW-08]', async () => {
  expect(lines(shops)).toContain('one edit.from GET /api/shops/:id');
  expect(lines(shops)).toContain('show show.from GET /api/shops/:id/all');
  expect(lines(alone)).toEqual(['list list.from GET /api/shops', 'one show.from GET /api/shops/:id/all']);
  const sidebar = [[shops, orders]];
  const page = pages({ sidebar, site }).get('resources.md') ?? '';
  expect(page).toContain('| `/show-shops/:id` | page | `name`, `city`, [orders](#orders) by `shop` |');
  expect(page).toContain('| show | `GET /shops/:id/all` |  | `shop` |');
  const { fetch } = openDeclaredSite({ sidebar, site }, signsIn);
  const credentials = { username: 'admin', password: 'word' };
  expect(await examine(fetch, credentials, { sidebar, site })).toMatchObject({
    findings: [],
    calls: expect.any(Number),
  });
  const drifting = async (request: Request) =>
    request.url.endsWith('/all') ? Response.json({ shop: { id: 1, name: 'Tea' } }) : fetch(request);
  const { findings } = await examine(drifting, credentials, { sidebar, site });
  expect(findings.map(({ at, code }) => `${at}: ${code}`)).toEqual([
    'show.from: wrong-record',
    'fields.city: field-missing',
  ]);
});

test('the stand-in lists the records that refer to one, page by page [X-SHOW-08]', async () => {
  const { fetch } = openDeclaredSite({ sidebar: [[shops, orders]], site }, signsIn);
  const ask = async (query: string): Promise<{ rows: { shop: unknown }[] }> =>
    (await fetch(new Request(`https://site.example.com/api/orders?page=1&limit=100${query}`))).json();
  const { rows } = await ask('');
  const wanted = rows[0]?.shop;
  const found = (await ask(`&of=${wanted}`)).rows;
  expect(found).toEqual(rows.filter(({ shop }) => shop === wanted));
  expect(found.length).toBeLessThan(rows.length);
});
