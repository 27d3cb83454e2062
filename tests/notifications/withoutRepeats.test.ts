import type { NotificationPayload } from 'react-admin';
import { expect, test } from 'vitest';
import { withoutRepeats } from '../../src/notifications/withoutRepeats';

interface Given {
  readonly message?: string;
  readonly type?: NotificationPayload['type'];
  readonly action?: object;
  readonly options?: object;
}

function notification({ message = 'Saved', type = 'success', action, options }: Given) {
  return { message, type, notificationOptions: { ...options, ...(action && { action }) } };
}

/** Which of several notifications, shown one after another, are left, by their numbers. */
function left(...given: readonly Given[]): readonly number[] {
  const all: readonly NotificationPayload[] = given.map(notification);
  const shown = all.reduce<readonly NotificationPayload[]>((others, next) => withoutRepeats(others, next), []);
  return shown.map((one) => all.indexOf(one) + 1);
}

const retry = () => ({ label: 'Retry', run: () => undefined });
const repeat = () => ({ label: 'Repeat', isGeneral: true, run: () => undefined });

test('a notification takes the place of the former ones with the same text [X-SESSION-01]', () => {
  expect(left({}, {}, {})).toEqual([3]);
  expect(left({}, { message: 'Deleted' }, {})).toEqual([2, 3]);
});

test('a success and a failure, or one text with other values, are two [X-SESSION-01]', () => {
  expect(left({}, { type: 'error' })).toEqual([1, 2]);
  const counted = (count: number) => ({ options: { messageArgs: { count } } });
  expect(left(counted(1), counted(2), counted(1))).toEqual([2, 3]);
});

test('each deletion keeps its own Undo and its own Retry [X-SESSION-01]', () => {
  expect(left({ action: retry() }, { action: retry() })).toEqual([1, 2]);
  expect(left({ options: { undoable: true } }, { options: { undoable: true } })).toEqual([1, 2]);
  const until = { options: { until: Promise.resolve() } };
  expect(left(until, until)).toEqual([1, 2]);
});

test('a button that is about nothing in particular is shown once, and stays [X-SESSION-01]', () => {
  expect(left({ action: repeat() }, { action: repeat() })).toEqual([2]);
  expect(left({}, { action: repeat() })).toEqual([2]);
  expect(left({ action: repeat() }, {})).toEqual([1]);
});
