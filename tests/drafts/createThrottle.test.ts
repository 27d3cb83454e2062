import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from '../../src/drafts/createThrottle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work requested several times is done once, after the delay', () => {
  const work = vi.fn();
  const { request } = createThrottle(work, 500);
  request();
  vi.advanceTimersByTime(400);
  request();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('requested again after it was done, it is done again', () => {
  const work = vi.fn();
  const { request } = createThrottle(work, 500);
  for (let turn = 0; turn < 3; turn += 1) {
    request();
    vi.advanceTimersByTime(500);
  }
  expect(work).toHaveBeenCalledTimes(3);
});

test('where the timer is late, the next request does the work', () => {
  const work = vi.fn();
  const { request } = createThrottle(work, 500);
  request();
  vi.setSystemTime(Date.now() + 600);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600);
  request();
  expect(work).toHaveBeenCalledTimes(1);
});

test('flush does at once what was requested, and nothing where nothing was', () => {
  const work = vi.fn();
  const { request, flush } = createThrottle(work, 500);
  flush();
  expect(work).not.toHaveBeenCalled();
  request();
  flush();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
