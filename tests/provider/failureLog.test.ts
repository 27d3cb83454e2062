import { describe, expect, test, vi } from 'vitest';
import { createFailureLog } from '../../src/provider/failureLog';
import { HttpError } from '../../src/provider/HttpError';

const failure = (path: string) => new HttpError('status', { method: 'PUT', path }, { status: 500, siteMessage: 'No' });
const paths = (log: ReturnType<typeof createFailureLog>) => log.all().map(({ error }) => error.call.path);

describe('the failures of a session', () => {
  test('are listed newest first with their time, until cleared [R-APP-12]', () => {
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

  test('reach listeners as a new list each time, until they unsubscribe', () => {
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

  test('are limited to fifty, dropping the oldest, each with its own key', () => {
    const log = createFailureLog();
    for (let index = 0; index < 60; index += 1) log.add(failure(`/api/${index}`));
    expect(paths(log)).toHaveLength(50);
    expect(paths(log)[0]).toBe('/api/59');
    expect(paths(log).at(-1)).toBe('/api/10');
    expect(new Set(log.all().map(({ key }) => key)).size).toBe(50);
  });
});
