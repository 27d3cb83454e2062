import { expect, test, vi } from 'vitest';
import { type AnyResource, complete, reference, text } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { createSession } from '../../src/session/session';
import { withSession } from '../../src/session/withSession';
import { memoryStorage } from '../session/memoryStorage';
import { english } from '../setup/english';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

/** Only fields; everything else follows the convention. */
const notes: AnyResource = { name: 'notes', label: 'Notes', item: 'Note', fields: { title: text('Title') } };
const provider = providerOf(notes);
const counted = (total: number | string) => ({ headers: { 'Content-Range': `notes 0-9/${total}` } });

/** Method, path and query of each call, decoded. */
const told = (calls: readonly Request[]) =>
  calls.map(({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    return [`${method} ${pathname}`, Object.fromEntries(searchParams)];
  });

test('a regular list is requested by range, and Content-Range gives the total', async () => {
  const calls = answering([{ id: 11, title: 'k' }], counted(21));
  const answer = await provider.getList('notes', { pagination: { page: 2, perPage: 10 } });
  expect(told(calls)).toEqual([['GET /api/notes', { sort: '["id","ASC"]', range: '[10,19]', filter: '{}' }]]);
  expect(answer).toEqual({
    data: [{ id: 11, title: 'k' }],
    total: 21,
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
    meta: { totalPages: 3, total: 21, page: undefined },
  });
});

test('a regular record is read, added, changed and deleted at its address', async () => {
  const calls = answering({ id: 5, title: 'from the site' });
  expect(await provider.getOne('notes', { id: 'a/b' })).toEqual({ data: { id: 'a/b', title: 'from the site' } });
  expect(await provider.create('notes', { data: { title: 'n' } })).toEqual({ data: { id: 5, title: 'n' } });
  const change = { id: 5, data: { id: 5, title: 'm' }, previousData: { id: 5 } };
  expect(await provider.update('notes', change)).toEqual({ data: { id: 5, title: 'm' } });
  expect(await provider.delete('notes', { id: 5 })).toEqual({ data: { id: 5 } });
  expect(told(calls).map(([call]) => call)).toEqual([
    'GET /api/notes/a%2Fb',
    'POST /api/notes',
    'GET /api/notes/5',
    'PUT /api/notes/5',
    'DELETE /api/notes/5',
  ]);
  expect(calls.map((call) => call.headers.get('content-type'))).toEqual([
    null,
    'application/json',
    null,
    'application/json',
    null,
  ]);
  expect([await calls[1]?.json(), await calls[3]?.json()]).toEqual([{ title: 'n' }, { id: 5, title: 'm' }]);
});

test('regular calls carry the bearer token too [R-APP-06]', async () => {
  const calls = answering([], counted(0));
  await provider.getList('notes', {});
  await provider.getMany('notes', { ids: [1] });
  await provider.delete('notes', { id: 1 });
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual(Array(3).fill('Bearer the-token'));
});

test('a regular deletion that could be undone is still sent at a Logout [X-CALL-08]', async () => {
  const calls = answering({});
  const session = createSession(memoryStorage({ authToken: 'the-token' }));
  const http = withSession(createHttp('https://api.example.com'), session);
  const silent = complete({ ...notes, regular: '/notes', remove: { ask: false } }, english);
  const { delete: remove } = createDataProvider({ resources: [silent], http });
  // What it takes is loaded before it is needed.
  await vi.dynamicImportSettled();
  const removed = remove('notes', { id: 5 });
  session.logout();
  await removed;
  expect(calls.map(({ method, url, headers }) => [method, url, headers.get('authorization')])).toEqual([
    ['DELETE', 'https://api.example.com/api/notes/5', 'Bearer the-token'],
  ]);
});

test('several regular records are requested by their ids in one call', async () => {
  const calls = answering([{ id: 1 }, { id: 2 }], counted(2));
  expect((await provider.getMany('notes', { ids: [1, 2] })).data).toEqual([{ id: 1 }, { id: 2 }]);
  expect(told(calls)[0]?.[1]).toMatchObject({ filter: '{"id":[1,2]}' });
});

test('a scoped regular list is filtered by its scope, and not requested without one', async () => {
  const scoped: AnyResource = {
    ...notes,
    fields: { owner_id: reference('Owner', { to: 'notes' }) },
    scope: 'owner_id',
  };
  const calls = answering([], counted(0));
  await providerOf(scoped).getList('notes', { filter: { owner_id: '' } });
  await providerOf(scoped).getList('notes', { filter: { owner_id: 3 } });
  expect(told(calls).map(([, query]) => query)).toEqual([expect.objectContaining({ filter: '{"owner_id":3}' })]);
});

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['a text', () => Response.json('done')],
])('a regular save or deletion that is answered with %s has succeeded [R-APP-20]', async (_, answer) => {
  fakeSite(({ method }) => (method === 'GET' ? Response.json({ id: 5, title: 'o' }) : answer()));
  expect((await provider.create('notes', { data: { title: 'n' } })).data).toMatchObject({ title: 'n' });
  const change = { id: 5, data: { title: 'm' }, previousData: {} };
  expect(await provider.update('notes', change)).toEqual({ data: { id: 5, title: 'm' } });
  expect(await provider.updateMany('notes', { ids: [5], data: { title: 'm' } })).toEqual({ data: [5] });
  expect(await provider.deleteMany('notes', { ids: [5, 6] })).toEqual({ data: [5, 6] });
});

test('a regular list without Content-Range fails, and message and log name the missing header [X-SAYS-01]', async () => {
  const log = quietLog();
  answering([{ id: 1 }]);
  await expect(provider.getList('notes', {})).rejects.toMatchObject({ reason: 'no-header' });
  expect(log).toEqual([
    [expect.stringMatching(/^Call failed: GET \/api\/notes: no-header \(The Content-Range header/)],
  ]);
});

test('a header without a number gives no total', async () => {
  answering([{ id: 1 }], counted('*'));
  const answer = await provider.getList('notes', { pagination: { page: 1, perPage: 10 } });
  expect(['total' in answer, answer.meta]).toEqual([
    false,
    { totalPages: undefined, total: undefined, page: undefined },
  ]);
});

test.each([[{ rows: [] }], [null], ['x']])('a regular read containing %j fails', async (json) => {
  quietLog();
  answering(json, counted(1));
  await expect(provider.getList('notes', {})).rejects.toMatchObject({ reason: 'shape' });
  if (json === null || typeof json === 'string')
    await expect(provider.getOne('notes', { id: 1 })).rejects.toMatchObject({ reason: 'shape' });
});

test('a failed regular call is logged once with method, path and status [R-APP-12]', async () => {
  const log = quietLog();
  fakeSite(({ method, url }) =>
    method === 'GET' && url.endsWith('/5')
      ? Response.json({ id: 5 })
      : Response.json({ message: 'no' }, { status: 422 }),
  );
  await expect(provider.update('notes', { id: 5, data: { title: '' }, previousData: {} })).rejects.toMatchObject({
    siteMessage: 'no',
  });
  await expect(provider.getMany('notes', { ids: [5] })).rejects.toMatchObject({ status: 422 });
  expect(log).toEqual([['Call failed: PUT /api/notes/5: 422'], ['Call failed: GET /api/notes: 422']]);
});
