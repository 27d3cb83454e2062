import { expect, test } from 'vitest';
import { type AnyResource, get, getPage, text } from '../../src/declare';
import { page, told } from './declarations';
import { answering, fakeSite, quietLog } from './fakeSite';
import { providerOf } from './providerOf';

const notes: AnyResource = {
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { title: text('Title'), state: text('State'), author: text('Author') },
  title: 'title',
};
const listed = (from: ReturnType<typeof getPage>, words: Partial<NonNullable<AnyResource['list']>> = {}) =>
  providerOf({ ...notes, list: { from, columns: ['title'], ...words } });
const rows = (count: number, from = 1) => Array.from({ length: count }, (_, index) => ({ id: from + index }));
const numbers = ({ data }: { data: readonly { id: unknown }[] }) => data.map(({ id }) => id);

test.each([
  ['other names', getPage('/n', { key: 'rows', page: '_page', size: '_limit' }), '_page=2&_limit=10'],
  ['pages counted from 0', getPage('/n', { key: 'rows', first: 0 }), 'page=1&limit=10'],
  ['an offset', getPage('/n', { key: 'rows', offset: 'skip', limit: 'take' }), 'skip=10&take=10'],
])('a page is asked for with %s [X-LIST-01]', async (_, from, query) => {
  const calls = answering({ rows: rows(1) });
  await listed(from).getList('notes', page(2));
  expect(told(calls)).toEqual([`GET /api/n?${query}`]);
});

test.each([
  ['in the body', getPage('/n', { key: 'rows', total: 'meta.count' }), 37],
  ['in a header', getPage('/n', { key: 'rows', total: { header: 'X-Total' } }), 37],
  ['at the end of Content-Range', getPage('/n', { key: 'rows', total: { header: 'Content-Range' } }), 42],
  ['nowhere', getPage('/n', { key: 'rows', total: false }), undefined],
])('the total is read %s [X-LIST-02]', async (_, from, total) => {
  const headers = { 'X-Total': '37', 'Content-Range': 'notes 0-9/42' };
  answering({ rows: rows(10), meta: { count: '37' }, pagination: { total: 5 } }, { headers });
  const answer = await listed(from).getList('notes', page(1));
  expect([answer.total, answer.pageInfo?.hasNextPage]).toEqual([total, true]);
});

test('the number of pages can be in the body or in a header [X-LIST-02]', async () => {
  answering({ rows: rows(10), meta: { last: 3 } }, { headers: { 'X-Pages': '4' } });
  const inBody = await listed(getPage('/n', { key: 'rows', pages: 'meta.last' })).getList('notes', page(3));
  const inHeader = await listed(getPage('/n', { key: 'rows', pages: { header: 'X-Pages' } })).getList('notes', page(3));
  expect([inBody.pageInfo?.hasNextPage, inHeader.pageInfo?.hasNextPage]).toEqual([false, true]);
});

/** A site of 25 notes whose pages tell of the next one in the way of `say`. */
const chained = (say: (next: string) => { body?: object; headers?: Record<string, string> }) => {
  return fakeSite(({ url }) => {
    const { searchParams } = new URL(url);
    const start = Number((searchParams.get('after') ?? 'c0').slice(1));
    const size = Number(searchParams.get('size') ?? 10);
    const { body, headers } = start + size < 25 ? say(`c${start + size}`) : {};
    return Response.json(
      { rows: rows(Math.min(size, 25 - start), start + 1), ...body },
      headers === undefined ? {} : { headers },
    );
  });
};

const byCursor = getPage('/n', { key: 'rows', cursor: 'after', next: 'meta.next', size: 'size' });

test.each([
  ['a cursor', (next: string) => ({ body: { meta: { next } } })],
  [
    'the address of the next page',
    (next: string) => ({ body: { meta: { next: `https://x.example.com/n?after=${next}` } } }),
  ],
])('pages are followed by %s; one opened by its address is reached from the first on [X-LIST-03]', async (_, say) => {
  const calls = chained(say);
  const provider = listed(byCursor);
  const third = await provider.getList('notes', page(3));
  expect([numbers(third)[0], third.pageInfo]).toEqual([21, { hasNextPage: false, hasPreviousPage: true }]);
  // The way back is known.
  expect(numbers(await provider.getList('notes', page(2)))[0]).toBe(11);
  expect(numbers(await provider.getList('notes', page(4)))).toEqual([]);
  expect(told(calls)).toEqual([
    'GET /api/n?size=10',
    'GET /api/n?size=10&after=c10',
    'GET /api/n?size=10&after=c20',
    'GET /api/n?size=10&after=c10',
  ]);
});

test('pages are followed by a Link header, of which only the parameters count [X-LIST-03]', async () => {
  const calls = chained((next) => ({
    headers: {
      Link: `<https://x.example.com/n?size=10>; rel="first", <https://x.example.com/n?size=10&after=${next}>; rel="next"`,
    },
  }));
  const provider = listed(getPage('/n', { key: 'rows', link: true, size: 'size', query: { state: 'open' } }));
  expect(numbers(await provider.getList('notes', page(2)))[0]).toBe(11);
  expect(calls.map(({ url }) => url)).toEqual([
    'https://api.example.com/api/n?state=open&size=10',
    'https://api.example.com/api/n?size=10&after=c10',
  ]);
});

test('a kept cursor that the site refuses is looked for anew [X-LIST-03]', async () => {
  quietLog();
  chained((next) => ({ body: { meta: { next } } }));
  const provider = listed(byCursor);
  await provider.getList('notes', page(2));
  answering({}, { status: 400 });
  await expect(provider.getList('notes', page(2))).rejects.toMatchObject({ status: 400 });
  const calls = chained((next) => ({ body: { meta: { next } } }));
  await provider.getList('notes', page(2));
  expect(calls.length).toBe(2);
});

test.each([
  ['a cursor', byCursor],
  ['an offset', getPage('/n', { key: 'rows', offset: 'from', limit: 'size' })],
])('all rows of a list are read for its choices, with %s too [X-LIST-03]', async (_, from) => {
  const calls = fakeSite(({ url }) => {
    const { searchParams } = new URL(url);
    const start = Number(searchParams.get('from') ?? (searchParams.get('after') ?? 'c0').slice(1));
    // Sends fewer than it is asked for.
    const more = start + 10 < 25 ? { meta: { next: `c${start + 10}` } } : {};
    return Response.json({ rows: rows(Math.max(0, Math.min(10, 25 - start)), start + 1), ...more });
  });
  const { data } = await listed(from).getList('notes', { filter: {}, meta: { isWhole: true } });
  expect([data.length, data.at(-1)?.id, calls.length]).toEqual([25, 25, expect.any(Number)]);
});

const served = {
  search: 'search',
  filter: { state: 'filter[state]', author: 'author_id' },
  sort: { param: 'sort', fields: { title: 'name' } },
} as const;

test('search, filters and order are asked of the site under its names [X-LIST-04]', async () => {
  const calls = answering({ rows: [] });
  const provider = listed(getPage('/n', { key: 'rows', query: { depth: 0 } }), served);
  const filter = { q: 'red & blue', state: ['a', 'b'], author: '' };
  await provider.getList('notes', { ...page(1), filter, sort: { field: 'title', order: 'DESC' } });
  await provider.getList('notes', { ...page(1), sort: { field: 'state', order: 'ASC' } });
  expect(told(calls).map(decodeURIComponent)).toEqual([
    'GET /api/n?depth=0&search=red+&+blue&filter[state]=a&filter[state]=b&sort=-name&page=1&limit=10',
    'GET /api/n?depth=0&page=1&limit=10',
  ]);
});

test.each([
  ['two parameters', { param: 'by', order: 'dir', fields: ['title'] }, 'by=title&dir=desc'],
  [
    'one of its own',
    { fields: ['title'], query: (name: string, order: string) => ({ order_by: `${name} ${order}` }) },
    'order_by=title+desc',
  ],
] as const)('an order can be asked for by %s [X-LIST-04]', async (_, sort, query) => {
  const calls = answering({ rows: [] });
  const words = { sort: sort as NonNullable<NonNullable<AnyResource['list']>['sort']> };
  await listed(getPage('/n', 'rows'), words).getList('notes', { ...page(1), sort: { field: 'title', order: 'DESC' } });
  expect(told(calls)).toEqual([`GET /api/n?${query}&page=1&limit=10`]);
});

test('all filters together can be one parameter [X-LIST-04]', async () => {
  const calls = answering({ rows: [] });
  const words = {
    filter: ['state', 'author'],
    filterQuery: (filters: object) => ({ where: JSON.stringify(Object.entries(filters)) }),
  };
  await listed(getPage('/n', 'rows'), words).getList('notes', { ...page(1), filter: { state: 'open' } });
  expect(told(calls).map(decodeURIComponent)).toEqual(['GET /api/n?where=[["state","open"]]&page=1&limit=10']);
});

test('a list that comes whole is searched by the site where it can, and by the console where not [X-LIST-04]', async () => {
  const calls = answering({
    rows: [
      { id: 1, title: 'b' },
      { id: 2, title: 'a' },
      { id: 3, title: 'b' },
    ],
  });
  const provider = listed(get('/n', 'rows'), { search: 'q' });
  const filter = { q: 'x', title: 'b' };
  const { data } = await provider.getList('notes', { filter, sort: { field: 'id', order: 'DESC' } });
  expect(numbers({ data })).toEqual([3, 1]);
  expect(told(calls)).toEqual(['GET /api/n?q=x']);
});

test('a filter that the site does not know is an error of a paged list [X-LIST-04]', async () => {
  quietLog();
  const provider = listed(getPage('/n', 'rows'), served);
  await expect(provider.getList('notes', { ...page(1), filter: { title: 'b' } })).rejects.toThrow('filtered by title');
});

test('a regular list is asked under the names of the site, too [X-LIST-04]', async () => {
  const calls = answering([], { headers: { 'Content-Range': 'notes 0-0/0' } });
  const provider = providerOf({ ...notes, regular: '/notes', list: served });
  const sort = { field: 'title', order: 'DESC' } as const;
  await provider.getList('notes', { ...page(1), filter: { q: 'x', author: 4 }, sort });
  expect(Object.fromEntries(new URL(calls[0]?.url ?? '').searchParams)).toMatchObject({
    filter: '{"search":"x","author_id":4}',
    sort: '["name","DESC"]',
  });
});
