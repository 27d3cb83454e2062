import { expect, test } from 'vitest';
import { type AnyResource, getPage, text } from '../../src/declare';
import { fakeSite } from './fakeSite';
import { providerOf } from './providerOf';

const regular: AnyResource = { name: 'authors', label: 'Authors', item: 'Author', fields: { name: text('Name') } };
const paged: AnyResource = { ...regular, list: { from: getPage('/authors', 'rows'), columns: ['name'] } };
const whole = { meta: { isWhole: true } };
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `n${id}` }));

interface Server {
  readonly count: number;
  /** The most rows that it sends at once. */
  readonly cap: number;
  readonly says: 'totalPages' | 'total' | 'nothing';
}

function pagedSite({ count, cap, says }: Server) {
  return fakeSite(({ url }) => {
    const search = new URL(url).searchParams;
    const size = Math.min(cap, Number(search.get('limit')));
    const start = (Number(search.get('page')) - 1) * size;
    const all = { totalPages: Math.ceil(count / size), total: count };
    const pagination = says === 'nothing' ? undefined : { [says]: all[says] };
    return Response.json({ rows: rowsOf(count).slice(start, start + size), pagination });
  });
}

function regularSite({ count, cap, says }: Server) {
  return fakeSite(({ url }) => {
    const [start = 0, end = 0] = JSON.parse(new URL(url).searchParams.get('range') ?? '[]') as number[];
    const rows = rowsOf(count).slice(start, Math.min(end + 1, start + cap));
    return Response.json(rows, { headers: { 'Content-Range': `x 0-0/${says === 'nothing' ? '*' : count}` } });
  });
}

const servers: readonly Server[] = (['totalPages', 'total', 'nothing'] as const).flatMap((says) => [
  { count: 0, cap: 10, says },
  { count: 1, cap: 10, says },
  { count: 45, cap: 10, says },
  { count: 50, cap: 25, says },
  { count: 250, cap: 1000, says },
]);

test.each(servers)('all rows are read where all are wanted: %j [X-DATA-05]', async (server) => {
  for (const [resource, site] of [
    [paged, pagedSite],
    [regular, regularSite],
  ] as const) {
    site(server);
    const { data, total, pageInfo } = await providerOf(resource).getList('authors', whole);
    expect(data.map(({ id }) => id)).toEqual(rowsOf(server.count).map(({ id }) => id));
    expect([total, pageInfo?.hasNextPage]).toEqual([server.count, false]);
  }
});

test('a site that answers the same page for ever is asked twice [X-DATA-05]', async () => {
  const headers = { 'Content-Range': 'x 0-1/*' };
  const calls = fakeSite(({ url }) =>
    Response.json(url.includes('range') ? rowsOf(2) : { rows: rowsOf(2) }, { headers }),
  );
  for (const resource of [paged, regular]) {
    const { data } = await providerOf(resource).getList('authors', whole);
    expect(data).toHaveLength(2);
  }
  expect(calls).toHaveLength(4);
});

test('no more than 10,000 rows are read [X-DATA-05]', async () => {
  const calls = pagedSite({ count: 25_000, cap: 1000, says: 'total' });
  expect((await providerOf(paged).getList('authors', whole)).data).toHaveLength(10_000);
  expect(calls).toHaveLength(100);
});

test('a record far down a paged list is found [X-DATA-05]', async () => {
  pagedSite({ count: 45, cap: 10, says: 'totalPages' });
  expect((await providerOf(paged).getMany('authors', { ids: [44, '3'] })).data.map(({ id }) => id)).toEqual([3, 44]);
});
