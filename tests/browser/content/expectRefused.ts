import { expect } from 'vitest';
import type { Visit } from '../harness/Visit';

/** The form was refused with exactly `text`, said once; of the fields named by their labels those that are true are marked. */
export async function expectRefused(
  visit: Visit,
  text: string,
  marked: Readonly<Record<string, boolean>>,
): Promise<void> {
  const labels = Object.keys(marked);
  const marks = () => Promise.all(labels.map((label) => visit.field(label).getAttribute('aria-invalid')));
  // Polled, as an earlier refusal of the same form may still be seen.
  await expect.poll(marks, { message: labels.join(', ') }).toEqual(Object.values(marked).map(String));
  await expect.poll(() => visit.alert().allTextContents()).toEqual([text]);
}
