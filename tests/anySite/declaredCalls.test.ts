import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resources } from '../../resources';
import { site } from '../../resources/site';
import { complete, resourcesOf } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createHttp } from '../../src/provider/http';
import { credentials } from '../../src/tools/standIn/credentials';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { callEach } from '../declared/callEach';
import { english } from '../setup/english';

const host = 'http://site.test';
const all = resourcesOf(resources);

let fetchSite: ReturnType<typeof openDeclaredSite>['fetch'];
beforeEach(() => {
  fetchSite = openDeclaredSite({ sidebar: resources, site }).fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetchSite(new Request(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

function signIn(sent: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${host}/api${site.login}`, { method: 'POST', headers, body: JSON.stringify(sent) });
}

test('the stand-in admits those with its name and password only [X-NEWSITE-02]', async () => {
  expect((await signIn({ ...credentials, password: 'wrong' })).status).toBe(401);
  expect((await signIn(credentials)).status).toBe(200);
  const list = all.find(({ list: declared, scope }) => !declared && !scope);
  if (list) expect((await fetch(`${host}/api/${list.name}`)).status).toBe(401);
});

test.each(all)('the stand-in answers each call that is declared: $name [X-NEWSITE-02]', async (resource) => {
  const { token } = (await (await signIn(credentials)).json()) as { token: string };
  const plain = createHttp(host);
  const provider = createDataProvider({
    resources: all.map((each) => complete(each, english)),
    http: (request) => plain({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } }),
  });
  await callEach(provider, resource);
});
