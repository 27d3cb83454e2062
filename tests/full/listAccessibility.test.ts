import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listStates, reachState } from '../browser/accessible/listStates';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { violations } from '../setup/violations';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const themes = ['light', 'dark', 'contrast'];
const widths = [1280, 768, 390];

describe.each(themes.flatMap((theme) => widths.map((width) => ({ theme, width }))))(
  'in the theme $theme at $width px',
  ({ theme, width }) => {
    test.each(listStates)('axe finds nothing in $name [X-FIND-08] [X-EXPORT-13]', async (state) => {
      const visit = await app.newPage({ path: null, viewport: { width, height: 800 } });
      const { page } = visit;
      await page.addInitScript((name) => {
        // The blank page before the first load has no storage.
        if (location.protocol !== 'about:')
          localStorage.setItem('console.preferences', JSON.stringify({ theme: name }));
      }, theme);
      await reachState(visit, state);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      expect(await violations(page)).toEqual([]);
    });
  },
);
