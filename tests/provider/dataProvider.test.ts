import { expect, test } from 'vitest';
import {
  type AnyResource,
  del,
  get,
  getPage,
  image,
  longText,
  post,
  put,
  reference,
  richText,
  text,
} from '../../src/declare';
import { HttpError } from '../../src/provider/HttpError';
import { answering, fakeSite, quietLog, type SentCall } from './fakeSite';
import { providerOf } from './providerOf';

const things: AnyResource = {
  name: 'things',
  label: 'Things',
  item: 'Thing',
  fields: {
    owner_id: reference('Owner', { to: 'owners', required: true }),
    words: longText('Words', { required: true }),
    picture: image('Picture'),
  },
  scope: 'owner_id',
  list: { from: get('/thingsOf/:owner_id', 'things'), columns: ['words'] },
  create: { via: post('/addThing'), fields: ['owner_id', 'words'] },
  edit: { from: get('/thing/:id', 'thing'), via: put('/editThing/:id') },
  remove: { via: del('/deleteThing/:id') },
};
const visits: AnyResource = {
  name: 'visits',
  label: 'Visits',
  item: 'Visit',
  fields: { name: text('Name') },
  list: { from: getPage('/visits', 'data'), columns: ['id', 'name'] },
};
const laws: AnyResource = {
  name: 'laws',
  label: 'Laws',
  item: 'Law',
  fields: { description: richText('Description') },
  list: { from: get('/laws'), columns: ['description'] },
  edit: { from: get('/law/:id'), via: put('/editLaw/:id') },
};
const provider = providerOf(things, visits, laws);
const page = (number: number, perPage = 10) => ({ pagination: { page: number, perPage }, filter: {} });
const told = (calls: readonly SentCall[]) =>
  calls.map(({ request, url }) => `${request.method} ${new URL(url).pathname}${new URL(url).search}`);

/** Every question that makes a call, with what it asks. */
const questions: readonly [string, (of: typeof provider) => Promise<unknown>][] = [
  ['getList', (of) => of.getList('things', { filter: { owner_id: 2 } })],
  ['getOne', (of) => of.getOne('things', { id: 7 })],
  ['create', (of) => of.create('things', { data: { owner_id: 2, words: 'w' } })],
  ['update', (of) => of.update('things', { id: 7, data: { owner_id: 2, words: 'w' }, previousData: {} })],
  ['delete', (of) => of.delete('things', { id: 7 })],
];

test('a question is one call', async () => {
  const calls = answering({ things: [], thing: {} });
  for (const [, ask] of questions) await ask(provider);
  expect(told(calls)).toEqual([
    'GET /api/thingsOf/2',
    'GET /api/thing/7',
    'POST /api/addThing',
    'PUT /api/editThing/7',
    'DELETE /api/deleteThing/7',
  ]);
  expect(calls.map(({ request }) => request.headers.get('authorization'))).toEqual(Array(5).fill('Bearer the-token'));
});

test('the encoding is that of the form: JSON without an upload, multipart with one [R-APP-08] [R-APP-09] [R-APP-10]', async () => {
  const calls = answering({});
  const data = { owner_id: 2, words: 'w', picture: 'stored.png' };
  await provider.create('things', { data });
  await provider.update('things', { id: 7, data, previousData: {} });
  expect(await calls[0]?.request.json()).toEqual({ owner_id: 2, words: 'w' });
  expect([...((await calls[1]?.request.formData()) ?? [])]).toEqual([
    ['owner_id', '2'],
    ['words', 'w'],
  ]);
});

test.each([[{}], [{ owner_id: undefined }], [{ owner_id: null }], [{ owner_id: '' }], [undefined]])(
  'while the scope has no value (%j) there is no row and no call',
  async (filter) => {
    const calls = answering({ things: [{ id: 1 }] });
    const { data } = await provider.getList('things', { filter });
    expect([data, calls.length]).toEqual([[], 0]);
  },
);

test("a scope's value is encoded into the path", async () => {
  const calls = answering({ things: [] });
  await provider.getList('things', { filter: { owner_id: 'a/b ?' } });
  expect(told(calls)).toEqual(['GET /api/thingsOf/a%2Fb%20%3F']);
});

test("rows keep the site's order and ids, and one without an id is still a row [R-APP-33]", async () => {
  answering({ things: [{ id: 'b', words: '1' }, { id: 2 }, { words: '3' }] });
  const { data } = await provider.getList('things', { filter: { owner_id: 1 } });
  expect(data).toEqual([{ id: 'b', words: '1' }, { id: 2 }, { words: '3', id: undefined }]);
});

test('a paged list is asked for page by page, ten rows at a time [R-PAGER-01]', async () => {
  const calls = answering({ data: [] });
  await provider.getList('visits', {});
  await provider.getList('visits', page(3));
  expect(told(calls)).toEqual(['GET /api/visits?page=1&limit=10', 'GET /api/visits?page=3&limit=10']);
});

test('an unpaged list is asked for without a page, and has no next one', async () => {
  const calls = answering({ things: Array.from({ length: 10 }, (_, id) => ({ id })), pagination: { totalPages: 9 } });
  const answer = await provider.getList('things', { ...page(1), filter: { owner_id: 1 } });
  expect(told(calls)).toEqual(['GET /api/thingsOf/1']);
  expect(answer.total).toBeUndefined();
  expect(answer.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false });
  expect(answer.meta).toEqual({ totalPages: undefined, total: undefined, page: undefined });
});

test('what the site says of its pages is handed on, and no total is made up [R-OFFER-09]', async () => {
  answering({ data: [{ id: 1 }], pagination: { totalPages: 3, total: 23, page: 2 } });
  expect(await provider.getList('visits', page(2))).toMatchObject({
    total: 23,
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
    meta: { totalPages: 3, total: 23, page: 2 },
  });
  answering({ data: [{ id: 1 }], pagination: { totalPages: 2, page: 2 } });
  const without = await provider.getList('visits', page(2));
  expect('total' in without).toBe(false);
  expect(without).toMatchObject({
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
    meta: { total: undefined },
  });
});

test('without a number of pages, a full page has a next one', async () => {
  answering({ data: Array.from({ length: 10 }, (_, id) => ({ id })) });
  expect((await provider.getList('visits', page(1))).pageInfo?.hasNextPage).toBe(true);
  answering({ data: [{ id: 1 }] });
  expect((await provider.getList('visits', page(1))).pageInfo?.hasNextPage).toBe(false);
});

test('a record carries the id that was asked for, whatever id the answer has or lacks', async () => {
  answering({ thing: { owner_id: 2, words: 'w' } });
  expect(await provider.getOne('things', { id: 7 })).toEqual({ data: { owner_id: 2, words: 'w', id: 7 } });
  answering({ thing: { id: '007', words: 'w' } });
  expect(await provider.getOne('things', { id: 7 })).toEqual({ data: { words: 'w', id: 7 } });
});

test('a record without a declared key is found by the field that is edited [R-EDITOR-17]', async () => {
  for (const answer of [
    { data: { description: 'd' } },
    { success: true, law: [{ description: 'd' }] },
    { description: 'd' },
  ]) {
    answering(answer);
    expect(await provider.getOne('laws', { id: 1 })).toEqual({ data: { description: 'd', id: 1 } });
  }
});

test('several records come from the list, found by id as text', async () => {
  const calls = answering({ data: [{ id: 1 }, { id: '2' }, { id: 3 }] });
  expect(await provider.getMany('visits', { ids: ['1', 2, 9] })).toEqual({ data: [{ id: 1 }, { id: '2' }] });
  expect(calls.length).toBe(1);
});

test('records that refer to another are the list of that scope', async () => {
  const calls = answering({ things: [{ id: 1 }] });
  const sort = { field: 'id', order: 'ASC' } as const;
  await provider.getManyReference('things', { ...page(1), target: 'owner_id', id: 5, sort });
  expect(told(calls)).toEqual(['GET /api/thingsOf/5']);
});

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['{}', () => Response.json({})],
  ['a list', () => Response.json([])],
  ['a number for success', () => Response.json({ success: 0 })],
])('a save or deletion that is answered with %s has succeeded [R-APP-20]', async (_, answer) => {
  fakeSite(answer);
  const saved = { owner_id: 2, words: 'w' };
  expect((await provider.create('things', { data: saved })).data).toMatchObject(saved);
  expect(await provider.update('things', { id: 7, data: saved, previousData: {} })).toEqual({
    data: { ...saved, id: 7 },
  });
  expect(await provider.delete('things', { id: 7 })).toEqual({ data: { id: 7 } });
});

test('records made from what was sent have an id of their own each, and no file', async () => {
  answering({});
  const data = { owner_id: 2, words: 'w', picture: new File([''], 'a.png') };
  const [one, two] = [await provider.create('things', { data }), await provider.create('things', { data })];
  expect(one.data.id).not.toBe(two.data.id);
  expect(await provider.update('things', { id: 7, data, previousData: {} })).toEqual({
    data: { owner_id: 2, words: 'w', id: 7 },
  });
});

test.each(questions)(
  '%s fails if the site says success: false, with its words [R-APP-20] [R-STEP-33]',
  async (_, ask) => {
    quietLog();
    answering({ success: false, message: 'There is no such thing', things: [], thing: {} });
    await expect(ask(provider)).rejects.toMatchObject({ reason: 'declined', says: 'There is no such thing' });
  },
);

test('a single answer without a success key is used as it is [R-STEP-33]', async () => {
  answering({ thing: { words: 'w' } });
  expect((await provider.getOne('things', { id: 1 })).data.words).toBe('w');
});

test('reads that do not hold what is declared fail, and do not look empty', async () => {
  quietLog();
  answering({ data: [] });
  const misfit = { reason: 'shape', message: 'GET /api/thingsOf/1: shape' };
  await expect(provider.getList('things', { filter: { owner_id: 1 } })).rejects.toMatchObject(misfit);
  await expect(provider.getOne('things', { id: 1 })).rejects.toMatchObject({ reason: 'shape' });
});

test.each(questions)(
  'a failed %s is logged once, with method, path and status, and nothing that was sent or answered [R-APP-12]',
  async (_, ask) => {
    const log = quietLog();
    const calls = answering({ message: 'secret-otp-123456', thing: 'x' }, { status: 500 });
    await expect(ask(provider)).rejects.toBeInstanceOf(HttpError);
    const [call] = calls;
    expect(log).toEqual([[`Call failed: ${call?.request.method} ${new URL(call?.url ?? '').pathname}: 500`]]);
  },
);

test('a call that was not made since nobody is signed in is not logged', async () => {
  const log = quietLog();
  fakeSite(() => Response.json({}, { status: 401 }));
  const ownProvider = providerOf(things);
  await expect(ownProvider.getOne('things', { id: 1 })).rejects.toMatchObject({ status: 401 });
  await expect(ownProvider.getOne('things', { id: 1 })).rejects.toMatchObject({ reason: 'signed-out' });
  expect(log).toEqual([['Call failed: GET /api/thing/1: 401']]);
});

test('several are changed or deleted one after the other', async () => {
  const calls = answering({});
  await provider.updateMany('things', { ids: [1, 2], data: { words: 'w' } });
  await provider.deleteMany('things', { ids: [1, 2] });
  expect(told(calls)).toEqual([
    'PUT /api/editThing/1',
    'PUT /api/editThing/2',
    'DELETE /api/deleteThing/1',
    'DELETE /api/deleteThing/2',
  ]);
});

test('a deletion may outlive the page', async () => {
  const calls = answering({});
  await provider.delete('things', { id: 7, meta: { keepalive: true } });
  expect(calls[0]?.init.keepalive).toBe(true);
});

test('what is not declared is refused before anything is sent', async () => {
  quietLog();
  const calls = answering({});
  await expect(provider.create('visits', { data: {} })).rejects.toThrow('visits.create is not declared');
  await expect(provider.delete('laws', { id: 1 })).rejects.toThrow('laws.remove is not declared');
  await expect(provider.getOne('visits', { id: 1 })).rejects.toThrow('visits.edit.from is not declared');
  await expect(provider.getList('nothing', {})).rejects.toThrow("there is no resource 'nothing'");
  expect(calls).toEqual([]);
});
