import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { resources } from '../../resources';
import { site as ofSite } from '../../resources/site';
import { type AnyResource, get, getPage, put, reference, text } from '../../src/declare';
import type { Http } from '../../src/provider/http';
import { main } from '../../src/tools/record';
import { inventShape } from '../../src/tools/record/inventShape';
import { type RecordedCall, recordSite } from '../../src/tools/record/recordSite';
import { signIn } from '../../src/tools/signIn';
import { specified } from '../declared/unspecified';
import { createSite } from '../site/createSite';
import { everything } from '../site/everything';
import { signedIn } from '../site/signedIn';
import { temporaryFolder } from '../site/temporaryFolder';
import { examine } from './doctor/examine';

const standIn = createSite({ dir: temporaryFolder() });
afterAll(() => standIn.close());

async function record(): Promise<readonly RecordedCall[]> {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => standIn.fetch(new Request(url, init)));
  const http = await signIn(ofSite, 'http://site.test', standIn.credentials);
  if (typeof http === 'string') throw new Error(http);
  const calls = await recordSite({ sidebar: specified(resources), site: ofSite }, http);
  vi.unstubAllGlobals();
  return calls;
}

/** All values in an answer. */
function valuesIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];
}

type Row = Record<string, unknown>;

/** A site that gives the recorded answers, to whatever record and scope is asked for. */
function replay(calls: readonly RecordedCall[]) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    if (path === ofSite.login) return Response.json({ token: 'a.b.c' });
    const call = calls.find((one) => new RegExp(`^${one.path.replace(/:\w+/g, '([^/]+)')}$`).test(path));
    if (!call) return new Response(null, { status: request.method === 'HEAD' ? 200 : 404 });
    const asked = Number(path.split('/').at(-1));
    const isBeyond = Number(new URL(request.url).searchParams.get('page') ?? 1) > 1;
    const fitted = (row: unknown) => ({
      ...(row as Row),
      ...(call.operation === 'one' && 'id' in (row as Row) ? { id: asked } : {}),
      ...(call.operation === 'list' && call.path.includes(':') ? { loan_id: asked } : {}),
    });
    const answer = Object.entries(call.answer as Row).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? isBeyond
          ? []
          : value.map(fitted)
        : call.operation === 'one' && typeof value === 'object'
          ? fitted(value)
          : value,
    ]);
    return Response.json(Object.fromEntries(answer));
  };
}

test('a recording has the answers of all reading calls, and no value of the site [X-RECORD-01]', async () => {
  const calls = await record();
  expect(calls).toHaveLength(33);
  const own = new Set(valuesIn(await everything(await signedIn(standIn))).filter((value) => String(value).length > 5));
  const names = new Set(resources.flat().map(({ name }) => name));
  const leaked = calls
    .flatMap(({ answer }) => valuesIn(answer))
    .filter((value) => own.has(value) && !names.has(String(value)));
  expect(leaked).toEqual([]);
});

test('a recording is a contract: the doctor finds nothing in it, and finds what drifts from it [X-RECORD-02]', async () => {
  const calls = await record();
  const { findings } = await examine(replay(calls), standIn.credentials);
  expect(findings).toEqual([]);
  const bent = calls.map((call) =>
    call.resource === 'mission' && call.operation === 'list' ? { ...call, answer: { rows: [] } } : call,
  );
  expect((await examine(replay(bent), standIn.credentials)).findings).toMatchObject([
    { resource: 'mission', code: 'key-missing' },
  ]);
});

test.each([
  ['2025-05-01', /^2025-\d\d-\d\d$/],
  ['2024-12-31 23:59:58', /^2025-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['someone@example.org', /^visitor\d+@example\.com$/],
  ['photo of me.png', /\.png$|^First|value/],
  ['2025-05-01 Call Asha, PAN ABCDE', /^(?!.*(Asha|PAN|ABCDE))/],
  ['2024-12-31T23:59:58.123+05:30', /^2025-\d\d-\d\dT00:00:00\.000\+00:00$/],
  ['ravi.rao', /^(?!.*rao)/],
  ['photo.png', /^sample-\d+\.png$/],
  ['+91 98765 43210', /^\+\d\d \d{5} \d{5}$/],
  ['<p>Words</p>', /^<p>[^<]+<\/p>$/],
  ['', /^$/],
])('a text keeps its shape and nothing else: %j [X-RECORD-01]', (text, shape) => {
  const other = String(inventShape(text));
  expect(other).toMatch(shape);
  if (text !== '') expect(other).not.toBe(text);
});

const notes: AnyResource = {
  name: 'notes',
  label: 'Notes',
  item: 'Note',
  fields: { title: text('Title'), shop: reference('Shop', { to: 'shops' }) },
  scope: 'shop',
  list: { from: getPage('/shops/:shop/notes', 'data.docs'), columns: ['title'] },
  edit: { fields: ['title'], from: get('/shops/:shop/notes/:id', 'note'), via: put('/shops/:shop/notes/:id') },
};
const shops: AnyResource = {
  name: 'shops',
  label: 'Shops',
  item: 'Shop',
  fields: { name: text('Name') },
  title: 'name',
  list: { from: get('/shops', 'shops'), columns: ['name'] },
};

test('a recording keeps no word of lists inside of objects, nor of what stands beside counts [X-RECORD-01]', async () => {
  const docs = Array.from({ length: 12 }, (_, index) => ({ id: index + 500, title: `Secret ${index}` }));
  const http: Http = async ({ path }) => ({
    headers: new Headers(),
    json: path.endsWith('/shops')
      ? { shops: [{ id: 7, name: 'Secret shop' }] }
      : /\d$/.test(path)
        ? { note: { title: 'Secret note' } }
        : {
            success: true,
            data: { docs, totalPages: 3 },
            pagination: { totalPages: 3, total: '24', page: 2, next: 'https://secret.site/next?cursor=Secret' },
          },
  });
  const calls = await recordSite({ sidebar: [[shops, notes]], site: ofSite }, http);
  expect(calls.map(({ resource, operation }) => `${resource} ${operation}`)).toEqual([
    'shops list',
    'notes list',
    // Its path needs the scope of the list.
    'notes one',
  ]);
  expect(JSON.stringify(calls)).not.toMatch(/secret/i);
  const answer = calls[1]?.answer as { data: { docs: readonly unknown[]; totalPages: number } } & Row;
  expect([answer.success, answer.data.docs.length, answer.data.totalPages]).toEqual([true, 10, 1]);
  expect(answer.pagination).toMatchObject({ totalPages: 1, total: '10', page: 1 });
});

test('a recording replaces no file unasked [X-RECORD-01]', async () => {
  const file = join(temporaryFolder(), 'recorded.json');
  writeFileSync(file, 'kept');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main(['--site', 'https://site.example.com', '--to', file])).toBe(2);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('--replace'));
  expect(readFileSync(file, 'utf8')).toBe('kept');
  printed.mockRestore();
});
