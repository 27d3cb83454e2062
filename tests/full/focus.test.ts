import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '../browser/app/areas';
import { routes } from '../browser/app/screens';
import { filledList } from '../browser/app/steps';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { tabThrough } from '../browser/layout/tabThrough';
import { windows } from '../browser/layout/windows';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** With rows, where a list needs a choice before it has some. */
const addressOf = (path: string) => {
  const area = areas.find(({ list }) => list === path);
  return area ? filledList(area) : path;
};

describe.each(windows)('in a window of $width x $height', (viewport) => {
  test.each(routes)('on %s nothing covers what Tab and Shift+Tab focus [X-LAYOUT-03]', async (path) => {
    const { page } = await app.newPage({ path: addressOf(path), viewport, context: { reducedMotion: 'reduce' } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    const { stops, hidden } = await tabThrough(page);
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(6);
  });
});
