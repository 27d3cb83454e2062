import { describe, expect, test } from 'vitest';
import { type AnyResource, get, text } from '../../src/declare';
import { laws, page, things, told, visits } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

/** A list for dropdowns, without forms. */
const owners: AnyResource = {
  name: 'owners',
  label: 'Owners',
  item: 'Owner',
  fields: { name: text('Name') },
  list: { from: get('/owners', 'owners') },
};
const notes: AnyResource = { name: 'notes', label: 'Notes', item: 'Note', fields: { title: text('Title') } };
const provider = providerOf(things, visits, laws, owners, notes);

const rows = [
  { id: 1, words: 'pear', owner_id: 2 },
  { id: 10, words: 'Apple', owner_id: 2 },
  { id: 9, words: '', owner_id: 2 },
];
const people = [
  { id: 1, name: 'Asha' },
  { id: 2, name: 'Ravi' },
  { id: 10, name: 'Asha' },
];
const ids = (data: readonly { readonly id: unknown }[]) => data.map(({ id }) => id);

// What react-admin's hooks and components send when they are used as documented.
describe('in custom components', () => {
  test('useGetList gets a page of an unpaged list, sorted and filtered, with the total', async () => {
    answering({ owners: people });
    const sort = { field: 'id', order: 'DESC' } as const;
    const first = await provider.getList('owners', { pagination: { page: 1, perPage: 2 }, sort, filter: {} });
    expect(ids(first.data)).toEqual([10, 2]);
    expect(first).toMatchObject({ total: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const second = await provider.getList('owners', { pagination: { page: 2, perPage: 2 }, sort, filter: {} });
    expect(ids(second.data)).toEqual([1]);
    expect(second).toMatchObject({ total: 3, pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    const named = await provider.getList('owners', { pagination: { page: 1, perPage: 2 }, filter: { name: 'Asha' } });
    expect([ids(named.data), named.total]).toEqual([[1, 10], 2]);
  });

  test.each([
    [{ field: 'words', order: 'ASC' as const }, {}, [10, 1, 9]],
    [{ field: 'words', order: 'DESC' as const }, {}, [1, 10, 9]],
    [undefined, { q: 'app' }, [10]],
    [undefined, { id: ['9', 1] }, [1, 9]],
    [undefined, {}, [1, 10, 9]],
  ])('a list is sorted by %j and filtered by %j', async (sort, filter, expected) => {
    const calls = answering({ things: rows });
    const { data } = await provider.getList('things', {
      ...(sort ? { sort } : {}),
      filter: { owner_id: 2, ...filter },
    });
    expect(ids(data)).toEqual(expected);
    expect(told(calls)).toEqual(['GET /api/thingsOf/2']);
  });

  test("a paged list keeps the site's order, and a filter that the site cannot apply is an error", async () => {
    const log = quietLog();
    const calls = answering({ data: [{ id: 2 }, { id: 1 }] });
    const { data } = await provider.getList('visits', { ...page(1), sort: { field: 'id', order: 'ASC' } });
    expect(ids(data)).toEqual([2, 1]);
    await expect(provider.getList('visits', { filter: { name: 'x' } })).rejects.toThrow(
      'visits comes page by page and cannot be filtered by name',
    );
    expect([calls.length, log.length]).toEqual([1, 1]);
  });

  test('a regular list is sorted and filtered by the site', async () => {
    const calls = answering([], { headers: { 'Content-Range': 'notes 0-9/0' } });
    await provider.getList('notes', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'title', order: 'DESC' },
      filter: { q: 'x' },
    });
    const { searchParams } = new URL(calls[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ sort: '["title","DESC"]', range: '[0,4]', filter: '{"q":"x"}' });
  });

  test('ReferenceField gets its records from the list in one call, matched by id as text', async () => {
    const calls = answering({ owners: people });
    expect(ids((await provider.getMany('owners', { ids: ['1', 2, 77] })).data)).toEqual([1, 2]);
    expect(told(calls)).toEqual(['GET /api/owners']);
  });

  test('ReferenceField gets records of a list that needs a scope one by one, without those that are missing', async () => {
    const calls = fakeSite(({ url }) =>
      url.endsWith('/8') ? Response.json({}, { status: 404 }) : Response.json({ thing: { words: 'w' } }),
    );
    quietLog();
    expect(ids((await provider.getMany('things', { ids: [7, 8] })).data)).toEqual([7]);
    expect(told(calls).sort()).toEqual(['GET /api/thing/7', 'GET /api/thing/8']);
  });

  test('ReferenceManyField gets the records that refer to another', async () => {
    const calls = answering({ things: rows });
    const sort = { field: 'id', order: 'DESC' } as const;
    const params = { target: 'owner_id', id: 2, pagination: { page: 1, perPage: 25 }, sort, filter: {} };
    expect(ids((await provider.getManyReference('things', params)).data)).toEqual([10, 9, 1]);
    expect(told(calls)).toEqual(['GET /api/thingsOf/2']);
  });

  test('useGetOne gets a record without a call of its own from the list', async () => {
    const calls = answering({ owners: people });
    expect(await provider.getOne('owners', { id: '2' })).toEqual({ data: { id: '2', name: 'Ravi' } });
    quietLog();
    await expect(provider.getOne('owners', { id: 5 })).rejects.toMatchObject({ isAbsent: true });
    expect(told(calls)).toEqual(['GET /api/owners', 'GET /api/owners']);
  });

  test('useUpdate may give only what changes: the rest comes from the previous record', async () => {
    const calls = answering({});
    const previousData = { id: 10, owner_id: 2, words: 'Apple', picture: 'a.png', made_at: 'long ago' };
    const { data } = await provider.update('things', { id: 10, data: { words: 'Plum' }, previousData });
    expect(data).toEqual({ id: 10, owner_id: 2, words: 'Plum', picture: 'a.png' });
    expect(told(calls)).toEqual(['PUT /api/editThing/10']);
    expect([...((await calls[0]?.formData()) ?? [])]).toEqual([
      ['owner_id', '2'],
      ['words', 'Plum'],
    ]);
  });

  test('useUpdate without the previous record reads it first, so that no field is blanked', async () => {
    const calls = answering({ thing: { owner_id: 3, words: 'stored' } });
    await provider.update('things', { id: 7, data: { words: 'Plum' }, previousData: undefined });
    expect(told(calls)).toEqual(['GET /api/thing/7', 'PUT /api/editThing/7']);
    expect((await calls[1]?.formData())?.get('owner_id')).toBe('3');
  });

  test('useUpdate of a regular record sends the whole record too, whatever a list had of it [X-DATA-02]', async () => {
    const calls = answering({ id: 5, title: 'kept', seen_at: 'now', tags: ['a'] });
    await provider.update('notes', { id: 5, data: { seen_at: 'later' }, previousData: { id: 5, title: 'kept' } });
    expect(told(calls)).toEqual(['GET /api/notes/5', 'PUT /api/notes/5']);
    expect(await calls[1]?.json()).toEqual({ id: 5, title: 'kept', seen_at: 'later', tags: ['a'] });
  });

  test('useUpdateMany changes one record after the other and keeps their other fields', async () => {
    const calls = answering({ thing: { owner_id: 3, words: 'stored' } });
    expect(await provider.updateMany('things', { ids: [1, 2], data: { words: 'w' } })).toEqual({ data: [1, 2] });
    expect(told(calls)).toEqual([
      'GET /api/thing/1',
      'PUT /api/editThing/1',
      'GET /api/thing/2',
      'PUT /api/editThing/2',
    ]);
    expect((await calls[1]?.formData())?.get('owner_id')).toBe('3');
  });

  test('useDeleteMany deletes one record after the other', async () => {
    const calls = answering({});
    expect(await provider.deleteMany('things', { ids: [1, 2] })).toEqual({ data: [1, 2] });
    expect(told(calls)).toEqual(['DELETE /api/deleteThing/1', 'DELETE /api/deleteThing/2']);
  });

  test('useCreate gets a record with an id, which the site need not return', async () => {
    const calls = answering({ success: true });
    const { data } = await provider.create('things', { data: { owner_id: 2, words: 'w' } });
    expect(data).toEqual({ owner_id: 2, words: 'w', id: expect.anything() });
    expect(told(calls)).toEqual(['POST /api/addThing']);
  });

  test("a component's own meta does not change the call", async () => {
    const calls = answering({ thing: { words: 'w' } });
    await provider.getOne('things', { id: 7, meta: { path: '/elsewhere', method: 'DELETE', headers: { a: 'b' } } });
    expect(told(calls)).toEqual(['GET /api/thing/7']);
    expect(calls[0]?.headers.get('a')).toBeNull();
  });
});
