import { expect, test } from 'vitest';
import { page } from '../provider/declarations';
import { answering, quietLog } from '../provider/fakeSite';
import { documentedSite, told } from './documentedSite';
import { resources } from './frappe/resources';
import { site } from './frappe/resources/site';
import { signInTo } from './signInTo';

const todo = { name: 'a1b2c3', description: 'Call', status: 'Open', priority: 'Low', date: '2025-05-01' };
const needs = ['x-frappe-csrf-token', 'the-mark'] as const;
const body = ['description', 'status', 'priority', 'date'];
const documentation = {
  'POST /api/method/login': {
    body: ['usr', 'pwd'],
    answer: { message: 'Logged In', home_page: '/app', full_name: 'Asha Example' },
  },
  'GET /api/method/console.csrf_token': { answer: { message: 'the-mark' } },
  'GET /api/resource/ToDo': {
    query: ['fields', 'filters', 'order_by', 'limit_start', 'limit_page_length'],
    answer: { data: [todo] },
  },
  'POST /api/resource/ToDo': { needs, body, answer: { data: { ...todo, name: 'd4e5f6' } } },
  'GET /api/resource/ToDo/*': { answer: { data: { ...todo, owner: 'asha@example.com', docstatus: 0 } } },
  'PUT /api/resource/ToDo/*': { needs, body, answer: { data: todo } },
  'DELETE /api/resource/ToDo/*': { needs, status: 202, answer: { message: 'ok' } },
};
const asha = ['asha@example.com', 'paper-kite-42'] as const;

async function signedIn() {
  const calls = documentedSite(documentation);
  return { calls, ...(await signInTo(site, resources, asha)) };
}

test('Frappe: the session is a cookie, and its mark is in a header of each call [X-PAPER-05]', async () => {
  const { calls, provider, user } = await signedIn();
  await provider.getList('todos', page(1, 20));
  expect((await told(calls)).slice(0, 2)).toEqual([
    'POST /api/method/login {"usr":"asha@example.com","pwd":"paper-kite-42"}',
    'GET /api/method/console.csrf_token',
  ]);
  expect(calls.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include']);
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null]);
  expect(calls.map(({ headers }) => headers.get(needs[0]))).toEqual([null, null, 'the-mark']);
  expect(user).toBe('Asha Example');
  quietLog();
  answering({ message: 'Invalid Login. Try again.' }, { status: 401 });
  await expect(signInTo(site, resources, asha)).rejects.toThrow('Invalid Login. Try again.');
});

test('Frappe: page 2 by an offset, filters as one JSON, an order in words, rows in data [X-PAPER-05]', async () => {
  const { calls, provider } = await signedIn();
  const { data, total } = await provider.getList('todos', {
    ...page(2, 20),
    filter: { status: 'Open', description: 'call' },
    sort: { field: 'date', order: 'DESC' },
  });
  const { searchParams } = new URL(calls[2]?.url ?? '');
  expect([...searchParams]).toEqual([
    ['fields', '["name","description","status","priority","date"]'],
    ['filters', '[["status","=","Open"],["description","like","%call%"]]'],
    ['order_by', 'date desc'],
    ['limit_start', '20'],
    ['limit_page_length', '20'],
  ]);
  expect([data, total]).toEqual([[{ ...todo, id: 'a1b2c3' }], undefined]);
});

test('Frappe: documents are read, added, edited, closed and deleted by their name [X-PAPER-05]', async () => {
  const { calls, provider } = await signedIn();
  const { data: stored } = await provider.getOne('todos', { id: 'a1b2c3' });
  expect(stored).toMatchObject({ id: 'a1b2c3', description: 'Call', owner: 'asha@example.com' });
  await provider.create('todos', { data: { description: 'Write', status: 'Open', priority: 'High', date: '' } });
  await provider.update('todos', {
    id: 'a1b2c3',
    data: { ...stored, description: 'Call back' },
    previousData: stored,
    meta: { isCurrent: true },
  });
  await provider.act('todos', { action: 'Close', id: 'a1b2c3', values: stored });
  await provider.delete('todos', { id: 'a1b2c3' });
  expect((await told(calls)).slice(2)).toEqual([
    'GET /api/resource/ToDo/a1b2c3',
    'POST /api/resource/ToDo {"description":"Write","status":"Open","priority":"High","date":null}',
    'PUT /api/resource/ToDo/a1b2c3 {"description":"Call back"}',
    'PUT /api/resource/ToDo/a1b2c3 {"status":"Closed"}',
    'DELETE /api/resource/ToDo/a1b2c3',
  ]);
});

test('Frappe: an error is in its exception, and a refused session ends [X-PAPER-05]', async () => {
  const { provider } = await signedIn();
  quietLog();
  const exception = 'frappe.exceptions.MandatoryError: [ToDo, a1b2c3]: description';
  answering({ exc_type: 'MandatoryError', exception }, { status: 417 });
  await expect(provider.create('todos', { data: {} })).rejects.toMatchObject({ siteMessage: exception });
  answering({ exc_type: 'PermissionError', exception: 'frappe.exceptions.PermissionError' }, { status: 403 });
  await expect(provider.getList('todos', page(1))).rejects.toMatchObject({ endsSession: true });
});
