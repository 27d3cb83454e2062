import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPendingRemovals, type PendingRemovals, undoTime } from '../../src/removal/pendingRemovals';

let removals: PendingRemovals;
let leaves: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaves = listener;
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide' && listener === leaves) leaves = () => expect.fail('heard by a console that is gone');
  });
  removals = createPendingRemovals();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a deletion that can be undone', () => {
  test('is sent once after five seconds, without keepalive [R-FORMEFF-21]', async () => {
    const send = vi.fn();
    const over = removals.add('things', 7, send);
    await vi.advanceTimersByTimeAsync(undoTime - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await over;
    removals.flush();
    leaves();
    expect(send.mock.calls).toEqual([[false]]);
    expect(undoTime).toBe(5000);
  });

  test('is never sent if undone; undoing too late has no effect and says so [R-FORMEFF-21]', async () => {
    const send = vi.fn();
    const over = removals.add('things', 7, send);
    expect(removals.undo('things', '7')).toBe(true);
    await over;
    expect(removals.undo('things', 7)).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    leaves();
    expect(send).not.toHaveBeenCalled();
  });

  test('is sent immediately when the user leaves its list; those of other lists wait [R-FORMEFF-21]', () => {
    const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()];
    void removals.add('things', 1, one);
    void removals.add('things', 2, two);
    void removals.add('things-of-another-kind', 1, other);
    removals.flush('things');
    expect([one, two, other].map((send) => send.mock.calls)).toEqual([[[false]], [[false]], []]);
  });

  test('is sent with keepalive when the page is closed [R-FORMEFF-21]', () => {
    const send = vi.fn();
    void removals.add('things', 1, send);
    leaves();
    expect(send.mock.calls).toEqual([[true]]);
  });

  test('is sent when its console is unmounted, which then no longer listens to the page [R-FORMEFF-21]', () => {
    const send = vi.fn();
    void removals.add('things', 1, send);
    removals.dispose();
    expect(send.mock.calls).toEqual([[true]]);
    expect(leaves).toThrow('heard by a console that is gone');
  });
});
