import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { HttpError } from '../../src/provider/HttpError';
import { createHttp, type Http, type Request } from '../../src/provider/http';
import { createSession, type Session } from '../../src/session/session';
import { withSession } from '../../src/session/withSession';
import { memoryStorage } from '../session/memoryStorage';
import { answering, fakeSite, pageHost } from './fakeSite';

const list: Request = { method: 'GET', path: '/api/loan/things' };
const save: Request = { method: 'PUT', path: '/api/loan/things/7', body: '{"a":1}' };

function signedIn(apiHost = 'https://api.example.com'): { http: Http; session: Session; storage: Storage } {
  const storage = memoryStorage({ authToken: 'the-token', user: '{}', foreign: 'x' });
  const session = createSession(storage);
  return { http: withSession(createHttp(apiHost, { ends: [401, 403] }), session), session, storage };
}

/** The error of a call, in the form `reason status siteMessage`. */
async function failure(call: Promise<unknown>): Promise<HttpError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`not an HttpError: ${error}`);
  return error;
}

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A real server that announces a hundred bytes, sends `body` and drops the connection; returns its address. */
async function brokenServer(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write(body, () => request.socket.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['a read', list],
  ['a JSON save', { ...save, headers: { 'Content-Type': 'application/json' } }],
  ['a multipart save', { ...save, body: new FormData() }],
  ['a deletion', { method: 'DELETE', path: '/api/loan/things/7' }],
] as const)('%s carries the stored token as a bearer header [R-APP-06]', async (_, request) => {
  const calls = answering({});
  await signedIn().http(request);
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual(['Bearer the-token']);
});

test("calls go to /api of the configured host, or of the page's own host if none is configured [R-APP-05] [R-APP-17] [R-APP-18]", async () => {
  const calls = answering({});
  await signedIn('https://api.example.com').http(list);
  await signedIn('http://127.0.0.1:4000').http(list);
  await signedIn('').http(list);
  expect(calls.map(({ url }) => url)).toEqual([
    'https://api.example.com/api/loan/things',
    'http://127.0.0.1:4000/api/loan/things',
    `${pageHost}/api/loan/things`,
  ]);
});

test('a query is encoded', async () => {
  const calls = answering({});
  await signedIn().http({ ...list, query: { page: 2, limit: 10, q: 'a&b=ü ?' } });
  expect(calls[0]?.url).toBe('https://api.example.com/api/loan/things?page=2&limit=10&q=a%26b%3D%C3%BC+%3F');
});

test('only a request that may outlive the page sets keepalive', async () => {
  const calls = answering({});
  await signedIn().http({ method: 'DELETE', path: '/api/a', keepalive: true });
  await signedIn().http({ method: 'DELETE', path: '/api/a' });
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test('without a token nothing is sent, and the session is notified', async () => {
  const calls = answering({});
  const { http, session, storage } = signedIn();
  storage.removeItem('authToken');
  expect((await failure(http(list))).reason).toBe('signed-out');
  expect([calls.length, session.state()]).toEqual([0, { absence: 'none' }]);
});

test.each([401, 403])('a %i ends the session, clears its storage and names the call', async (status) => {
  answering({ message: 'jwt expired' }, { status });
  const { http, session, storage } = signedIn();
  const error = await failure(http(list));
  expect([error.reason, error.status]).toEqual(['status', status]);
  expect(Object.keys(storage)).toEqual([]);
  expect(session.state()).toMatchObject({ absence: 'ended', refused: { ...error.call, status } });
});

test('a 401 for an old token leaves the newer session alone', async () => {
  const { http, session } = signedIn();
  fakeSite(() => {
    session.logout();
    session.signIn({ token: 'newer', user: undefined, name: undefined });
    return Response.json({}, { status: 401 });
  });
  await failure(http(list));
  expect(session.token()).toBe('newer');
});

test.each([400, 404, 409, 422, 500])("a %i fails with the status and the site's message", async (status) => {
  answering({ message: 'the database\nis full' }, { status });
  const { http, session } = signedIn();
  const error = await failure(http(save));
  expect(error).toMatchObject({ reason: 'status', status, siteMessage: 'the database is full', mayHaveArrived: false });
  expect(error.message).toBe(`PUT /api/loan/things/7: ${status}`);
  expect(session.token()).toBe('the-token');
});

test.each([502, 503, 504, 520, 522, 524])(
  'a %i to a change may come from a gateway, so the change may have reached the site [R-APP-20]',
  async (status) => {
    answering({ message: 'no answer' }, { status });
    expect(await failure(signedIn().http(save))).toMatchObject({ reason: 'status', status, mayHaveArrived: true });
    expect(await failure(signedIn().http(list))).toMatchObject({ status, mayHaveArrived: false });
  },
);

test('an error status without JSON is still an error, without a message', async () => {
  fakeSite(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }));
  expect(await failure(signedIn().http(list))).toMatchObject({ reason: 'status', status: 502, siteMessage: undefined });
});

test.each([
  ['an empty body', () => new Response('')],
  ['a 204', () => new Response(null, { status: 204 })],
  ['{}', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a word', () => new Response('OK')],
  ['blanks', () => new Response(' \n')],
] as const)('a 2xx with %s is a success [R-APP-20]', async (_, answer) => {
  fakeSite(answer);
  await expect(signedIn().http(save)).resolves.toHaveProperty('json');
});

test('a response gives its JSON and its headers', async () => {
  answering({ rows: [1] }, { headers: { 'Content-Range': 'rows 0-0/1' } });
  const { json, headers } = await signedIn().http(list);
  expect([json, headers.get('content-range')]).toEqual([{ rows: [1] }, 'rows 0-0/1']);
});

test.each([
  ['by its type', new Response('{"success":true}', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })],
  ['by its text', new Response('\n<!doctype html><title>Welcome</title>')],
])('an HTML page, recognised %s, is a failure even with status 200 [R-APP-20]', async (_, answer) => {
  fakeSite(() => answer.clone());
  const error = await failure(signedIn().http(save));
  expect(error).toMatchObject({ reason: 'not-api', mayHaveArrived: false });
});

test('JSON that ends in the middle was cut off [R-APP-20]', async () => {
  fakeSite(() => new Response('{"data":[{"id":1},{"i'));
  expect(await failure(signedIn().http(save))).toMatchObject({ reason: 'cut-off', mayHaveArrived: true });
});

test('a save whose response is cut off may have arrived; a read can be repeated [R-APP-20]', async () => {
  const host = await brokenServer(200, '{"success":tr');
  expect(await failure(signedIn(host).http(save))).toMatchObject({ reason: 'cut-off', mayHaveArrived: true });
  expect(await failure(signedIn(host).http(list))).toMatchObject({ reason: 'cut-off', mayHaveArrived: false });
});

test('an error status whose message is cut off is still an error', async () => {
  const host = await brokenServer(500, '{"message":"the data');
  const error = await failure(signedIn(host).http(save));
  expect(error).toMatchObject({ reason: 'status', status: 500, siteMessage: undefined, mayHaveArrived: false });
});

test.each([401, 403])('a %i whose message is cut off ends the session like any other [R-APP-21]', async (status) => {
  const host = await brokenServer(status, '{"message":"the tok');
  const { http, session } = signedIn(host);
  const error = await failure(http(save));
  expect(error).toMatchObject({ reason: 'status', status, mayHaveArrived: false });
  expect(session.state()).toMatchObject({ absence: 'ended', refused: { ...error.call, status } });
});

test('a host that does not answer is unreachable', async () => {
  const host = await brokenServer(200, '');
  for (const server of servers.splice(0)) server.close();
  const error = await failure(signedIn(host).http(save));
  expect(error).toMatchObject({ reason: 'unreachable', status: undefined, mayHaveArrived: true });
  expect(error.message).toBe('PUT /api/loan/things/7: unreachable');
});
