import { afterEach, expect, test, vi } from 'vitest';
import { createEndedSessions } from '../../src/session/endedSessions';
import { createSession, type Session } from '../../src/session/session';
import { shareSessionBetweenTabs } from '../../src/session/shareSessionBetweenTabs';
import { memoryStorage } from './memoryStorage';

const asha = { token: 'token-of-asha', user: { id: 7 }, name: 'asha' };
type SharedSession = ReturnType<typeof shareSessionBetweenTabs>;
const open: SharedSession[] = [];

/** A tab of the console with its own session storage, in a browser with the local storage `local`. */
function openTab(signedIn?: typeof asha, local = memoryStorage()): { session: Session; shared: SharedSession } {
  const session = createSession(memoryStorage());
  if (signedIn) session.signIn(signedIn);
  const shared = shareSessionBetweenTabs(
    session,
    createEndedSessions(() => local),
  );
  open.push(shared);
  return { session, shared };
}

/** Resolves once every message sent so far has arrived, because one sent after them has. */
async function delivered(): Promise<void> {
  const [from, to] = [new BroadcastChannel('console-session'), new BroadcastChannel('console-session')];
  await new Promise((resolve) => {
    to.onmessage = ({ data }) => data.kind === 'mark' && resolve(undefined);
    from.postMessage({ kind: 'mark' });
  });
  from.close();
  to.close();
}

afterEach(() => {
  for (const shared of open.splice(0)) shared.close();
  vi.useRealTimers();
});

test("a tab without a token takes over another tab's session as soon as it is offered", async () => {
  // The timeout is frozen: only an answer can end the wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openTab(asha);
  const { session, shared } = openTab();
  await shared.ask();
  expect([session.credentials(), session.state()]).toEqual([asha, { absence: undefined }]);
});

test('a tab that gets no answer stays signed out and continues after 150 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openTab();
  const { session, shared } = openTab();
  let over = false;
  const asked = shared.ask().then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(149);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(session.state()).toEqual({ absence: 'none' });
});

test('an offer that is unsolicited or too late is ignored', async () => {
  const { session } = openTab();
  const stranger = new BroadcastChannel('console-session');
  stranger.postMessage({ kind: 'offer', credentials: asha });
  await delivered();
  stranger.close();
  expect(session.token()).toBeNull();
});

test('an offer does not replace a session that has begun meanwhile', async () => {
  openTab(asha);
  const { session, shared } = openTab();
  const asked = shared.ask();
  session.signIn({ ...asha, token: 'own' });
  await asked;
  expect(session.token()).toBe('own');
});

test.each([
  ['a logout', (session: Session) => session.logout()],
  ["a session's end", (session: Session) => session.end('token-of-asha')],
])('%s in one tab signs out those that share the token', async (_, happen) => {
  const [one, sharing, other] = [openTab(asha), openTab(asha), openTab({ ...asha, token: 'of another' })];
  happen(one.session);
  await delivered();
  expect([sharing.session.token(), sharing.session.state()]).toEqual([
    null,
    { absence: 'elsewhere', formerName: 'asha' },
  ]);
  expect([other.session.token(), other.session.state()]).toEqual(['of another', { absence: undefined }]);
});

test('a tab signed out by another does not notify the others again', async () => {
  const [one] = [openTab(asha), openTab(asha)];
  const told: unknown[] = [];
  const listener = new BroadcastChannel('console-session');
  listener.onmessage = ({ data }) => told.push(data);
  one.session.logout();
  await delivered();
  await delivered();
  listener.close();
  expect(told.filter((message) => (message as { kind: string }).kind === 'over')).toEqual([
    { kind: 'over', token: 'token-of-asha' },
  ]);
});

test('a tab that took over a session announces its end like its own', async () => {
  const first = openTab(asha);
  const second = openTab();
  await second.shared.ask();
  second.session.logout();
  await delivered();
  expect(first.session.state()).toEqual({ absence: 'elsewhere', formerName: 'asha' });
});

test('after closing, nothing is sent and nothing received', async () => {
  const [closed, other] = [openTab(asha), openTab(asha)];
  closed.shared.close();
  closed.session.logout();
  await delivered();
  expect(other.session.token()).toBe('token-of-asha');
});

test.each([
  ['a logout', (session: Session) => session.logout()],
  ['a refused token', (session: Session) => session.end('token-of-asha')],
])(
  'a tab that was away during %s is signed out when it is back, and when it is loaded again [X-SESSION-02]',
  (_, end) => {
    const local = memoryStorage();
    // Without a channel nothing reaches it, as while it shows another site.
    const away = openTab(asha, local);
    away.shared.close();
    end(openTab(asha, local).session);
    expect(away.session.token()).toBe('token-of-asha');
    away.shared.check();
    expect([away.session.token(), away.session.state()]).toEqual([null, { absence: 'elsewhere', formerName: 'asha' }]);
    // `openTab` signs in first, as a tab that is loaded again finds its token.
    const loaded = openTab(asha, local);
    expect([loaded.session.token(), loaded.session.state().absence]).toEqual([null, 'elsewhere']);
  },
);

test('a tab that is back stays signed in if nobody logged out, or only another session ended [X-SESSION-02]', () => {
  const local = memoryStorage();
  const { session, shared } = openTab(asha, local);
  shared.check();
  openTab({ ...asha, token: 'of another' }, local).session.logout();
  shared.check();
  expect([session.token(), session.state()]).toEqual(['token-of-asha', { absence: undefined }]);
});

test('a token that a site gives again at the next sign-in is in use again [X-SESSION-02]', () => {
  const local = memoryStorage();
  const { session, shared } = openTab(asha, local);
  session.logout();
  session.signIn(asha);
  shared.check();
  expect(session.token()).toBe('token-of-asha');
});
