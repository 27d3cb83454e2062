import { expect, test } from 'vitest';
import { type Cause, HttpError } from '../../src/provider/HttpError';
import { failureText } from '../../src/views/failureText';

const call = { method: 'POST', path: '/api/things' } as const;
const own = { failed: 'The thing could not be saved.', failedIsGiven: false };
const given = { failed: 'Failed to add thing.', failedIsGiven: true };
const error = (reason: Cause, details = {}) => new HttpError(reason, call, details);

test.each([
  [own, error('status', { status: 500 }), 'The thing could not be saved. The site answered with an error (500).'],
  [
    own,
    error('status', { status: 422, says: 'Too long' }),
    'The thing could not be saved. The site answered: Too long',
  ],
  [own, error('unreachable'), 'The thing could not be saved. The site did not answer.'],
  [own, error('cut-off'), 'The thing could not be saved. The answer broke off. It may have been saved.'],
  [own, error('stopped'), 'Sending was stopped. It may have been saved.'],
  [given, error('stopped'), 'Sending was stopped. It may have been saved.'],
  [given, error('status', { status: 500, says: 'Too long' }), 'Failed to add thing.'],
  [given, error('unreachable'), 'Failed to add thing.'],
  [given, error('cut-off'), 'Failed to add thing. It may have been saved.'],
  [own, new TypeError('x is undefined'), 'The thing could not be saved. The console ran into a fault of its own.'],
])(
  'a failed save is told in plain words; a declared text stands alone, but for a success that may be hidden %# [R-APP-11] [R-APP-20]',
  (form, failure, text) => {
    expect(failureText(failure, form, 'saved')).toBe(text);
  },
);

test.each([
  ['stopped', 'Sending was stopped.'],
  ['cut-off', 'Failed to add thing.'],
] as const)('the read before a save that ended as %s hides no success: nothing had been sent', (reason, text) => {
  expect(failureText(new HttpError(reason, { method: 'GET', path: '/api/things/1' }), given, 'saved')).toBe(text);
});

test('a deletion whose answer broke off may have been done', () => {
  expect(failureText(error('cut-off'), { ...given, failed: 'Failed to delete' }, 'deleted')).toBe(
    'Failed to delete It may have been deleted.',
  );
});

test.each([
  ['POST', 'unreachable', true],
  ['POST', 'cut-off', true],
  ['POST', 'stopped', true],
  ['POST', 'status', false],
  ['POST', 'declined', false],
  ['GET', 'unreachable', false],
] as const)('a %s that failed as %s may have been carried out: %s [R-APP-11]', (method, reason, may) => {
  expect(new HttpError(reason, { method, path: '/api/things' }).mayHaveArrived).toBe(may);
});
