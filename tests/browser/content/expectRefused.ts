import { expect } from 'vitest';
import type { Visit } from '../harness/Visit';

/**
 * The form was rejected with exactly `text`, shown once; of the fields given by label, those that are true are marked.
 */
export async function expectRefused(
  visit: Visit,
  text: string,
  marked: Readonly<Record<string, boolean>>,
): Promise<void> {
  const labels = Object.keys(marked);
  const marks = () => Promise.all(labels.map((label) => visit.field(label).getAttribute('aria-invalid')));
  // Polled, because an earlier error of the same form may still be visible.
  await expect.poll(marks, { message: labels.join(', ') }).toEqual(Object.values(marked).map(String));
  await expect.poll(() => visit.alert().allTextContents()).toEqual([text]);
}
