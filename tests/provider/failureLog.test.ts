import { describe, expect, test, vi } from 'vitest';
import { createFailureLog } from '../../src/provider/failureLog';
import { HttpError } from '../../src/provider/HttpError';

const failure = (path: string) => new HttpError('status', { method: 'PUT', path }, { status: 500, says: 'No' });
const paths = (log: ReturnType<typeof createFailureLog>) => log.all().map(({ error }) => error.call.path);

describe('the failures of a session', () => {
  test('stand newest first, with their moment, until they are cleared [R-APP-12]', () => {
    const log = createFailureLog();
    vi.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2000);
    log.add(failure('/api/a'));
    log.add(failure('/api/b'));
    expect(log.all().map(({ at, error }) => [at, error.call.path])).toEqual([
      [2000, '/api/b'],
      [1000, '/api/a'],
    ]);
    log.clear();
    expect(log.all()).toEqual([]);
    vi.restoreAllMocks();
  });

  test('are told to who listens, as another list each time, and not to who has stopped', () => {
    const log = createFailureLog();
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    const before = log.all();
    log.add(failure('/api/a'));
    expect(log.all()).not.toBe(before);
    log.clear();
    stop();
    log.add(failure('/api/b'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('are no more than fifty, the oldest going first, each with a key of its own', () => {
    const log = createFailureLog();
    for (let index = 0; index < 60; index += 1) log.add(failure(`/api/${index}`));
    expect(paths(log)).toHaveLength(50);
    expect(paths(log)[0]).toBe('/api/59');
    expect(paths(log).at(-1)).toBe('/api/10');
    expect(new Set(log.all().map(({ key }) => key)).size).toBe(50);
  });
});
