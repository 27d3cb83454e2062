import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get, post, type Site } from '../../src/declare';
import { translate } from '../../src/login/translate';
import { createHttp } from '../../src/provider/http';
import { declaredLogin } from '../../src/session/declaredLogin';
import { createSession } from '../../src/session/session';
import { withSession } from '../../src/session/withSession';
import { answering, fakeSite, quietLog } from '../provider/fakeSite';
import { memoryStorage } from './memoryStorage';

const apiHost = 'https://api.example.com';
type Auth = Exclude<Site['auth'], false | undefined>;

const signIn = (auth: Auth, site: Partial<Site> = {}) =>
  declaredLogin({ apiHost, site: { ...site, auth }, translate }, 'asha', 'pass-word-1');

/** Signs in and returns a call that is sent in that session. */
async function signedIn(auth: Auth) {
  const result = await signIn(auth);
  if (!('credentials' in result)) throw new Error(result.refusal);
  const session = createSession(memoryStorage());
  session.signIn(result.credentials);
  return { session, credentials: result.credentials, http: withSession(createHttp(apiHost), session, { auth }) };
}

beforeEach(() => vi.stubGlobal('document', { cookie: 'theme=dark; csrftoken=c%3D1' }));
afterEach(() => vi.unstubAllGlobals());

test('the login has its own path, names, base and encoding [X-AUTH-01]', async () => {
  const calls = answering({ token: 't', user: { role: 'editor' } });
  const typed = { username: 'email', password: 'secret' };
  const found = await signIn({ login: post('/users/login', { query: { full: true } }), typed }, { base: '/v2' });
  expect(found).toMatchObject({ credentials: { token: 't', name: 'asha', user: { role: 'editor' } } });
  await signIn({ login: post('/login', { base: '' }), typed: { username: 'usr', password: 'pwd' } });
  await signIn({ login: post('/login', { wrap: 'user' }) });
  expect(calls.map(({ url }) => url)).toEqual([
    `${apiHost}/v2/users/login?full=true`,
    `${apiHost}/login`,
    `${apiHost}/api/login`,
  ]);
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual([
    { email: 'asha', secret: 'pass-word-1' },
    { usr: 'asha', pwd: 'pass-word-1' },
    { user: { username: 'asha', password: 'pass-word-1' } },
  ]);
});

test.each([
  ['password', {}, 'grant_type=password&username=asha&password=pass-word-1'],
  [
    'client_credentials',
    { username: 'client_id', password: 'client_secret' },
    'grant_type=client_credentials&client_id=asha&client_secret=pass-word-1',
  ],
])('the forms of OAuth2 can be sent: %s [X-AUTH-01]', async (grant, typed, body) => {
  const calls = answering({ access_token: 't', expires_in: 60 });
  const login = post('/oauth/token', { encoding: 'urlencoded' });
  const found = await signIn({ login, typed, more: { grant_type: grant }, token: 'access_token' });
  expect(found).toMatchObject({ credentials: { token: 't' } });
  expect([calls[0]?.headers.get('content-type'), await calls[0]?.text()]).toEqual([
    'application/x-www-form-urlencoded',
    body,
  ]);
});

const header = async (auth: Auth, name: string) => {
  const { http } = await signedIn(auth);
  const calls = answering({});
  await http({ method: 'GET', path: '/api/things' });
  return calls[0]?.headers.get(name);
};
const login = post('/login');

test('the token is read in the body or in a header, and sent as the site wants it [X-AUTH-02]', async () => {
  answering({ data: { key: 'k' } }, { headers: { 'X-Auth': 'Bearer h' } });
  expect(await header({ login, token: 'data.key' }, 'authorization')).toBe('Bearer k');
  answering({}, { headers: { 'X-Auth': 'Bearer h' } });
  expect(await header({ login, token: { header: 'X-Auth' }, header: 'X-Auth', scheme: '' }, 'x-auth')).toBe('h');
  answering({ token: 't' });
  expect(await header({ login, scheme: 'JWT' }, 'authorization')).toBe('JWT t');
});

test('what is typed can be the token, without a call [X-AUTH-02]', async () => {
  const calls = answering({});
  const typed = { token: { typed: 'password' }, header: 'X-Access-Token', scheme: '' } as const;
  const basic = { token: { typed: 'basic' } } as const;
  expect((await signedIn(typed)).credentials.token).toBe('pass-word-1');
  expect(calls).toEqual([]);
  expect(await header(typed, 'x-access-token')).toBe('pass-word-1');
  expect(await header(basic, 'authorization')).toBe(`Basic ${btoa('asha:pass-word-1')}`);
});

test('a session in a cookie sends cookies and no header, and each is another session [X-AUTH-02] [X-AUTH-03]', async () => {
  answering({ message: 'Logged In' });
  const auth = { login, token: { cookie: true }, csrf: { cookie: 'csrftoken', header: 'X-CSRFToken' } } as const;
  const first = await signedIn(auth);
  const second = await signedIn(auth);
  expect(first.credentials.token).not.toBe(second.credentials.token);
  const calls = answering({});
  await first.http({ method: 'PUT', path: '/api/things/1' });
  expect([calls[0]?.credentials, calls[0]?.headers.get('authorization')]).toEqual(['include', null]);
  expect(calls[0]?.headers.get('x-csrftoken')).toBe('c=1');
});

test('the token against other sites can come with the login [X-AUTH-03]', async () => {
  answering({ csrf: 'from-login' });
  const auth = { login, token: { cookie: true }, csrf: { answer: 'csrf', header: 'X-CSRF' } } as const;
  expect(await header(auth, 'x-csrf')).toBe('from-login');
});

test('the user can be read by a call of its own, which also tests a typed token [X-AUTH-05]', async () => {
  quietLog();
  const auth = { token: { typed: 'password' }, me: get('/users/me', 'data') } as const;
  const calls = answering({ data: { id: 1, role: 'viewer' } });
  expect(await signIn(auth)).toMatchObject({ credentials: { user: { id: 1, role: 'viewer' } } });
  expect(calls.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    [`${apiHost}/api/users/me`, 'Bearer pass-word-1'],
  ]);
  answering({ errors: [{ message: 'No such token' }] }, { status: 401 });
  expect(await signIn(auth, { errors: { message: 'errors.0.message' } })).toEqual({ refusal: 'No such token' });
});

test.each([
  ['says why', () => Response.json({ error: { text: 'Locked' } }, { status: 423 }), 'Locked'],
  ['has no token', () => Response.json({}), 'Invalid credentials'],
  ['is HTML', () => new Response('<html>'), 'Login failed. Please try again.'],
  ['does not come', () => Promise.reject(new Error('offline')), 'Login failed. Please try again.'],
])('without credentials there is a text: the answer %s [X-AUTH-01]', async (_, answer, refusal) => {
  quietLog();
  fakeSite(answer);
  expect(await signIn({ login }, { errors: { message: 'error.text' } })).toEqual({ refusal });
});
