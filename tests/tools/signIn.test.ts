import { afterEach, expect, test, vi } from 'vitest';
import { get, post, type Site } from '../../src/declare';
import { askCredentials } from '../../src/tools/doctor/askCredentials';
import { signIn } from '../../src/tools/signIn';
import { site as frappe } from '../paper/frappe/resources/site';
import { site as shopify } from '../paper/shopify/resources/site';
import { site as wordpress } from '../paper/wordpress/resources/site';

afterEach(() => vi.unstubAllGlobals());

const plain = { uploads: { images: '/Images' }, title: 'Console' };
const asha = { username: 'asha', password: 'paper-kite-42' };

/** Signs in, makes one call, and returns all that was sent. */
async function calls(site: Site, answer: (request: Request) => Response) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, { credentials: _, ...init }: RequestInit) => {
    const request = new Request(url, init);
    // What a browser does not let scripts set, Node sends.
    sent.push(Object.assign(request.clone(), { cookie: new Headers(init.headers).get('cookie') }));
    return answer(request);
  });
  const http = await signIn(site, 'https://api.example.com', asha);
  if (typeof http === 'string') throw new Error(http);
  await http({ method: 'GET', path: '/api/things' });
  return sent;
}

const headerOf = (sent: readonly Request[], name: string) => sent.at(-1)?.headers.get(name);

test('a tool signs in by an OAuth2 form, and sends the token as declared [X-DOCTOR-06] [X-BACKEND-06]', async () => {
  const login = post('/oauth/token', { encoding: 'urlencoded' });
  const auth = { login, more: { grant_type: 'password' }, token: 'access_token', scheme: 'OAuth' };
  const sent = await calls({ ...plain, auth }, () => Response.json({ access_token: 'abc' }));
  expect(await sent[0]?.text()).toBe('grant_type=password&username=asha&password=paper-kite-42');
  expect(headerOf(sent, 'authorization')).toBe('OAuth abc');
});

test('a tool keeps the session in a cookie, with the mark against other sites [X-DOCTOR-06]', async () => {
  const answer = ({ url }: Request) =>
    url.endsWith('csrf_token')
      ? Response.json({ message: 'the-mark' })
      : Response.json({ message: 'Logged In' }, { headers: { 'Set-Cookie': 'sid=abc123; Path=/; HttpOnly' } });
  const sent = await calls(frappe, answer);
  expect(sent.map((request) => new Headers(request.headers).get('x-frappe-csrf-token'))).toEqual([
    null,
    null,
    'the-mark',
  ]);
  expect(sent.map((request) => Reflect.get(request, 'cookie'))).toEqual([null, 'sid=abc123', 'sid=abc123']);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null]);
  const csrf = { cookie: 'csrftoken', header: 'X-CSRFToken' };
  const auth = { login: post('/login'), token: { cookie: true }, csrf } as const;
  const headers = new Headers([
    ['Set-Cookie', 'sid=abc123; Path=/; HttpOnly'],
    ['Set-Cookie', 'csrftoken=c%3D1; Path=/'],
  ]);
  const marked = await calls({ ...plain, auth }, () => Response.json({}, { headers }));
  expect(headerOf(marked, 'x-csrftoken')).toBe('c=1');
});

test.each([
  ['alone, in a header of its own', shopify, 'x-shopify-access-token', 'paper-kite-42'],
  ['with the name, as HTTP Basic', wordpress, 'authorization', `Basic ${btoa('asha:paper-kite-42')}`],
])('a tool sends what is typed as the token: %s [X-DOCTOR-06]', async (_, site, name, value) => {
  const sent = await calls(site, () => Response.json({ shop: { id: 1 }, id: 1 }));
  expect([sent.length, headerOf(sent, name)]).toEqual([2, value]);
});

test('a tool asks for no name where nobody signs in, and says why a sign-in was refused [X-DOCTOR-06] [X-BACKEND-06]', async () => {
  const nobody = { ...plain, auth: false } as const;
  expect(await askCredentials(nobody)).toEqual({ username: '', password: '' });
  const sent = await calls(nobody, () => Response.json([]));
  expect([sent.length, headerOf(sent, 'authorization')]).toEqual([1, null]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refused = () => Response.json({ errors: [{ message: 'No such name.' }] }, { status: 422 });
  const auth = { login: post('/login'), me: get('/me') };
  const site = { ...plain, auth, errors: { message: 'errors.0.message' } };
  await expect(calls(site, refused)).rejects.toThrow('No such name.');
});

test('a session that ends meanwhile is begun anew, once for each that was accepted [X-DOCTOR-08]', async () => {
  const sent: string[] = [];
  let valid = '';
  vi.stubGlobal('fetch', async (url: string, { credentials: _, ...init }: RequestInit) => {
    const { url: asked, headers } = new Request(url, init);
    const { pathname } = new URL(asked);
    sent.push(pathname);
    if (pathname === '/api/login') {
      valid = `token-${sent.length}`;
      return Response.json({ token: valid });
    }
    const isSignedIn = headers.get('authorization') === `Bearer ${valid}`;
    return Response.json([], { status: isSignedIn && pathname !== '/api/closed' ? 200 : 401 });
  });
  const http = await signIn({ ...plain, auth: { login: post('/login') } }, 'https://api.example.com', asha);
  if (typeof http === 'string') throw new Error(http);
  const ask = (path: string) =>
    http({ method: 'GET', path }).then(
      () => 200,
      ({ status }) => status,
    );
  expect(await ask('/api/things')).toBe(200);
  valid = 'another';
  expect(await ask('/api/things')).toBe(200);
  expect([await ask('/api/closed'), await ask('/api/closed')]).toEqual([401, 401]);
  const counted = (path: string) => sent.filter((each) => each === path).length;
  expect([counted('/api/login'), counted('/api/things'), counted('/api/closed')]).toEqual([3, 3, 3]);
});
