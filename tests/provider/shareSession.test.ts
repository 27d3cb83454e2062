import { afterEach, expect, test, vi } from 'vitest';
import { createSession, type Session } from '../../src/provider/session';
import { type SharedSession, shareSession } from '../../src/provider/shareSession';
import { memoryStorage } from './memoryStorage';

const asha = { token: 'token-of-asha', user: { id: 7 }, name: 'asha' };
const open: SharedSession[] = [];

/** A tab of the console with a session storage of its own. */
function openTab(signedIn?: typeof asha): { session: Session; shared: SharedSession } {
  const session = createSession(memoryStorage());
  if (signedIn) session.signIn(signedIn);
  const shared = shareSession(session);
  open.push(shared);
  return { session, shared };
}

/** Until every message sent so far has arrived: one that is sent after them does. */
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

test('a tab without a token takes over the session of another as soon as it is offered', async () => {
  // The time of the wait stands still: only an answer can end it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openTab(asha);
  const { session, shared } = openTab();
  await shared.ask();
  expect([session.credentials(), session.state()]).toEqual([asha, { absence: undefined }]);
});

test('a tab that no other answers stays signed out and goes on after 150 ms', async () => {
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

test('an offer that was not asked for, or comes too late, is not taken', async () => {
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

test('a tab that was told of an end tells nobody back', async () => {
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

test('a tab that took a session over tells of its end as its own', async () => {
  const first = openTab(asha);
  const second = openTab();
  await second.shared.ask();
  second.session.logout();
  await delivered();
  expect(first.session.state()).toEqual({ absence: 'elsewhere', formerName: 'asha' });
});

test('after closing, nothing is told and nothing heard', async () => {
  const [closed, other] = [openTab(asha), openTab(asha)];
  closed.shared.close();
  closed.session.logout();
  await delivered();
  expect(other.session.token()).toBe('token-of-asha');
});
