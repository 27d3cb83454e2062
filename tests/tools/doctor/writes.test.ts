import { expect, test } from 'vitest';
import { type AnyResource, defineSite, del, get, post, put, reference, text } from '../../../src/declare';
import { examine } from './examine';

const site = defineSite({ auth: false, uploads: { images: '/Pictures' }, title: 'Shops' });
const shops: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name'), words: text('Words') },
  list: { from: get('/shops', 'shops'), columns: ['name', 'words'] },
  create: { fields: ['name', 'words'], via: post('/shops') },
  edit: { fields: ['name', 'words'], from: get('/shops/:id', 'shop'), via: put('/shops/:id') },
  remove: { via: del('/shops/:id') },
};

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];
interface Ways {
  /** The rows after an addition, whose own row is `added`. */
  readonly add?: (rows: Rows, added: Row) => Rows;
  /** The answer of an addition; `id` is that of the new row. */
  readonly answer?: (id: number) => Response;
  /** The rows that a list shows of those that there are. */
  readonly list?: (rows: Rows, hasAdded: boolean) => Rows | Response;
}

const seeds: Rows = [
  { id: 1, owner_id: 3, name: 'Corner', words: 'Bread' },
  { id: 2, owner_id: 3, name: 'Market', words: 'Fish' },
];

/** What the doctor finds with --write, and the rows that are left. */
async function written(resource: AnyResource, { add, answer, list }: Ways) {
  let rows = seeds;
  let hasAdded = false;
  const removed: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const id = pathname.split('/').at(-1);
    if (request.method === 'POST') {
      const added = { id: 70, owner_id: 3, ...((await request.json()) as Row) };
      rows = add?.(rows, added) ?? [...rows, added];
      hasAdded = true;
      return answer?.(added.id) ?? Response.json({ success: true });
    }
    if (request.method === 'PUT') {
      const sent = (await request.json()) as Row;
      rows = rows.map((row) => (String(row.id) === id ? { ...row, ...sent } : row));
    }
    if (request.method === 'DELETE') {
      removed.push(pathname);
      rows = rows.filter((row) => String(row.id) !== id);
    }
    if (request.method !== 'GET') return Response.json({ success: true });
    if (/\d$/.test(pathname)) return Response.json({ shop: rows.find((row) => String(row.id) === id) });
    const shown = list?.(rows, hasAdded) ?? rows;
    return shown instanceof Response ? shown : Response.json({ shops: shown });
  };
  const declarations = { sidebar: [[resource]], site };
  const { findings } = await examine(fetch, { username: '', password: '' }, declarations, { writes: true });
  const found = findings.filter(({ code }) => code !== 'field-undeclared').map(({ at, code }) => `${at}: ${code}`);
  return { found, removed, left: rows };
}

const theirs = { id: 60, owner_id: 3, name: 'Harbour', words: 'Rope' };

test('the doctor deletes what it added, and no record that came or moved meanwhile [X-DOCTOR-03]', async () => {
  const added = await written(shops, { add: (rows, own) => [...rows, theirs, own] });
  expect(added).toEqual({ found: [], removed: ['/api/shops/70'], left: [...seeds, theirs] });
  const moved = await written(shops, { list: (rows, hasAdded) => (hasAdded ? rows : rows.slice(1)) });
  expect(moved).toEqual({ found: [], removed: ['/api/shops/70'], left: seeds });
});

test('the doctor deletes nothing that may be the record of somebody else [X-DOCTOR-03]', async () => {
  const twice = await written(shops, { add: (rows, own) => [...rows, { ...own, id: 61 }, own] });
  expect([twice.found, twice.removed]).toEqual([['remove.via: not-deleted'], []]);
  const other = await written(shops, { add: (rows) => [...rows, theirs] });
  expect([other.found, other.removed]).toEqual([['remove.via: not-deleted'], []]);
});

test('the doctor deletes the record whose id the site answered, unless it was there before [X-DOCTOR-03]', async () => {
  const { create: _, edit: __, remove: ___, list: ____, ...words } = shops;
  const regular: AnyResource = { ...words, regular: '/shops', list: shops.list ?? {}, create: {}, remove: {} };
  const answered = await written(regular, {
    answer: (id) => Response.json({ id }),
    add: (rows, own) => [...rows, theirs, own],
  });
  expect([answered.found, answered.removed]).toEqual([[], ['/api/shops/70']]);
  const old = await written(regular, { answer: () => Response.json({ id: 1 }) });
  expect([old.found, old.removed]).toEqual([[], ['/api/shops/70']]);
});

test.each([
  ['a gateway has no answer', () => Response.json({}, { status: 504 }), 'status'],
  ['HTML comes', () => new Response('<p>Added', { headers: { 'Content-Type': 'text/html' } }), 'not-json'],
  ['it says that it did not', () => Response.json({ success: false }), 'declined'],
])('the doctor deletes what a site stored although %s [X-DOCTOR-03]', async (_, answer, code) => {
  expect(await written(shops, { answer })).toEqual({
    found: [`create.via: ${code}`],
    removed: ['/api/shops/70'],
    left: seeds,
  });
});

test('the doctor reports a list that fails after an addition, and goes on [X-DOCTOR-03]', async () => {
  const list = (rows: Rows, hasAdded: boolean) => (hasAdded ? Response.json({}, { status: 500 }) : rows);
  expect((await written(shops, { list })).found).toEqual(['list.from: status', 'remove.via: not-deleted']);
});

const owned: AnyResource = {
  ...shops,
  fields: { ...shops.fields, owner_id: reference('Owner', { to: 'owners' }) },
  edit: { fields: ['name'], from: get('/owners/:owner_id/shops/:id', 'shop'), via: put('/owners/:owner_id/shops/:id') },
  remove: { via: del('/owners/:owner_id/shops/:id') },
};

test('the doctor deletes by a path with more of the record than its id [X-DOCTOR-03]', async () => {
  const { found, removed, left } = await written(owned, {});
  expect([found, removed, left]).toEqual([[], ['/api/owners/3/shops/70'], seeds]);
});

test('the doctor says that a path needs a value which no record has [X-DOCTOR-03]', async () => {
  const remove = { via: del('/branches/:branch/shops/:id') };
  const { found, removed } = await written({ ...shops, remove }, {});
  expect([found, removed]).toEqual([['remove.via: failed', 'remove.via: not-deleted'], []]);
});
