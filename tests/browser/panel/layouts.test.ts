import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../setup/violations';
import { users } from '../export/userRows';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf } from '../scoped/areas';
import { openArea } from '../scoped/openArea';
import { rowOf as siteRow } from '../scoped/rowOf';
import { hasFocus, panelOf, recordIn, rowOf } from './panelOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

test.each(['Light', 'Dark', 'High contrast'])(
  'axe finds nothing in the panel, in any window, in %s [X-PANEL-06]',
  async (theme) => {
    const visit = await app.newPage({ path: users.path });
    const { panel } = panelOf(visit);
    await visit.page.getByRole('button', { name: 'Theme' }).click();
    await visit.page.getByRole('menuitemradio', { name: theme, exact: true }).click();
    await rowOf(visit, /@/).press('Enter');
    await panel.locator('dt').first().waitFor();
    for (const size of windows) {
      await visit.page.setViewportSize(size);
      expect(await violations(visit.page), `${size.width} px`).toEqual([]);
    }
  },
);

test('on a phone the panel is a page, over cards of a table; Back leads to the card [X-PANEL-06]', async () => {
  const viewport = { width: 390, height: 844 };
  const visit = await app.newPage({ path: users.path, viewport });
  const { panel, title, closed } = panelOf(visit);
  const card = visit.page.locator('tbody tr').nth(6);
  const name = await card.locator('td').nth(1).textContent();
  await card.locator('td').nth(1).click();
  await expect.poll(() => title.textContent()).toBe(name);
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, ...viewport });
  const width = await visit.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await visit.page.goBack();
  await closed();
  await expect.poll(() => hasFocus(card)).toBe(true);
});

test.each(['EFFORTLESS', 'LOANIMAGE'])('cards and grids of pictures open it too: %s [X-PANEL-06]', async (prefix) => {
  const area = areaOf(prefix);
  const { visit, items } = await openArea(app, area, `/${area.route}?loan_id=2`);
  const { panel, title, closed } = panelOf(visit);
  await items.first().waitFor();
  await items
    .nth(1)
    .locator('div')
    .nth(1)
    .click({ position: { x: 8, y: 8 } });
  await panel.getByRole('link', { name: 'Edit' }).waitFor();
  expect(recordIn(visit)).not.toBeNull();
  await visit.page.keyboard.press('ArrowLeft');
  await expect.poll(() => panel.getByRole('status').textContent()).toMatch(/^1 of \d+/);
  expect(await title.textContent()).not.toBe('');
  await visit.page.keyboard.press('Escape');
  await closed();
  await expect.poll(() => hasFocus(items.first())).toBe(true);
  await visit.page.keyboard.press('ArrowDown');
  await visit.page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Edit' }).click();
  await visit.page.waitForURL(`**/edit-${area.route}/*`);
});

test('in a list of 10,000 rows too, the row of the record is in sight [X-PANEL-08]', async () => {
  const area = areaOf('BENEFITS');
  const screen = await openArea(app, area, null);
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    siteRow(area, { id: index + 1, text: `Row ${index + 1}.` }),
  );
  await screen.bend('list', { body: { [area.keys.list]: rows } });
  // Far from the rows that are rendered at first.
  await screen.open(`/${area.route}?loan_id=2&record=7000`);
  const { visit } = screen;
  const { title, panel, closed } = panelOf(visit);
  await expect.poll(() => title.textContent(), { timeout: 20_000 }).toBe('Row 7000.');
  await panel.getByText('7,000 of 10,000').waitFor();
  await visit.page.keyboard.press('ArrowRight');
  await expect.poll(() => title.textContent()).toBe('Row 7001.');
  await visit.page.keyboard.press('Escape');
  await closed();
  const row = rowOf(visit, 'Row 7001.');
  await expect.poll(() => hasFocus(row)).toBe(true);
  const isInSight = await row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(isInSight).toBe(true);
  expect(await visit.page.locator('tbody tr').count()).toBeLessThan(100);
});
