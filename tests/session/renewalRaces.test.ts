import { expect, test, vi } from 'vitest';
import type { Request as Call } from '../../src/provider/http';
import { memoryStorage } from './memoryStorage';
import { openTab, openTabWith, rotatingSite } from './renewalTabs';

const read: Call = { method: 'GET', path: '/api/things' };
const soon = () => Date.now() + 5_000;
const other = { token: 'u1', user: { id: 2 }, name: 'ravi', extras: { refresh: 'q1' } } as const;

/** A promise, and what fulfils it. */
function later<T>() {
  let give: (value: T) => void = () => undefined;
  const given = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

test('a renewed token whose answer says no end is used until it is refused [X-AUTH-04]', async () => {
  const site = rotatingSite(() => Response.json({ token: 't1', refresh_token: 'r2' }));
  const { session, http } = openTab(soon());
  await http(read);
  await http(read);
  expect(site.told()).toEqual(['POST /api/token', 'GET /api/things', 'GET /api/things']);
  expect(session.credentials()?.extras).toMatchObject({ refresh: 'r2' });
});

test.each([
  ['signed out', undefined],
  ['signed in by another name', other],
])('who has %s while a token is renewed sends no call of the former session [X-AUTH-04]', async (_, next) => {
  const { given, give } = later<Response>();
  const site = rotatingSite(() => given);
  const { session, http } = openTab(soon());
  const call = http(read).catch(({ reason }) => reason);
  await expect.poll(site.told).toEqual(['POST /api/token']);
  session.logout();
  if (next) session.signIn(next);
  give(Response.json({ token: 't2', refresh_token: 'r2', expires_in: 3600 }));
  expect(await call).toBe('signed-out');
  expect(site.told()).toEqual(['POST /api/token']);
  expect([session.token(), session.mark('refresh')]).toEqual(next ? ['u1', 'q1'] : [null, null]);
});

test('a call that is refused after another sign-in renews nothing of that session [X-AUTH-04]', async () => {
  const { given, give } = later<undefined>();
  const site = rotatingSite(undefined, given);
  site.refuseToken();
  const { session, http } = openTab();
  const call = http(read).catch(({ status }) => status);
  await expect.poll(site.told).toEqual(['GET /api/things']);
  session.signIn(other);
  give(undefined);
  expect(await call).toBe(401);
  expect(site.told()).toEqual(['GET /api/things']);
  expect([session.token(), session.state().absence]).toEqual(['u1', undefined]);
});

test.each([
  ['the first one', { authToken: 't2', 'console.former': 't1', 'console.refresh': 'r2' }, 't1', 1],
  ['the one before', { authToken: 't3', 'console.former': 't2', 'console.refresh': 'r3' }, 't2', 2],
])('a tab that was loaded again says by what %s was renewed [X-AUTH-04]', async (_, stored, token, count) => {
  const site = rotatingSite();
  for (let each = 0; each < count; each += 1) site.refuseToken();
  const again = openTabWith(memoryStorage({ ...stored, 'console.first': 't1' }));
  const old = { 'console.first': 't1', 'console.refresh': `r${count}`, 'console.expires': String(soon()) };
  const behind = openTabWith(memoryStorage({ ...old, authToken: token }));
  // Both listen once that part is loaded.
  await vi.dynamicImportSettled();
  await behind.http(read);
  expect(site.told()).toEqual(['GET /api/things']);
  expect([behind.session.token(), again.session.token()]).toEqual([stored.authToken, stored.authToken]);
});
