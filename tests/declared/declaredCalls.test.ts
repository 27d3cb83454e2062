import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { site as ofSite } from '../../resources/site';
import { complete, resourcesOf } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { declaredSite } from '../../src/tools/standIn/declaredSite';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { english } from '../setup/english';
import { createSite } from '../site/createSite';
import { signedIn } from '../site/signedIn';
import { temporaryFolder } from '../site/temporaryFolder';
import { callEach } from './callEach';
import { everyKind } from './everyKind';
import { resources } from './resources';
import { unspecified } from './unspecified';

const folder = temporaryFolder();
const standIn = createSite({ dir: folder });
afterAll(() => standIn.close());

let token = '';
beforeAll(async () => {
  const ask = await signedIn(standIn);
  const answer = await ask('POST', '/api/auth/login', { ...standIn.credentials });
  token = ((await answer.json()) as { token: string }).token;
});
afterEach(() => vi.unstubAllGlobals());

type Fetch = (request: Request) => Response | Promise<Response>;

/** The console's data provider over a site in this process. */
function providerOver(fetch: Fetch, all: Parameters<typeof complete>[0][]) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new Request(url, init)));
  const plain = createHttp('http://site.test');
  return createDataProvider({
    resources: all.map((resource) => complete(resource, english)),
    http: (request) => plain({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } }),
  });
}

describe('a resource that the specification does not list', () => {
  const all = unspecified(resources);

  test.each(all)('makes each of its calls to the stand-in: $name [X-STANDIN-01] [X-STANDIN-03]', async (resource) => {
    const declared = openDeclaredSite({ sidebar: resources, site: ofSite }, standIn);
    await callEach(providerOver(declared.fetch, [...resourcesOf(resources)]), resource);
  });

  test('is served with rows of its own, and no other resource is [X-STANDIN-01]', async () => {
    const declared = openDeclaredSite({ sidebar: resources, site: ofSite }, standIn);
    expect(declared.names).toEqual(unspecified(resources).map(({ name }) => name));
    const all = resourcesOf(resources);
    const provider = providerOver(declared.fetch, [...all]);
    const { data: loans } = await provider.getList('loans', { filter: {} });
    for (const { id } of loans.slice(0, 2)) {
      const { data } = await provider.getList('visitor-letters', { filter: { loan_id: id } });
      expect(data).toHaveLength(3);
      expect(data.map(({ loan_id }) => loan_id)).toEqual([id, id, id]);
    }
  });

  test('is served to the signed-in only [X-STANDIN-01]', async () => {
    const declared = openDeclaredSite({ sidebar: resources, site: ofSite }, standIn);
    const answer = await declared.fetch(new Request('http://site.test/api/glossary-terms'));
    expect(answer.status).toBe(401);
  });
});

describe('rows from a declaration', () => {
  const open = () =>
    declaredSite(
      { fetch: () => new Response(null, { status: 404 }) },
      { resources: everyKind.map((resource) => complete(resource, english)), site: ofSite },
    );

  test.each(everyKind)('have values of every kind, and take all calls: $name [X-STANDIN-02]', async (resource) => {
    const provider = providerOver(open().fetch, [...everyKind]);
    const { data, total } = await provider.getList(resource.name, { filter: {}, meta: { isWhole: true } });
    expect(data.length).toBe(23);
    expect(total).toBe(23);
    const [row] = data;
    for (const field of Object.keys(resource.fields)) expect(row, field).toHaveProperty(field);
    expect(row).toMatchObject({
      active: '1',
      email: expect.stringContaining('@example.com'),
      body: expect.stringContaining('<p>'),
    });
    await callEach(provider, resource);
  });

  test('refer to each other: the ids are those of the other list [X-STANDIN-02]', async () => {
    const provider = providerOver(open().fetch, [...everyKind]);
    const { data: shelves } = await provider.getList('shelves', { filter: {}, meta: { isWhole: true } });
    const { data: readers } = await provider.getList('readers', { filter: {}, meta: { isWhole: true } });
    const ids = readers.map(({ id }) => id);
    expect(shelves.every(({ reader }) => ids.includes(reader))).toBe(true);
  });

  test('name pictures that are drawn, and uploaded ones come back as they were [X-STANDIN-02]', async () => {
    const site = open();
    const provider = providerOver(site.fetch, [...everyKind]);
    const photoOf = async (id: unknown) => (await provider.getOne('shelves', { id })).data.photo as string;
    const read = (name: string) => site.fetch(new Request(`http://site.test${ofSite.uploads.images}/${name}`));
    const drawn = await read(await photoOf(1));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const photo = new File(['<svg/>'], 'Mine.SVG', { type: 'image/svg+xml' });
    await provider.update('shelves', { id: 1, data: { photo }, previousData: { id: 1 } });
    expect(await (await read(await photoOf(1))).text()).toBe('<svg/>');
  });

  test('survive a restart in a folder, and a new field gets values [X-STANDIN-02]', async () => {
    const kept = join(folder, 'kept');
    const openWith = (fields: object) => {
      const [first] = unspecified(resources).filter(({ name }) => name === 'glossary-terms');
      const terms = { ...first, fields: { ...first?.fields, ...fields } } as (typeof everyKind)[number];
      const site = openDeclaredSite({ sidebar: [[terms]], site: ofSite }, { fetch: () => new Response() }, kept);
      return providerOver(site.fetch, [terms]);
    };
    const provider = openWith({});
    await provider.update('glossary-terms', { id: 2, data: { word: 'Mine?', meaning: '' }, previousData: { id: 2 } });
    const { data } = await openWith({ asked_by: everyKind[0]?.fields.name }).getOne('glossary-terms', { id: 2 });
    expect(data).toMatchObject({ word: 'Mine?' });
    const { data: rows } = await openWith({ asked_by: everyKind[0]?.fields.name }).getList('glossary-terms', {
      filter: {},
    });
    expect(rows[1]).toMatchObject({ word: 'Mine?', asked_by: expect.any(String) });
  });
});
