import { afterEach, expect, test, vi } from 'vitest';
import { defineSite, post } from '../../src/declare';
import { askCredentials } from '../../src/tools/doctor/askCredentials';
import { signIn } from '../../src/tools/signIn';

afterEach(() => vi.unstubAllGlobals());

const words = { uploads: { images: '/files' }, title: 'T' };
const typed = { username: 'asha', password: 'secret' };

/** Answers every call, and returns what was sent: the path, the token and the body. */
function answering(json: object): readonly (readonly [string, string | null, string])[] {
  const sent: [string, string | null, string][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    sent.push([new URL(url).pathname, request.headers.get('Authorization'), await request.text()]);
    return Response.json(json);
  });
  return sent;
}

test('the tools sign in as the site says [X-BACKEND-06]', async () => {
  const login = post('/token', { encoding: 'urlencoded' });
  const auth = { login, typed: { username: 'mail' }, token: 'access', scheme: 'JWT' };
  const sent = answering({ access: 'a.b' });
  const http = await signIn(defineSite({ ...words, auth, base: '' }), 'https://site.example.com', typed);
  if (typeof http === 'string') throw new Error(http);
  await http({ method: 'GET', path: '/x' });
  expect(sent).toEqual([
    ['/token', null, 'mail=asha&password=secret'],
    ['/x', 'JWT a.b', ''],
  ]);
});

test('where nobody signs in, the tools ask for nothing and send no token [X-BACKEND-06]', async () => {
  const sent = answering({});
  const http = await signIn(defineSite({ ...words, auth: false }), 'https://site.example.com', typed);
  if (typeof http === 'string') throw new Error(http);
  await http({ method: 'GET', path: '/x' });
  expect(sent).toEqual([['/x', null, '']]);
  expect(await askCredentials({ auth: false })).toEqual({ username: '', password: '' });
});
