import { expect, test } from 'vitest';
import { createAuthProvider } from '../../src/session/authProvider';
import { createSession } from '../../src/session/session';
import { memoryStorage } from './memoryStorage';

const asha = { token: 'token-of-asha', user: { id: 7, username: 'asha' }, name: 'asha' };

test('the token is stored as a plain string under authToken [R-SESS-01]', () => {
  const storage = memoryStorage();
  createSession(storage).signIn(asha);
  expect(storage.getItem('authToken')).toBe('token-of-asha');
});

test('the user is stored as JSON under user, as received [R-SESS-02] [R-LOGIN-17]', () => {
  const storage = memoryStorage();
  const session = createSession(storage);
  session.signIn(asha);
  expect(JSON.parse(storage.getItem('user') ?? '')).toEqual({ id: 7, username: 'asha' });
  expect(session.credentials()).toEqual(asha);
});

test("a missing user is not stored as the text 'undefined' [R-LOGIN-17]", () => {
  const storage = memoryStorage();
  const session = createSession(storage);
  session.signIn({ token: 't', user: undefined, name: undefined });
  expect(Object.keys(storage)).toEqual(['authToken']);
  expect(session.credentials()).toEqual({ token: 't', user: undefined, name: undefined });
});

test('a user that is not valid JSON is ignored', () => {
  const session = createSession(memoryStorage({ authToken: 't', user: 'undefined' }));
  expect(session.credentials()).toEqual({ token: 't', user: undefined, name: undefined });
});

test.each([
  ['a token', { authToken: 't' }, undefined],
  ['a token without a user', { authToken: 't', other: '' }, undefined],
  ['a user without a token', { user: '{}' }, 'none'],
  ['an empty token', { authToken: '' }, 'none'],
  ['nothing', {}, 'none'],
])('with %s in storage, only the token decides whether one is signed in', (_, items, absence) => {
  const session = createSession(memoryStorage(items as Record<string, string>));
  expect(session.state()).toEqual({ absence });
  expect(session.token() !== null).toBe(absence === undefined);
});

test('a token removed by hand counts immediately, and is noticed when a call finds it missing', () => {
  const storage = memoryStorage({ authToken: 't' });
  const session = createSession(storage);
  storage.removeItem('authToken');
  expect([session.token(), session.credentials()]).toEqual([null, null]);
  session.checkToken();
  expect(session.state()).toEqual({ absence: 'none' });
});

test('checking for a lost token changes nothing while there is one, nor the reason of an earlier end', () => {
  const session = createSession(memoryStorage({ authToken: 't' }));
  session.checkToken();
  expect(session.state()).toEqual({ absence: undefined });
  session.logout();
  session.checkToken();
  expect(session.state()).toEqual({ absence: 'logout' });
});

test("a logout removes token, user and the console's own keys, and nothing else [R-SESS-05]", () => {
  const storage = memoryStorage({ foreign: 'kept', consoles: 'kept' });
  const session = createSession(storage);
  session.signIn(asha);
  session.setMark('scope', '2');
  expect(session.mark('scope')).toBe('2');
  session.logout();
  expect(Object.keys(storage).sort()).toEqual(['consoles', 'foreign']);
  expect([session.mark('scope'), session.token(), session.state()]).toEqual([null, null, { absence: 'logout' }]);
});

test('a session ended by the site leaves nothing in storage, and its name in memory', () => {
  const storage = memoryStorage({ foreign: 'gone too' });
  const session = createSession(storage);
  session.signIn(asha);
  session.end('token-of-asha');
  expect([Object.keys(storage), session.state()]).toEqual([[], { absence: 'ended', formerName: 'asha' }]);
});

test('a call that ends the next session too is reported as such, unless it succeeded in between', () => {
  const session = createSession(memoryStorage());
  const call = { method: 'PUT', path: '/api/things/7' } as const;
  const endBy = (path: string) => {
    session.signIn(asha);
    session.end('token-of-asha', { ...call, path, status: 403 });
    return session.state().isAgain;
  };
  expect([endBy(call.path), endBy(call.path), endBy('/api/things/8'), endBy(call.path)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  session.callAnswered({ ...call, method: 'GET' });
  expect(endBy(call.path)).toBe(true);
  session.callAnswered(call);
  expect(endBy(call.path)).toBe(false);
});

test('a late 401 for an old token does not end a newer session', () => {
  const session = createSession(memoryStorage());
  session.signIn(asha);
  session.logout();
  session.signIn({ ...asha, token: 'newer' });
  session.end('token-of-asha');
  session.endElsewhere('token-of-asha');
  expect([session.token(), session.state()]).toEqual(['newer', { absence: undefined }]);
});

test('a new sign-in keeps nothing of the previous session', () => {
  const session = createSession(memoryStorage());
  session.signIn(asha);
  session.setMark('scope', '2');
  session.signIn({ token: 'other', user: undefined, name: undefined });
  expect([session.mark('scope'), session.credentials()?.name]).toEqual([null, undefined]);
});

test('listeners are notified of each change once, until they unsubscribe', () => {
  const session = createSession(memoryStorage());
  const heard: unknown[] = [];
  const leave = session.subscribe(() => heard.push(session.state().absence));
  session.signIn(asha);
  session.end('token-of-asha');
  session.end('token-of-asha');
  leave();
  session.signIn(asha);
  expect(heard).toEqual([undefined, 'ended']);
});

test('react-admin is informed of the session and decides nothing about it', async () => {
  const storage = memoryStorage();
  const session = createSession(storage);
  const auth = createAuthProvider(session);
  await expect(auth.checkAuth({})).rejects.toThrow('signed out');
  await expect(auth.login({})).rejects.toThrow();
  session.signIn(asha);
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  await expect(auth.checkError({ status: 401 })).resolves.toBeUndefined();
  expect(session.token()).toBe('token-of-asha');
  await auth.logout({});
  expect(Object.keys(storage)).toEqual([]);
});
