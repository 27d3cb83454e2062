import { afterEach, expect, test, vi } from 'vitest';
import {
  type AnyResource,
  complete,
  get,
  post,
  put,
  resourcesOf,
  type Sidebar,
  type Site,
  text,
} from '../../src/declare';
import { createDataProvider } from '../../src/provider/dataProvider';
import { signIn } from '../../src/tools/signIn';
import { credentials } from '../../src/tools/standIn/credentials';
import { openDeclaredSite } from '../../src/tools/standIn/openDeclaredSite';
import { callEach } from '../declared/callEach';
import { resources as todos } from '../paper/frappe/resources';
import { site as frappe } from '../paper/frappe/resources/site';
import { resources as users } from '../paper/gitlab/resources';
import { site as gitlab } from '../paper/gitlab/resources/site';
import { resources as products } from '../paper/shopify/resources';
import { site as shopify } from '../paper/shopify/resources/site';
import { resources as posts } from '../paper/wordpress/resources';
import { site as wordpress } from '../paper/wordpress/resources/site';
import { english } from '../setup/english';

const host = 'http://site.test';
afterEach(() => vi.unstubAllGlobals());

const oauth: Site = {
  ...frappe,
  auth: {
    login: post('/token', { encoding: 'urlencoded' }),
    more: { grant_type: 'password' },
    token: 'data.access_token',
    csrf: { answer: 'data.mark', header: 'X-Mark' },
    refresh: { via: post('/refresh') },
    me: get('/me', 'user'),
  },
};
const inHeader: Site = {
  ...frappe,
  auth: { login: post('/login'), token: { header: 'X-Auth' }, header: 'X-Auth', scheme: '' },
};

test.each<[name: string, sidebar: Sidebar, site: Site]>([
  ['a cookie, with a mark from a call of its own', todos, frappe],
  ['a typed token in a header of its own', users, gitlab],
  ['the same with wrapped bodies', products, shopify],
  ['HTTP Basic', posts, wordpress],
  ['an OAuth2 form, with refresh and mark', todos, oauth],
  ['a token that comes in a header', todos, inHeader],
])('the stand-in signs in as declared, and serves nobody else: %s [X-STANDIN-07]', async (_, sidebar, site) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch } = openDeclaredSite({ sidebar, site });
  vi.stubGlobal('fetch', (url: string, { credentials: _, ...init }: RequestInit) => fetch(new Request(url, init)));
  const resources = resourcesOf(sidebar).map((resource) => complete(resource, english, site));
  const [first] = resources;
  const name = first?.name ?? '';
  const http = await signIn(site, host, credentials);
  if (typeof http === 'string') throw new Error(http);
  const provider = createDataProvider({ resources, http });
  for (const declared of resourcesOf(sidebar)) await callEach(provider, declared);
  const others = await signIn(site, host, { username: 'asha', password: 'wrong' });
  const asOthers = typeof others === 'string' ? undefined : createDataProvider({ resources, http: others });
  if (asOthers) await expect(asOthers.getList(name, { filter: {} })).rejects.toMatchObject({ status: 401 });
  else expect(others).toMatch(/Invalid|sign in/);
});

test('the stand-in asks nobody to sign in where nobody has to [X-STANDIN-07]', async () => {
  const site = { ...gitlab, auth: false } as const;
  const { fetch } = openDeclaredSite({ sidebar: users, site });
  expect((await fetch(new Request(`${host}/api/v4/users`))).status).toBe(200);
});

test('the stand-in knows who signed in, where that call has the path of a record [X-STANDIN-07]', async () => {
  const people: AnyResource = {
    name: 'people',
    label: 'People',
    item: 'Person',
    fields: { name: text('Name') },
    list: { from: get('/people', 'rows'), columns: ['name'] },
    edit: { from: get('/people/:id'), via: put('/people/:id') },
  };
  const auth = { login: post('/people/login'), me: get('/people/me') };
  const site = { uploads: { images: '/Images' }, title: 'Console', auth };
  const { fetch } = openDeclaredSite({ sidebar: [[people]], site });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new Request(url, init)));
  expect(typeof (await signIn(site, host, credentials))).toBe('function');
});
