import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { runSequence, type Step } from '../browser/unsaved/sequence';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const minute = 60_000;

/** No blank text, because the form rejects it; no lone carriage return, because no text box can contain it. */
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('\n', '<b>', '&', 'ॐ', '  ')), {
    maxLength: 6,
  })
  .map((parts) => `x${parts.join('').replace(/[\r\0]/g, '')}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: text }) },
  { weight: 5, arbitrary: fc.constantFrom<Step>('reload', 'expire', 'sign in', 'leave', 'come back') },
  { weight: 1, arbitrary: fc.constant<Step>('save') },
);

test(
  'whatever happens between typing and saving, the text typed last is saved [R-APP-21] [R-SESS-08]',
  async () => {
    let runs = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      await runSequence(app, steps);
      runs += 1;
    });
    // Each failure costs one run per step that is left out while shrinking, so that is limited too.
    const bounds = { interruptAfterTimeLimit: 20 * minute, markInterruptAsFailure: true };
    try {
      await fc.assert(property, { numRuns: 25, ...bounds, endOnFailure: false });
    } finally {
      console.log(`${runs} sequences held`);
    }
  },
  25 * minute,
);
