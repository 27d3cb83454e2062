import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../src/provider/HttpError';
import { createPageMemory } from '../../src/provider/pageMemory';
import { createSession } from '../../src/provider/session';
import { createUntold } from '../../src/provider/untold';
import { memoryStorage } from './memoryStorage';

const failure = new HttpError('status', { method: 'PUT', path: '/api/a' }, { status: 500 });

function signedIn(name: string | undefined = 'asha') {
  const session = createSession(memoryStorage());
  const memoryOfName = createPageMemory(session);
  const signIn = (as: string | undefined) => session.signIn({ token: `of ${as}`, user: undefined, name: as });
  signIn(name);
  const memory = memoryOfName();
  memory.failures.add(failure);
  memory.untold.add({ text: 'The thing was not deleted.', tone: 'failure' });
  return { session, memoryOfName, memory, signIn };
}

describe('what is remembered while the page is loaded', () => {
  test('is there for the same name after a session that ended, however it ended [R-APP-21]', () => {
    for (const end of ['end', 'endElsewhere'] as const) {
      const { session, memoryOfName, memory, signIn } = signedIn();
      session[end]('of asha');
      signIn('asha');
      expect(memoryOfName()).toBe(memory);
      expect(memoryOfName().failures.all()).toHaveLength(1);
    }
  });

  test('is nobody else’s, nor of the same name once another was there [R-SESS-08]', () => {
    const { session, memoryOfName, memory, signIn } = signedIn();
    for (const name of ['bela', 'asha']) {
      session.end(session.token() ?? '');
      signIn(name);
      expect(memoryOfName().failures.all()).toEqual([]);
      expect(memoryOfName().untold.take()).toEqual([]);
    }
    // What the first session hears late is not told to them either.
    memory.failures.add(failure);
    expect(memoryOfName().failures.all()).toEqual([]);
  });

  test('is gone after a Logout; what is heard later is there for the same name', () => {
    const { session, memoryOfName, memory, signIn } = signedIn();
    session.logout();
    signIn('asha');
    expect(memoryOfName().failures.all()).toEqual([]);
    expect(memoryOfName().untold.take()).toEqual([]);

    session.logout();
    memory.failures.add(failure);
    memory.untold.add({ text: 'Too late.', tone: 'failure' });
    signIn('asha');
    expect(memoryOfName().failures.all()).toHaveLength(1);
    expect(memoryOfName().untold.take()).toEqual([{ text: 'Too late.', tone: 'failure' }]);

    session.logout();
    memory.failures.add(failure);
    signIn('bela');
    expect(memoryOfName().failures.all()).toEqual([]);
  });

  test('is gone with a session that has no name', () => {
    const nameless = signedIn('');
    nameless.signIn(undefined);
    const former = nameless.memoryOfName();
    nameless.session.end('of undefined');
    nameless.signIn(undefined);
    expect(nameless.memoryOfName()).not.toBe(former);
  });
});

test('what could not be said is given once, and who listens is told of more', () => {
  const untold = createUntold();
  const listener = vi.fn();
  const saying = (text: string) => ({ text, tone: 'success' as const });
  untold.add(saying('One'));
  const stop = untold.subscribe(listener);
  untold.add(saying('Two'));
  stop();
  untold.add(saying('Three'));
  expect(untold.take()).toEqual(['One', 'Two', 'Three'].map(saying));
  expect(untold.take()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});
