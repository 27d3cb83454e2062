import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../src/provider/HttpError';
import { createMissedMessages, createPageMemory } from '../../src/session/pageMemory';
import { createSession } from '../../src/session/session';
import { memoryStorage } from './memoryStorage';

const failure = new HttpError('status', { method: 'PUT', path: '/api/a' }, { status: 500 });

function signedIn(name: string | undefined = 'asha') {
  const session = createSession(memoryStorage());
  const memoryOfName = createPageMemory(session);
  const signIn = (as: string | undefined) => session.signIn({ token: `of ${as}`, user: undefined, name: as });
  signIn(name);
  const memory = memoryOfName();
  memory.failures.add(failure);
  memory.missedMessages.add({ text: 'The thing was not deleted.', tone: 'failure' });
  return { session, memoryOfName, memory, signIn };
}

describe('what the page remembers', () => {
  test('is there for the same name after any end of the session, except a logout [R-APP-21]', () => {
    for (const end of ['end', 'endElsewhere'] as const) {
      const { session, memoryOfName, memory, signIn } = signedIn();
      session[end]('of asha');
      signIn('asha');
      expect(memoryOfName()).toBe(memory);
      expect(memoryOfName().failures.all()).toHaveLength(1);
    }
  });

  test('is not available to another name, nor to the same name after another one [R-SESS-08]', () => {
    const { session, memoryOfName, memory, signIn } = signedIn();
    for (const name of ['bela', 'asha']) {
      session.end(session.token() ?? '');
      signIn(name);
      expect(memoryOfName().failures.all()).toEqual([]);
      expect(memoryOfName().missedMessages.take()).toEqual([]);
    }
    // Late events of the first session do not reach them either.
    memory.failures.add(failure);
    expect(memoryOfName().failures.all()).toEqual([]);
  });

  test('is cleared by a logout; events after that are kept for the same name', () => {
    const { session, memoryOfName, memory, signIn } = signedIn();
    session.logout();
    signIn('asha');
    expect(memoryOfName().failures.all()).toEqual([]);
    expect(memoryOfName().missedMessages.take()).toEqual([]);

    session.logout();
    memory.failures.add(failure);
    memory.missedMessages.add({ text: 'Too late.', tone: 'failure' });
    signIn('asha');
    expect(memoryOfName().failures.all()).toHaveLength(1);
    expect(memoryOfName().missedMessages.take()).toEqual([{ text: 'Too late.', tone: 'failure' }]);

    session.logout();
    memory.failures.add(failure);
    signIn('bela');
    expect(memoryOfName().failures.all()).toEqual([]);
  });

  test('is cleared with a session that has no name', () => {
    const nameless = signedIn('');
    nameless.signIn(undefined);
    const former = nameless.memoryOfName();
    nameless.session.end('of undefined');
    nameless.signIn(undefined);
    expect(nameless.memoryOfName()).not.toBe(former);
  });
});

test('each pending notice is handed over once, and listeners are notified of more', () => {
  const missedMessages = createMissedMessages();
  const listener = vi.fn();
  const saying = (text: string) => ({ text, tone: 'success' as const });
  missedMessages.add(saying('One'));
  const stop = missedMessages.subscribe(listener);
  missedMessages.add(saying('Two'));
  stop();
  missedMessages.add(saying('Three'));
  expect(missedMessages.take()).toEqual(['One', 'Two', 'Three'].map(saying));
  expect(missedMessages.take()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});
