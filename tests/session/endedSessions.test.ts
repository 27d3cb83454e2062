import { expect, test } from 'vitest';
import { createEndedSessions } from '../../src/session/endedSessions';
import { memoryStorage } from './memoryStorage';

const storedIn = (storage: Storage) => storage.getItem('console.ended');

test('an ended session is known in every tab, and its token is nowhere in the storage [X-SESSION-02]', () => {
  const storage = memoryStorage();
  createEndedSessions(() => storage).add('token-of-asha');
  expect(createEndedSessions(() => storage).has('token-of-asha')).toBe(true);
  expect(createEndedSessions(() => storage).has('token-of-asha2')).toBe(false);
  expect(storedIn(storage)).toMatch(/^[0-9a-z]{1,7}$/);
});

test('a token in use again is not known as ended [X-SESSION-02]', () => {
  const storage = memoryStorage();
  const ended = createEndedSessions(() => storage);
  ended.add('one');
  ended.add('two');
  ended.remove('one');
  expect([ended.has('one'), ended.has('two')]).toEqual([false, true]);
});

test('only the last twenty are kept, each once [X-SESSION-02]', () => {
  const storage = memoryStorage();
  const ended = createEndedSessions(() => storage);
  for (let count = 1; count <= 30; count += 1) ended.add(`token ${count}`);
  ended.add('token 30');
  expect(storedIn(storage)?.split(' ')).toHaveLength(20);
  expect([ended.has('token 10'), ended.has('token 11'), ended.has('token 30')]).toEqual([false, true, true]);
});

test('tokens that differ in one letter have different marks [X-SESSION-02]', () => {
  const storage = memoryStorage();
  const ended = createEndedSessions(() => storage);
  ended.add('eyJhbGciOiJIUzI1NiJ9.a');
  for (const other of ['eyJhbGciOiJIUzI1NiJ9.b', 'eyJhbGciOiJIUzI1NiJ9.', '', 'ऋ'])
    expect(ended.has(other)).toBe(false);
});

test('a blocked storage knows of none and breaks nothing [X-SESSION-02]', () => {
  const ended = createEndedSessions(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  ended.add('token');
  ended.remove('token');
  expect(ended.has('token')).toBe(false);
});
