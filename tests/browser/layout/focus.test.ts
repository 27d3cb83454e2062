import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { longSite } from './longSite';
import { tabThrough } from './tabThrough';

let app: OpenedConsole;
let long: OpenedSlots;
beforeAll(async () => {
  [app, long] = await Promise.all([openConsole(), openSlots('tests/browser/layout/resources', longSite())]);
}, 180_000);
afterAll(() => Promise.all([app.close(), long.close()]));

async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
}

// Every screen in every window is in tests/full.
test.each([
  ['/dashboard', 320, 256],
  ['/edit-home-features/1', 320, 256],
  ['/loan-benefits?loan_id=1', 412, 600],
  ['/edit-disclaimer/1', 640, 512],
  ['/add-home-features', 640, 512],
])('on %s at %i x %i nothing covers what Tab and Shift+Tab focus [X-LAYOUT-03]', async (path, width, height) => {
  const visit = await app.newPage({ path, viewport: { width, height }, context: { reducedMotion: 'reduce' } });
  await loaded(visit.page);
  const { stops, hidden } = await tabThrough(visit.page);
  expect(hidden).toEqual([]);
  expect(stops).toBeGreaterThan(6);
});

fullTest.each([640, 1280])(
  'nor do the columns that stay in sight, in a wide table of a window %i px wide [X-LAYOUT-03]',
  async (width) => {
    const visit = await long.open('/people', { viewport: { width, height: 512 } });
    onTestFinished(() => visit.close());
    await loaded(visit.page);
    const { stops, hidden } = await tabThrough(visit.page);
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  },
);
