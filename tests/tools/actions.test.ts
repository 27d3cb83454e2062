import { Validator } from '@seriousme/openapi-schema-validator';
import { afterEach, expect, test, vi } from 'vitest';
import { complete, resourcesOf, type Sidebar, type Site } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp, httpOptions } from '../../src/provider/http';
import { reference } from '../../src/tools/docs';
import { examineSite } from '../../src/tools/doctor/examineSite';
import { declaredSite } from '../../src/tools/standIn/declaredSite';
import { resources as members } from '../browser/actions/resources';
import { site as ofMembers } from '../browser/actions/resources/site';
import { resources as todos } from '../paper/frappe/resources';
import { site as frappe } from '../paper/frappe/resources/site';
import { resources as users } from '../paper/gitlab/resources';
import { site as gitlab } from '../paper/gitlab/resources/site';
import { resources as products } from '../paper/shopify/resources';
import { site as shopify } from '../paper/shopify/resources/site';
import { resources as posts } from '../paper/wordpress/resources';
import { site as wordpress } from '../paper/wordpress/resources/site';
import { english } from '../setup/english';

afterEach(() => vi.unstubAllGlobals());

/** A stand-in made of declarations, and what calls it. */
function standIn(sidebar: Sidebar, site: Site) {
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, english, site));
  const { fetch } = declaredSite({ fetch: () => new Response(null, { status: 404 }) }, { resources, site });
  const calls: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    calls.push(request.clone());
    return fetch(request);
  });
  const http = createHttp('http://site.test', httpOptions(site));
  return { calls, http, provider: createDataProvider({ resources, http }) };
}

const whole = { filter: {}, meta: { isWhole: true } };

test('the stand-in answers actions of records that it has, and stores what they send [X-STANDIN-06]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { provider } = standIn(products, shopify);
  const { data } = await provider.getList('products', whole);
  const [first] = data;
  await provider.act('products', { action: 'Archive', id: first?.id, values: first });
  expect((await provider.getOne('products', { id: first?.id })).data).toEqual({ ...first, status: 'archived' });
  await expect(provider.act('products', { action: 'Archive', id: 900, values: { id: 900 } })).rejects.toMatchObject({
    status: 404,
  });
});

test('the stand-in answers actions of lists, which need no record [X-STANDIN-06]', async () => {
  const { provider, calls } = standIn(members, ofMembers);
  const { list } = resourcesOf(members)[0] ?? {};
  for (const { label } of list?.actions ?? []) await provider.act('members', { action: label, values: {} });
  expect(calls.length).toBeGreaterThan(0);
});

test('the doctor makes no call of an action [X-DOCTOR-05]', async () => {
  for (const [sidebar, site] of [
    [members, ofMembers],
    [users, gitlab],
  ] as const) {
    const { calls, http } = standIn(sidebar, site);
    await examineSite({ sidebar, site }, { apiHost: 'http://site.test', http });
    expect([calls.length > 3, [...new Set(calls.map(({ method }) => method))]]).toEqual([true, ['GET']]);
  }
});

test.each([
  [
    'Frappe',
    todos,
    frappe,
    'Signing in: `POST /api/method/login`.',
    '| Close | `PUT /resource/ToDo/:id` | JSON: what its `values` give |',
  ],
  ['GitLab', users, gitlab, 'Signing in: without a call', '| Block | `POST /users/:id/block` |  |'],
  ['Shopify', products, shopify, 'Signing in: without a call', '| Archive: question | Archive {title}? |'],
  ['WordPress', posts, wordpress, 'Signing in: without a call', '| Publish: failed |'],
])(
  'the reference has actions, their texts, and how one signs in: %s [X-DOCS-04]',
  async (_, sidebar, site, signing, row) => {
    const files = reference({ sidebar, site });
    expect(files.get('resources.md')).toContain(signing);
    expect(files.get('resources.md')).toContain(row);
    const document = JSON.parse(files.get('openapi.json') ?? '');
    const { valid, errors } = await new Validator().validate(document);
    expect([valid, errors]).toEqual([true, undefined]);
  },
);

test('the OpenAPI document states actions, the call that signs in, and what others carry [X-DOCS-04]', () => {
  const documentOf = (sidebar: Sidebar, site: Site) =>
    JSON.parse(reference({ sidebar, site }).get('openapi.json') ?? '');
  expect(documentOf(users, gitlab)).toMatchObject({
    paths: { '/api/v4/users/{id}/block': { post: { operationId: 'users-act-block', summary: 'Block' } } },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'PRIVATE-TOKEN' } } },
  });
  const todo = documentOf(todos, frappe);
  expect(todo.paths['/api/resource/ToDo/{id}'].put.operationId).toBe('todos-update');
  const { properties } = todo.paths['/api/method/login'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['usr', 'pwd']);
  expect(todo.components.securitySchemes.token).toMatchObject({ in: 'cookie' });
  expect(documentOf(posts, wordpress).components.securitySchemes.token).toEqual({ type: 'http', scheme: 'basic' });
  expect(documentOf(users, { ...gitlab, auth: false }).security).toBeUndefined();
});
