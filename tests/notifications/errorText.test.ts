import { expect, test } from 'vitest';
import { createTranslate } from '../../src/i18n/createTranslate';
import { english } from '../../src/i18n/english';
import { errorText } from '../../src/notifications/errorText';
import { type Cause, HttpError } from '../../src/provider/HttpError';

const translate = createTranslate(english);
const call = { method: 'POST', path: '/api/things' } as const;
const own = { failed: 'The thing could not be saved.', failedIsGiven: false };
const given = { failed: 'Failed to add thing.', failedIsGiven: true };
const error = (reason: Cause, details = {}) => new HttpError(reason, call, details);

test.each([
  [own, error('status', { status: 500 }), 'The thing could not be saved. The site answered with an error (500).'],
  [
    own,
    error('status', { status: 422, siteMessage: 'Too long' }),
    'The thing could not be saved. The site answered: Too long',
  ],
  [own, error('unreachable'), 'The thing could not be saved. The site did not answer.'],
  [own, error('cut-off'), 'The thing could not be saved. The answer was cut off. It may have been saved.'],
  [own, error('stopped'), 'Sending was stopped. It may have been saved.'],
  [given, error('stopped'), 'Sending was stopped. It may have been saved.'],
  [given, error('status', { status: 500, siteMessage: 'Too long' }), 'Failed to add thing.'],
  [given, error('unreachable'), 'Failed to add thing.'],
  [given, error('cut-off'), 'Failed to add thing. It may have been saved.'],
  [own, new TypeError('x is undefined'), 'The thing could not be saved. Something went wrong.'],
])(
  'a failed save is explained in plain words, or by its declared text alone %# [R-APP-11] [R-APP-20]',
  (form, failure, text) => {
    expect(errorText(failure, form, 'saved', translate)).toBe(text);
  },
);

test.each([
  ['stopped', 'Sending was stopped.'],
  ['cut-off', 'Failed to add thing.'],
] as const)('a %s read before a save is not reported as possibly saved, since nothing was sent', (reason, text) => {
  expect(errorText(new HttpError(reason, { method: 'GET', path: '/api/things/1' }), given, 'saved', translate)).toBe(
    text,
  );
});

test('a deletion whose response was cut off may have been carried out', () => {
  expect(errorText(error('cut-off'), { ...given, failed: 'Failed to delete' }, 'deleted', translate)).toBe(
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
