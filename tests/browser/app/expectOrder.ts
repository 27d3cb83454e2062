import { expect } from 'vitest';
import { unspecifiedPaths } from '../../declared/unspecifiedPaths';
import type { Visit } from '../harness/Visit';
import { onScreen, sidebar } from './steps';

/** The screen is complete: heading, sidebar, and content below the heading. */
export async function expectOrder(visit: Visit, heading: string): Promise<void> {
  await onScreen(visit, heading);
  expect(await sidebar(visit).getByRole('link').count()).toBe(20 + unspecifiedPaths.length);
  expect(await visit.page.getByText('This screen failed').count()).toBe(0);
  expect(visit.pageErrors).toEqual([]);
}
