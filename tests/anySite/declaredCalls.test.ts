import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resources } from '../../resources';
import { site } from '../../resources/site';
import { complete, resourcesOf } from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { signIn } from '../../src/tools/signIn';
import { credentials } from '../../src/tools/standIn/credentials';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { callEach } from '../declared/callEach';
import { english } from '../setup/english';

const host = 'http://site.test';
const all = resourcesOf(resources);

let fetchSite: ReturnType<typeof openDeclaredSite>['fetch'];
beforeEach(() => {
  fetchSite = openDeclaredSite({ sidebar: resources, site }).fetch;
  // What a browser does with cookies, the tools do themselves.
  vi.stubGlobal('fetch', (url: string, { credentials: _, ...init }: RequestInit) => fetchSite(new Request(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

/** The calls of this project, signed in as its site declares. */
async function providerFor(typed: Parameters<typeof signIn>[2]) {
  const http = await signIn(site, host, typed);
  if (typeof http === 'string') throw new Error(http);
  return createDataProvider({ resources: all.map((each) => complete(each, english, site)), http });
}

// A token that is typed is sent by the first call that needs one.
test('the stand-in admits those with its name and password only [X-NEWSITE-02]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { name } = all.find(({ scope, single }) => !scope && !single) ?? {};
  const listFor = async (typed: Parameters<typeof signIn>[2]) => {
    const provider = await providerFor(typed);
    return name === undefined || provider.getList(name, { filter: {}, pagination: { page: 1, perPage: 10 } });
  };
  await listFor(credentials);
  if (site.auth !== false) await expect(listFor({ ...credentials, password: 'wrong' })).rejects.toThrow();
});

test.each(all)('the stand-in answers each call that is declared: $name [X-NEWSITE-02]', async (resource) => {
  await callEach(await providerFor(credentials), resource);
});
