import { expect, test } from 'vitest';
import { check } from '../../src/declare';
import { page } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import * as frappe from './onPaper/frappe';
import * as gitlab from './onPaper/gitlab';
import * as shopify from './onPaper/shopify';
import * as wordpress from './onPaper/wordpress';
import { providerOfSite } from './providerOf';

/** Method, path and query of each call, decoded. */
const told = (calls: readonly Request[]) =>
  calls.map(({ method, url }) => `${method} ${decodeURIComponent(url.replace('https://api.example.com', ''))}`);
const bodies = (calls: readonly Request[]) => Promise.all(calls.map((call) => call.text()));
const sort = (field: string) => ({ field, order: 'DESC' as const });
const saved = { meta: { isCurrent: true } };

test('the declarations for sites of others have no errors [X-CALL-09]', () => {
  expect(check([[wordpress.posts]], wordpress.site)).toEqual([]);
  expect(check([[shopify.products]], shopify.site)).toEqual([]);
  expect(check([[gitlab.users, gitlab.events]], gitlab.site)).toEqual([]);
  expect(check([[frappe.todos]], frappe.site)).toEqual([]);
});

test('WordPress: totals in headers, edits by POST, deletions with a query [X-CALL-09]', async () => {
  const provider = providerOfSite(wordpress.site, wordpress.posts);
  const headers = { 'X-WP-Total': '23', 'X-WP-TotalPages': '3' };
  const calls = answering([{ id: 5, status: 'draft' }], { headers });
  const filter = { q: 'tea', status: 'draft' };
  const list = await provider.getList('posts', { ...page(2), filter, sort: sort('title') });
  expect([list.total, list.pageInfo?.hasNextPage]).toEqual([23, true]);
  const stored = { id: 5, status: 'draft', title: 'Old', content: 'c' };
  await provider.update('posts', { id: 5, data: { ...stored, title: 'New' }, previousData: stored, ...saved });
  await provider.delete('posts', { id: 5 });
  expect(told(calls)).toEqual([
    'GET /wp-json/wp/v2/posts?context=edit&search=tea&status=draft&orderby=title&order=desc&page=2&per_page=10',
    'POST /wp-json/wp/v2/posts/5',
    'DELETE /wp-json/wp/v2/posts/5?force=true',
  ]);
  expect((await bodies(calls))[1]).toBe('{"title":"New"}');
  expect(calls[0]?.headers.get('authorization')).toBe('Basic the-token');
  quietLog();
  const params = { title: 'Too long.' };
  answering(
    { code: 'rest_invalid_param', message: 'Invalid parameter(s): title', data: { status: 400, params } },
    { status: 400 },
  );
  await expect(provider.create('posts', { data: {} })).rejects.toMatchObject({
    siteMessage: 'Invalid parameter(s): title',
    fieldErrors: { title: 'Too long.' },
  });
});

test('Shopify: pages by Link, wrapped bodies, a header for the token [X-CALL-09]', async () => {
  const provider = providerOfSite(shopify.site, shopify.products);
  const next = 'https://shop.example.com/admin/api/2025-01/products.json?limit=10&page_info=abc';
  const calls = fakeSite(({ method }) =>
    Response.json(method === 'GET' ? { products: [{ id: 1, title: 'Lamp' }] } : { product: { id: 1 } }, {
      headers: { Link: `<${next}>; rel="next"` },
    }),
  );
  await provider.getList('products', { ...page(2), filter: { vendor: 'Acme' } });
  await provider.create('products', { data: { title: 'Lamp', vendor: 'Acme' } });
  const stored = { id: 1, title: 'Lamp', vendor: 'Acme', body_html: '' };
  await provider.update('products', { id: 1, data: { ...stored, title: 'Desk' }, previousData: stored, ...saved });
  expect(told(calls)).toEqual([
    'GET /admin/api/2025-01/products.json?vendor=Acme&limit=10',
    'GET /admin/api/2025-01/products.json?limit=10&page_info=abc',
    'POST /admin/api/2025-01/products.json',
    'PUT /admin/api/2025-01/products/1.json',
  ]);
  expect((await bodies(calls)).slice(2)).toEqual([
    '{"product":{"title":"Lamp","body_html":"","vendor":"Acme"}}',
    '{"product":{"title":"Desk"}}',
  ]);
  expect(calls[0]?.headers.get('x-shopify-access-token')).toBe('the-token');
});

test('GitLab: totals in headers, pages by keyset, errors by field [X-CALL-09]', async () => {
  const provider = providerOfSite(gitlab.site, gitlab.users, gitlab.events);
  const link = '<https://gitlab.example.com/api/v4/audit_events?cursor=eyJ&pagination=keyset&per_page=10>; rel="next"';
  const calls = answering([{ id: 4, username: 'asha' }], {
    headers: { 'x-total': '31', 'x-total-pages': '4', Link: link },
  });
  const list = await provider.getList('users', { ...page(1), filter: { q: 'as' }, sort: sort('name') });
  expect([list.total, list.data[0]?.id]).toEqual([31, 4]);
  expect((await provider.getOne('users', { id: 4 })).data).toMatchObject({ username: 'asha' });
  await provider.getList('events', page(2));
  expect(told(calls)).toEqual([
    'GET /api/v4/users?search=as&order_by=name&sort=desc&page=1&per_page=10',
    'GET /api/v4/users/4',
    'GET /api/v4/audit_events?pagination=keyset&per_page=10',
    'GET /api/v4/audit_events?cursor=eyJ&pagination=keyset&per_page=10',
  ]);
  quietLog();
  answering({ message: { email: ['has already been taken'] } }, { status: 409 });
  await expect(provider.create('users', { data: {} })).rejects.toMatchObject({
    fieldErrors: { email: 'has already been taken' },
  });
});

test('Frappe: an offset, all filters in one parameter, names as ids, a session in a cookie [X-CALL-09]', async () => {
  const provider = providerOfSite(frappe.site, frappe.todos);
  const calls = answering({ data: [{ name: 'TASK/1', description: 'Call' }] });
  const list = await provider.getList('todos', { ...page(2), filter: { status: 'Open' }, sort: sort('status') });
  expect(list.data[0]?.id).toBe('TASK/1');
  await provider.delete('todos', { id: 'TASK/1' });
  expect(told(calls)).toEqual([
    'GET /api/resource/ToDo?fields=["*"]&filters=[["status","=","Open"]]&order_by=status+desc&limit_start=10&limit_page_length=10',
    'DELETE /api/resource/ToDo/TASK/1',
  ]);
  expect([calls[0]?.credentials, calls[0]?.headers.get('authorization')]).toEqual(['include', null]);
});
