import { expect, test } from 'vitest';
import { page } from '../provider/declarations';
import { answering, fakeSite, quietLog } from '../provider/fakeSite';
import { documentedSite, told } from './documentedSite';
import { resources } from './gitlab/resources';
import { site } from './gitlab/resources/site';
import { signInTo } from './signInTo';

const user = {
  id: 4,
  username: 'asha',
  name: 'Asha Example',
  email: 'asha@example.com',
  state: 'active',
  web_url: 'https://gitlab.example.com/asha',
};
const root = { id: 1, username: 'root', name: 'Administrator', is_admin: true };
const needs = ['private-token', 'glpat-example'] as const;
const body = ['username', 'name', 'email', 'password', 'admin'];
const documentation = {
  'GET /api/v4/user': { needs, answer: root },
  'GET /api/v4/users': {
    needs,
    query: ['page', 'per_page', 'search', 'username', 'active', 'blocked', 'order_by', 'sort'],
    headers: { 'x-total': '31', 'x-total-pages': '2', 'x-page': '2', 'x-per-page': '20' },
    answer: [user],
  },
  'POST /api/v4/users': { needs, body, status: 201, answer: { ...user, id: 5 } },
  'GET /api/v4/users/*': { needs, answer: user },
  'PUT /api/v4/users/*': { needs, body, answer: user },
  'DELETE /api/v4/users/*': { needs, query: ['hard_delete'], status: 204 },
  'POST /api/v4/users/*/block': { needs, status: 201, answer: true },
  'POST /api/v4/users/*/unblock': { needs, status: 201, answer: true },
};
const admin = ['root', 'glpat-example'] as const;

async function signedIn() {
  const calls = documentedSite(documentation);
  return { calls, ...(await signInTo(site, resources, admin)) };
}

test('GitLab: an access token is sent in a header of its own, and its user is read [X-PAPER-04]', async () => {
  const { calls, user: found } = await signedIn();
  expect([await told(calls), found]).toEqual([['GET /api/v4/user'], root]);
  quietLog();
  answering({ message: '401 Unauthorized' }, { status: 401 });
  await expect(signInTo(site, resources, admin)).rejects.toThrow('401 Unauthorized');
});

test('GitLab: page 2 of users who are searched, filtered and sorted, with totals in headers [X-PAPER-04]', async () => {
  const { calls, provider } = await signedIn();
  const { total, data, pageInfo } = await provider.getList('users', {
    ...page(2, 20),
    filter: { q: 'ash', username: 'asha', state: 'blocked' },
    sort: { field: 'name', order: 'DESC' },
  });
  expect((await told(calls)).slice(1)).toEqual([
    'GET /api/v4/users?search=ash&username=asha&blocked=true&order_by=name&sort=desc&page=2&per_page=20',
  ]);
  expect([total, pageInfo?.hasNextPage, data]).toEqual([31, false, [user]]);
});

test('GitLab: projects come by keyset, each page from the Link header of the one before [X-PAPER-04]', async () => {
  const { provider } = await signedIn();
  const next = 'https://gitlab.example.com/api/v4/projects?pagination=keyset&per_page=10&order_by=id&id_after=42';
  const calls = fakeSite(({ url }) =>
    Response.json([{ id: 42, name: 'Console', path_with_namespace: 'asha/console' }], {
      ...(!url.includes('id_after') && { headers: { Link: `<${next}>; rel="next"` } }),
    }),
  );
  const first = await provider.getList('projects', page(1));
  const second = await provider.getList('projects', page(2));
  expect(await told(calls)).toEqual([
    'GET /api/v4/projects?pagination=keyset&order_by=id&per_page=10',
    'GET /api/v4/projects?pagination=keyset&per_page=10&order_by=id&id_after=42',
  ]);
  expect([first.pageInfo?.hasNextPage, second.pageInfo?.hasNextPage]).toEqual([true, false]);
});

test('GitLab: users are read, added, edited, blocked, unblocked and deleted [X-PAPER-04]', async () => {
  const { calls, provider } = await signedIn();
  const { data: stored } = await provider.getOne('users', { id: 4 });
  const added = { username: 'omar', name: 'Omar Example', email: 'omar@example.com' };
  await provider.create('users', { data: { ...added, password: 'sample-pass-1', admin: null } });
  await provider.update('users', {
    id: 4,
    data: { ...stored, name: 'Asha Muster', password: '' },
    previousData: stored,
    meta: { isCurrent: true },
  });
  for (const action of ['Block', 'Unblock']) await provider.act('users', { action, id: 4, values: stored });
  await provider.delete('users', { id: 4 });
  expect((await told(calls)).slice(1)).toEqual([
    'GET /api/v4/users/4',
    `POST /api/v4/users ${JSON.stringify({ ...added, password: 'sample-pass-1' })}`,
    'PUT /api/v4/users/4 {"name":"Asha Muster"}',
    'POST /api/v4/users/4/block',
    'POST /api/v4/users/4/unblock',
    'DELETE /api/v4/users/4?hard_delete=false',
  ]);
});

test('GitLab: a user is offered to be blocked or unblocked, by the state [X-PAPER-04]', () => {
  const [users] = resources.flat();
  const actions = users && 'actions' in users ? (users.actions ?? []) : [];
  const offered = (state: string) => actions.filter(({ when }) => when?.({ state })).map(({ label }) => label);
  expect([offered('active'), offered('blocked'), offered('deactivated')]).toEqual([['Block'], ['Unblock'], []]);
});

test('GitLab: a taken address is an error of its field, and a refused block is a message [X-PAPER-04]', async () => {
  const { provider } = await signedIn();
  quietLog();
  answering({ message: { email: ['has already been taken'] } }, { status: 409 });
  await expect(provider.create('users', { data: {} })).rejects.toMatchObject({
    fieldErrors: { email: 'has already been taken' },
  });
  answering({ message: '403 Forbidden - API requests cannot block this user' }, { status: 403 });
  await expect(provider.act('users', { action: 'Block', id: 4, values: user })).rejects.toMatchObject({
    siteMessage: '403 Forbidden - API requests cannot block this user',
    endsSession: false,
  });
});
