import { afterEach, beforeEach, vi } from 'vitest';
import { post } from '../../src/declare';
import { createHttp } from '../../src/provider/http';
import { createEndedSessions } from '../../src/session/endedSessions';
import { createSession } from '../../src/session/session';
import { shareSessionBetweenTabs } from '../../src/session/shareSessionBetweenTabs';
import { withSession } from '../../src/session/withSession';
import { fakeSite } from '../provider/fakeSite';
import { memoryStorage } from './memoryStorage';

const auth = {
  login: post('/login'),
  refresh: { via: post('/token', { encoding: 'urlencoded' }), more: { grant_type: 'refresh_token' } },
} as const;
/** What is done after each test. */
export const closing: (() => void)[] = [];

/** A tab with what is in its session storage. */
export function openTabWith(storage: Storage, shared = memoryStorage()) {
  const session = createSession(storage);
  const tabs = shareSessionBetweenTabs(
    session,
    createEndedSessions(() => shared),
  );
  // A tab that is signed out tells the tabs of the next test nothing.
  closing.push(tabs.close, session.logout);
  return { ...{ session, storage, tabs }, http: withSession(createHttp('https://api.example.com'), session, { auth }) };
}

/** A tab that is signed in with the first token. */
export function openTab(expires?: number, shared = memoryStorage()) {
  const storage = memoryStorage();
  const extras = { refresh: 'r1', ...(expires === undefined ? {} : { expires: String(expires) }) };
  createSession(storage).signIn({ token: 't1', user: { id: 1 }, name: 'asha', extras });
  return openTabWith(storage, shared);
}

beforeEach(() => vi.stubGlobal('navigator', { onLine: true, locks: testLocks() }));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

/** Locks like those of a browser: one after the other. */
function testLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<unknown>) => {
      last = last.then(work, work);
      return last;
    },
  };
}

/** A site that knows one token at a time, and takes each refresh token once. `refresh`: another answer of a renewal. */
export function rotatingSite(
  refresh: (count: number) => Response | undefined | Promise<Response> = () => undefined,
  /** Calls that need the token are answered after it. */
  ready: Promise<unknown> = Promise.resolve(),
) {
  let count = 1;
  let renewals = 0;
  const calls = fakeSite(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/token') {
      await ready;
      const isKnown = request.headers.get('authorization') === `Bearer t${count}`;
      return Response.json({ ok: isKnown }, { status: isKnown ? 200 : 401 });
    }
    renewals += 1;
    const other = await refresh(renewals);
    if (other) return other;
    const sent = new URLSearchParams(await request.text());
    if (sent.get('refresh_token') !== `r${count}`) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    count += 1;
    return Response.json({ token: `t${count}`, refresh_token: `r${count}`, expires_in: 3600 });
  });
  return {
    calls,
    refuseToken: () => {
      count += 1;
    },
    told: () => calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  };
}
