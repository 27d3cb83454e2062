import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseExport } from '../browser/export/exported';
import { pagedSite } from '../browser/export/pagedSite';
import { userRows, users } from '../browser/export/userRows';
import { later } from '../browser/harness/later';
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
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menu', { name: 'Export' }).waitFor();
    expect(await violations(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: 'Show secrets' }).check();
    await chooseExport(page, 'CSV: All records');
    await page.getByRole('alertdialog').waitFor();
    expect(await violations(page), 'question').toEqual([]);
    const gate = later();
    site.before = (number) => (number > 1 ? gate.promise.then(() => ({ status: 500, json: {} })) : undefined);
    await page.getByRole('button', { name: 'Leave them out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export: User Details' });
    await dialog.getByText('Read 10 of 35').waitFor();
    expect(await violations(page), 'progress').toEqual([]);
    gate.resolve();
    await dialog.getByRole('alert').waitFor();
    expect(await violations(page), 'failure').toEqual([]);
  },
);
