import { expect } from 'vitest';
import type { Visit } from '../harness/Visit';
import { onScreen, sidebar } from './steps';

/** The screen is there: heading, sidebar, and something to read under the heading. */
export async function expectOrder(visit: Visit, heading: string): Promise<void> {
  await onScreen(visit, heading);
  expect(await sidebar(visit).getByRole('link').count()).toBe(20);
  expect(await visit.page.getByText('This screen broke').count()).toBe(0);
  expect(visit.pageErrors).toEqual([]);
}
