import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, long, play, short } from './actions';
import { type Fragment, fragments } from './corpus';
import type { OpenPage } from './openPage';

const names = [
  ...'type type type Enter Enter Backspace Delete Shift-Enter bold sup clear red larger noSize heading paragraph'.split(
    ' ',
  ),
  ...'quote code right noAlign bullets numbers deeper shallower link unlink rule table undo redo'.split(' '),
  ...['Row above', 'Row below', 'Column after', 'Delete row', 'Delete column', 'Header row on or off'],
];
const action = fc.record({
  from: fc.integer({ min: 0, max: 1000 }).map((share) => share / 1000),
  length: fc.constantFrom(0, 0, 0.2, 0.5, 1, 3),
  does: fc.constantFrom(...names),
});
/** Loose text would join that of the blocks around, and what is not closed (c45) would run on into them. */
const middles = fragments('c').filter(({ id, html }) => /^\s*<[\s\S]*>\s*$/.test(html) && !id.startsWith('c45'));

/** A table that is repaired after an edit over its cells must not be repaired again while that is undone. */
const spanned = middles.find(({ id }) => id.startsWith('c39')) as Fragment;
const repairedTwice: Action[] = [
  { from: 0.224, length: 0, does: 'Delete column' },
  { from: 0, length: 3, does: 'type' },
  { from: 0, length: 0, does: 'type' },
];

/** Declares the test that plays `runs` random sequences of actions in the corpus. */
export function randomActions({ open, runs }: { readonly open: () => OpenPage; readonly runs: number }): void {
  describe('any actions in a row', () => {
    it('leave the blocks around byte for byte, lose no text, and are undone to the first bytes', async () => {
      let [played, changed] = [0, 0];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...middles),
          fc.array(action, { minLength: 1, maxLength: 12 }),
          fc.constantFrom(short, long),
          async ({ html }, actions, { before, after }) => {
            const { value, faults, undone } = await open().page.evaluate(play, {
              before,
              middle: html,
              after,
              actions,
            });
            expect(faults).toEqual([]);
            expect(value.startsWith(before.replace(/<p>fence<\/p>$/, ''))).toBe(true);
            expect(value.endsWith(after.replace(/^<p>fence<\/p>/, ''))).toBe(true);
            expect(undone).toBe(before + html + after);
            played++;
            if (value !== undone) changed++;
          },
        ),
        { numRuns: runs, examples: [[spanned, repairedTwice, short]] },
      );
      console.log(`${played} random sequences, ${changed} of them changed the text`);
      expect(changed).toBeGreaterThan(played / 2);
    }, 240_000);
  });
}
