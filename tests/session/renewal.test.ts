import { expect, test } from 'vitest';
import { post } from '../../src/declare';
import { type Request as Call, createHttp } from '../../src/provider/http';
import { createEndedSessions } from '../../src/session/endedSessions';
import { createSession } from '../../src/session/session';
import { shareSessionBetweenTabs } from '../../src/session/shareSessionBetweenTabs';
import { withSession } from '../../src/session/withSession';
import { fakeSite, quietLog } from '../provider/fakeSite';
import { memoryStorage } from './memoryStorage';
import { closing, openTab, rotatingSite } from './renewalTabs';

const read: Call = { method: 'GET', path: '/api/things' };
const add: Call = { method: 'POST', path: '/api/things', body: '{"a":1}' };

test('a token that is about to expire is renewed before the call, and the session goes on [X-AUTH-04]', async () => {
  const site = rotatingSite();
  const { session, http } = openTab(Date.now() + 5_000);
  await http(read);
  await http(read);
  expect(site.told()).toEqual(['POST /api/token', 'GET /api/things', 'GET /api/things']);
  expect([session.state().absence, session.first(), session.token()]).toEqual([undefined, 't1', 't2']);
  expect(session.credentials()).toMatchObject({ user: { id: 1 }, name: 'asha', extras: { refresh: 'r2' } });
});

/** A site whose first token is no longer taken. */
const refusingSite = (refresh?: (count: number) => Response | undefined) => rotatingSite(refresh);

test('calls that were refused are sent again with a renewed token, which is renewed once for all of them [X-AUTH-04]', async () => {
  let isStale = true;
  const calls = fakeSite(async (request) => {
    if (new URL(request.url).pathname === '/api/token') {
      isStale = false;
      return Response.json({ token: 't2', refresh_token: 'r2' });
    }
    const isKnown = !isStale && request.headers.get('authorization') === 'Bearer t2';
    return Response.json({}, { status: isKnown ? 200 : 401 });
  });
  const { session, http } = openTab();
  await Promise.all([http(read), http(add), http(read)]);
  const renewals = calls.filter(({ url }) => url.endsWith('/api/token'));
  expect(renewals.length).toBe(1);
  expect(session.token()).toBe('t2');
  // What was to be saved is sent as it was.
  expect(await calls.findLast(({ method, url }) => method === 'POST' && url.endsWith('/things'))?.text()).toBe(
    '{"a":1}',
  );
});

test('two tabs renew a token once: a refresh token that is sent twice would end the session [X-AUTH-04]', async () => {
  const site = rotatingSite();
  const [one, two] = [openTab(Date.now() + 5_000), openTab(Date.now() + 5_000)];
  await Promise.all([one.http(read), two.http(read)]);
  expect(site.told().filter((call) => call === 'POST /api/token')).toHaveLength(1);
  expect([one.session.token(), two.session.token()]).toEqual(['t2', 't2']);
  // A tab that has not heard of the renewal asks for it.
  expect([one.session.state().absence, two.session.state().absence]).toEqual([undefined, undefined]);
});

test('a logout in another tab ends the session whatever tokens it had [X-AUTH-04]', async () => {
  rotatingSite();
  const [one, two] = [openTab(Date.now() + 5_000), openTab()];
  await one.http(read);
  await expect.poll(() => two.session.token()).toBe('t2');
  two.session.logout();
  await expect.poll(() => one.session.state().absence).toBe('elsewhere');
});

test('only the end of a session is known in tabs that were away, not that its token was renewed [X-AUTH-04]', async () => {
  rotatingSite();
  const shared = memoryStorage();
  const { session, storage, http, tabs } = openTab(Date.now() + 5_000, shared);
  const ended = createEndedSessions(() => shared);
  // What these were when they were left: before the renewal, and after it.
  const before = createSession(memoryStorage(Object.fromEntries(Object.entries(storage))));
  await http(read);
  const after = createSession(memoryStorage(Object.fromEntries(Object.entries(storage))));
  const absences = () => {
    const opened = [before, after].map((away) => shareSessionBetweenTabs(away, ended));
    for (const { close } of opened) close();
    return [before, after].map((away) => away.state().absence);
  };
  tabs.check();
  expect([session.token(), after.token(), session.state().absence]).toEqual(['t2', 't2', undefined]);
  expect(absences()).toEqual([undefined, undefined]);
  session.logout();
  // It is what was stored: nothing was heard of.
  expect(absences()).toEqual(['elsewhere', 'elsewhere']);
});

test('a logout reaches a tab that was loaded again since its token was renewed [X-AUTH-04]', async () => {
  rotatingSite();
  const { session, storage, http } = openTab(Date.now() + 5_000);
  await http(read);
  const again = createSession(memoryStorage(Object.fromEntries(Object.entries(storage))));
  const tabs = shareSessionBetweenTabs(again, createEndedSessions(memoryStorage));
  closing.push(tabs.close);
  again.logout();
  await expect.poll(() => session.state().absence).toBe('elsewhere');
});

test('a refused renewal ends the session, with the call that needed it [X-AUTH-04]', async () => {
  quietLog();
  refusingSite(() => Response.json({ error: 'invalid_grant' }, { status: 400 })).refuseToken();
  const { session, http } = openTab();
  await expect(http(read)).rejects.toMatchObject({ status: 401, call: read });
  expect(session.state()).toMatchObject({ absence: 'ended', refused: { ...read, status: 401 } });
});

test.each([
  ['is not answered', () => Response.error()],
  ['fails', () => Response.json({}, { status: 503 })],
])('a renewal that %s fails the call, keeps the session, and nothing has arrived [X-AUTH-04]', async (_, answer) => {
  quietLog();
  refusingSite(answer).refuseToken();
  const { session, http } = openTab();
  await expect(http(add)).rejects.toMatchObject({ mayHaveArrived: false, endsSession: false });
  expect([session.token(), session.state().absence]).toEqual(['t1', undefined]);
});

test('a renewal may send nothing but the token, and have the new one in another place [X-AUTH-04]', async () => {
  const calls = fakeSite(({ url }) => Response.json(url.endsWith('/renew') ? { fresh: 't2', exp: 4e9 } : {}));
  const session = createSession(memoryStorage());
  const extras = { expires: String(Date.now() + 5_000) };
  session.signIn({ token: 't1', user: undefined, name: undefined, extras });
  closing.push(session.logout);
  const refresh = { via: post('/renew'), token: false, gives: 'fresh', expires: 'exp' } as const;
  const http = withSession(createHttp('https://api.example.com'), session, { auth: { refresh }, base: '/v2' });
  await http(read);
  await http(read);
  const told = calls.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')]);
  expect(told).toEqual([
    ['/v2/renew', 'Bearer t1'],
    ['/api/things', 'Bearer t2'],
    ['/api/things', 'Bearer t2'],
  ]);
});

test('what outlives the page does not wait for a renewal [X-AUTH-04]', async () => {
  const site = rotatingSite();
  await openTab(Date.now() + 5_000).http({ method: 'DELETE', path: '/api/things/1', keepalive: true });
  expect(site.told()).toEqual(['DELETE /api/things/1']);
});

test('the session ends with the statuses that the site declares, and 401 where it says nothing [X-AUTH-06]', async () => {
  quietLog();
  const refusedBy = async (ends: readonly number[] | undefined, status: number) => {
    fakeSite(() => Response.json({ message: 'no' }, { status }));
    const session = createSession(memoryStorage({ authToken: 't' }));
    const site = { auth: ends ? { ends } : {} };
    const failure = withSession(createHttp('https://api.example.com', { ends }), session, site)(read).catch((e) => e);
    return [(await failure).siteMessage, session.state().absence];
  };
  expect(await refusedBy(undefined, 401)).toEqual([undefined, 'ended']);
  expect(await refusedBy(undefined, 403)).toEqual(['no', undefined]);
  expect(await refusedBy([401, 403], 403)).toEqual([undefined, 'ended']);
  expect(await refusedBy([419], 401)).toEqual(['no', undefined]);
  expect(await refusedBy([419], 419)).toEqual([undefined, 'ended']);
});

test('where nobody signs in, calls are sent without a token, and no status ends anything [X-AUTH-08]', async () => {
  quietLog();
  const calls = fakeSite(() => Response.json({}, { status: 401 }));
  const session = createSession(memoryStorage({ authToken: 'none' }));
  await withSession(createHttp('https://api.example.com', { ends: [] }), session, { auth: false })(read).catch(() => 0);
  expect([calls[0]?.headers.get('authorization'), session.state().absence]).toEqual([null, undefined]);
});
