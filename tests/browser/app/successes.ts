import type { VisitAnswer } from '../harness/Visit';

/** Responses to a save or deletion that the site did not refuse: each is a success. */
export const successes: readonly [string, VisitAnswer][] = [
  ['204', { status: 204 }],
  ['200 without a body', { status: 200, body: '', contentType: 'application/json' }],
  ['{}', { body: {} }],
  ['null', { body: null }],
  ['a list', { body: [1] }],
  ['a flag that is not shown, not false', { body: { success: 'no', ok: false } }],
];
