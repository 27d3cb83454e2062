import { expect, test } from 'vitest';
import { site } from '../../resources/site';
import { translate } from '../../src/login/translate';
import { login } from '../../src/session/login';
import { answering, fakeSite, quietLog } from '../provider/fakeSite';

const signIn = () =>
  login({ apiHost: 'https://api.example.com', path: `/api${site.login}`, translate }, 'asha', 'pass-word-1');

test('sign-in is one POST of exactly username and password, without a bearer header [R-APP-07] [R-LOGIN-07] [R-LOGIN-13]', async () => {
  const calls = answering({ token: 't', user: { id: 1 } });
  await signIn();
  expect(calls.map(({ url, method }) => `${method} ${url}`)).toEqual(['POST https://api.example.com/api/auth/login']);
  const request = calls[0];
  expect([...(request?.headers ?? [])]).toEqual([['content-type', 'application/json']]);
  expect(await request?.json()).toEqual({ username: 'asha', password: 'pass-word-1' });
});

test('token and user are kept as received, and the name as typed [R-LOGIN-17]', async () => {
  const user = { id: 1, nested: { roles: ['x'] } };
  answering({ token: 't', user });
  expect(await signIn()).toEqual({ credentials: { token: 't', user, name: 'asha' } });
  answering({ token: 't' });
  expect(await signIn()).toEqual({ credentials: { token: 't', user: undefined, name: 'asha' } });
});

test.each([400, 401, 403, 500])(
  'on a %i, the message that the site sent is shown [R-LOGIN-09] [R-LOGIN-14]',
  async (status) => {
    quietLog();
    answering({ message: 'User not found' }, { status });
    expect(await signIn()).toEqual({ refusal: 'User not found' });
  },
);

test.each([
  ['a refusal without a message', () => Response.json({}, { status: 500 })],
  ['a refusal that is a page', () => new Response('<html>', { status: 502 })],
  ['a refusal without a body', () => new Response(null, { status: 401 })],
  ['a message that is no text', () => Response.json({ message: { code: 1 } }, { status: 401 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a web page in place of the API', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['half an answer', () => new Response('{"token":"t')],
])('on %s, the default text is shown [R-LOGIN-10] [R-LOGIN-14]', async (_, answer) => {
  quietLog();
  fakeSite(answer);
  expect(await signIn()).toEqual({ refusal: 'Login failed. Please try again.' });
});

test.each([
  [{}],
  [{ message: 'ok' }],
  [{ token: '' }],
  [{ token: 7 }],
  [{ token: null, user: {} }],
  [null],
  ['t'],
  [[]],
])(
  'on a 2xx without a token (%j), the default text for invalid credentials is shown [R-LOGIN-11] [R-LOGIN-14]',
  async (json) => {
    quietLog();
    answering(json);
    expect(await signIn()).toEqual({ refusal: 'Invalid credentials' });
  },
);

test('a failed sign-in is logged once with method, path and status, without what was typed [R-APP-12]', async () => {
  const log = quietLog();
  answering({ message: 'no such user asha' }, { status: 401 });
  await signIn();
  expect(log).toEqual([['Call failed: POST /api/auth/login: 401']]);
});
