import { expect, test } from 'vitest';
import { laws, page, things, told, visits } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const provider = providerOf(things, visits, laws);

test.each([[{}], [{ owner_id: undefined }], [{ owner_id: null }], [{ owner_id: '' }], [undefined]])(
  'while the scope has no value (%j), there are no rows and no call',
  async (filter) => {
    const calls = answering({ things: [{ id: 1 }] });
    const { data } = await provider.getList('things', { filter });
    expect([data, calls.length]).toEqual([[], 0]);
  },
);

test("a scope's value is encoded in the path", async () => {
  const calls = answering({ things: [] });
  await provider.getList('things', { filter: { owner_id: 'a/b ?' } });
  expect(told(calls)).toEqual(['GET /api/thingsOf/a%2Fb%20%3F']);
});

test("rows keep the site's order and ids, and one without an id is still a row [R-APP-33]", async () => {
  answering({ things: [{ id: 'b', words: '1' }, { id: 2 }, { words: '3' }] });
  const { data } = await provider.getList('things', { filter: { owner_id: 1 } });
  expect(data).toEqual([{ id: 'b', words: '1' }, { id: 2 }, { words: '3', id: undefined }]);
});

test('a paged list is requested page by page, ten rows at a time [R-PAGER-01]', async () => {
  const calls = answering({ data: [] });
  await provider.getList('visits', {});
  await provider.getList('visits', page(3));
  expect(told(calls)).toEqual(['GET /api/visits?page=1&limit=10', 'GET /api/visits?page=3&limit=10']);
});

test.each([
  ['a list that comes page by page', visits],
  ['a regular list', { name: 'notes', label: 'Notes', item: 'Note', fields: {} }],
])('the reading of %s can be stopped, which is no failure [X-EXPORT-07]', async (_, resource) => {
  const logged = quietLog();
  fakeSite(() => new Promise(() => undefined));
  const stopper = new AbortController();
  const read = providerOf(resource).getList(resource.name, { ...page(1), filter: {}, signal: stopper.signal });
  stopper.abort();
  await expect(read).rejects.toMatchObject({ reason: 'stopped' });
  expect(logged).toEqual([]);
});

test('an unpaged list is requested without a page and, without pagination, has all rows', async () => {
  const calls = answering({ things: Array.from({ length: 30 }, (_, id) => ({ id })), pagination: { totalPages: 9 } });
  const answer = await provider.getList('things', { filter: { owner_id: 1 } });
  expect(told(calls)).toEqual(['GET /api/thingsOf/1']);
  expect([answer.data.length, answer.total]).toEqual([30, 30]);
  expect(answer.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false });
  expect(answer.meta).toEqual({ totalPages: undefined, total: undefined, page: undefined });
});

test("the site's page information is passed on, and no total is invented [R-OFFER-09]", async () => {
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

test('a record has the id that was requested, whatever id the response has or lacks', async () => {
  answering({ thing: { owner_id: 2, words: 'w' } });
  expect(await provider.getOne('things', { id: 7 })).toEqual({ data: { owner_id: 2, words: 'w', id: 7 } });
  answering({ thing: { id: '007', words: 'w' } });
  expect(await provider.getOne('things', { id: 7 })).toEqual({ data: { words: 'w', id: 7 } });
});

test('a record without a declared key is found by its edited field [R-EDITOR-17]', async () => {
  for (const answer of [
    { data: { description: 'd' } },
    { success: true, law: [{ description: 'd' }] },
    { description: 'd' },
    // A field that is only displayed does not make the response a record.
    { made_at: '2025-02-05', law: { description: 'd' } },
  ]) {
    answering(answer);
    expect(await provider.getOne('laws', { id: 1 })).toEqual({ data: { description: 'd', id: 1 } });
  }
});

test('a single response without a success key is accepted [R-STEP-33]', async () => {
  answering({ thing: { words: 'w' } });
  expect((await provider.getOne('things', { id: 1 })).data.words).toBe('w');
});

test('reads without the declared content fail instead of looking empty', async () => {
  quietLog();
  answering({ data: [] });
  const misfit = { reason: 'shape', message: 'GET /api/thingsOf/1: shape' };
  await expect(provider.getList('things', { filter: { owner_id: 1 } })).rejects.toMatchObject(misfit);
  await expect(provider.getOne('things', { id: 1 })).rejects.toMatchObject({ reason: 'shape' });
});

test.each([
  ['null under the key', { thing: null }, 200, true],
  ['an empty list under the key', { thing: [] }, 200, true],
  ['404', { message: 'No' }, 404, true],
  ['no key', {}, 200, false],
  ['null', null, 200, false],
  ['a number under the key', { thing: 7 }, 200, false],
  ['an object without a field of the form', { thing: { id: 7 } }, 200, false],
  ['500', { thing: null }, 500, false],
])(
  'a read answered by %s gives no record; it is missing only if the site says so',
  async (_, body, status, isAbsent) => {
    answering(body, { status });
    quietLog();
    await expect(provider.getOne('things', { id: 7 })).rejects.toMatchObject({ isAbsent });
  },
);

test('without a declared key, an empty response does not mean that a record is missing', async () => {
  quietLog();
  answering(null);
  await expect(provider.getOne('laws', { id: 7 })).rejects.toMatchObject({ isAbsent: false });
});
