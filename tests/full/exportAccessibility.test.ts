import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagedSite } from '../browser/export/pagedSite';
import { userRows, users } from '../browser/export/userRows';
import { walkExport } from '../browser/export/walkExport';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { violations } from '../setup/violations';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const themes = ['light', 'dark', 'contrast'];
const widths = [1280, 768, 390];

test.each(themes.flatMap((theme) => widths.map((width) => [theme, width] as const)))(
  'axe finds nothing in the menu and the dialogs of an export in theme %s at %d px [X-EXPORT-13]',
  async (theme, width) => {
    const visit = await app.newPage({ path: null, viewport: { width, height: 800 } });
    const { page } = visit;
    const site = await pagedSite(visit, users, userRows(35));
    await visit.goto(users.path);
    await page.getByText('Ravi Iyer', { exact: true }).first().waitFor();
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await violations(page), 'list').toEqual([]);
    await walkExport(page, site);
  },
);
