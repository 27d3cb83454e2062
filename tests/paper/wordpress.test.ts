import { expect, test } from 'vitest';
import { page } from '../provider/declarations';
import { answering, quietLog } from '../provider/fakeSite';
import { documentedSite, told } from './documentedSite';
import { signInTo } from './signInTo';
import { resources } from './wordpress/resources';
import { site } from './wordpress/resources/site';

const post = {
  id: 5,
  date: '2025-02-05T14:35:00',
  status: 'draft',
  sticky: false,
  title: { raw: 'Tea & time', rendered: 'Tea &amp; time' },
  content: { raw: 'Two o’clock.', rendered: '<p>Two o’clock.</p>\n', protected: false },
  author: 3,
  categories: [1, 4],
  _embedded: { author: [{ id: 3, name: 'Asha Example' }] },
};
const me = { id: 3, name: 'Asha Example', username: 'asha', roles: ['editor'] };
const needs = ['authorization', `Basic ${btoa('asha:abcd EFGH 1234')}`] as const;
const list = {
  needs,
  query: ['context', '_embed', 'page', 'per_page', 'search', 'status', 'categories', 'orderby', 'order'],
  headers: { 'X-WP-Total': '23', 'X-WP-TotalPages': '2' },
  answer: [post],
};
const body = ['title', 'content', 'status', 'date', 'sticky', 'categories'];
const documentation = {
  'GET /wp-json/wp/v2/users/me': { needs, query: ['context'], answer: me },
  'GET /wp-json/wp/v2/posts': list,
  'POST /wp-json/wp/v2/posts': { needs, body, status: 201, answer: { ...post, id: 6 } },
  'GET /wp-json/wp/v2/posts/*': { needs, query: ['context'], answer: post },
  'POST /wp-json/wp/v2/posts/*': { needs, body, answer: post },
  'DELETE /wp-json/wp/v2/posts/*': { needs, query: ['force'], answer: { deleted: true, previous: post } },
  'GET /wp-json/wp/v2/categories': { ...list, answer: [{ id: 4, name: 'News', slug: 'news' }] },
  'GET /wp-json/wp/v2/categories/*': { needs, answer: { id: 4, name: 'News', slug: 'news' } },
};
const asha = ['asha', 'abcd EFGH 1234'] as const;

async function signedIn() {
  const calls = documentedSite(documentation);
  const { provider, user } = await signInTo(site, resources, asha);
  return { calls, provider, user };
}

test('WordPress: an application password is sent as HTTP Basic, and the user is read [X-PAPER-02]', async () => {
  const { calls, user } = await signedIn();
  expect(await told(calls)).toEqual(['GET /wp-json/wp/v2/users/me?context=edit']);
  expect([calls[0]?.headers.get('authorization'), user]).toEqual([needs[1], me]);
  quietLog();
  const message = 'The provided password is an invalid application password.';
  answering({ code: 'incorrect_password', message, data: { status: 401 } }, { status: 401 });
  await expect(signInTo(site, resources, asha)).rejects.toThrow(message);
});

test('WordPress: page 2 of a list that is searched, filtered and sorted, with totals in headers [X-PAPER-02]', async () => {
  const { calls, provider } = await signedIn();
  const first = await provider.getList('posts', page(1, 20));
  const second = await provider.getList('posts', {
    ...page(2, 20),
    filter: { q: 'tea', status: 'draft', categories: 4 },
    sort: { field: 'title.rendered', order: 'DESC' },
  });
  expect((await told(calls)).slice(1)).toEqual([
    'GET /wp-json/wp/v2/posts?context=edit&_embed=author&page=1&per_page=20',
    'GET /wp-json/wp/v2/posts?context=edit&_embed=author&search=tea&status=draft&categories=4&orderby=title&order=desc&page=2&per_page=20',
  ]);
  expect([first.total, first.pageInfo?.hasNextPage]).toEqual([23, true]);
  expect([second.total, second.pageInfo?.hasNextPage]).toEqual([23, false]);
  expect(second.data).toEqual([post]);
});

test('WordPress: posts are read, added, edited by POST, published and deleted [X-PAPER-02]', async () => {
  const { calls, provider } = await signedIn();
  const { data: stored } = await provider.getOne('posts', { id: 5 });
  expect(stored).toMatchObject({ id: 5, title: { raw: 'Tea & time', rendered: 'Tea &amp; time' } });
  await provider.create('posts', {
    data: { title: { raw: 'Tea' }, content: { raw: '' }, status: 'draft', date: '', sticky: null, categories: [] },
  });
  await provider.update('posts', {
    id: 5,
    data: { ...stored, title: { ...stored.title, raw: 'Coffee' } },
    previousData: stored,
    meta: { isCurrent: true },
  });
  await provider.act('posts', { action: 'Publish', id: 5, values: stored });
  await provider.delete('posts', { id: 5 });
  expect((await told(calls)).slice(1)).toEqual([
    'GET /wp-json/wp/v2/posts/5?context=edit',
    'POST /wp-json/wp/v2/posts {"title":{"raw":"Tea"},"content":{"raw":""},"status":"draft","date":null,"categories":[]}',
    'POST /wp-json/wp/v2/posts/5 {"title":{"raw":"Coffee","rendered":"Tea &amp; time"}}',
    'POST /wp-json/wp/v2/posts/5 {"status":"publish"}',
    'DELETE /wp-json/wp/v2/posts/5?force=true',
  ]);
});

test('WordPress: categories fill a choice of several, and are searched for by the site [X-PAPER-02]', async () => {
  const { calls, provider } = await signedIn();
  await provider.getList('categories', { ...page(1), filter: { q: 'new' } });
  expect((await provider.getMany('categories', { ids: [4] })).data).toEqual([{ id: 4, name: 'News', slug: 'news' }]);
  expect((await told(calls)).slice(1)).toEqual([
    'GET /wp-json/wp/v2/categories?search=new&page=1&per_page=10',
    'GET /wp-json/wp/v2/categories/4',
  ]);
});

test('WordPress: a refused value is an error of its field [X-PAPER-02]', async () => {
  const { provider } = await signedIn();
  quietLog();
  const message = 'Invalid parameter(s): status';
  const params = { status: 'status is not one of publish, future, draft, pending, private.' };
  answering({ code: 'rest_invalid_param', message, data: { status: 400, params } }, { status: 400 });
  await expect(provider.create('posts', { data: {} })).rejects.toMatchObject({
    siteMessage: message,
    fieldErrors: params,
  });
});
