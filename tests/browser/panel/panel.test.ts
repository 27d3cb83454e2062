import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagedSite, pagedSite } from '../export/pagedSite';
import { userRows, users } from '../export/userRows';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitOptions } from '../harness/Visit';
import { hasFocus, panelOf, recordIn, rowOf } from './panelOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

interface Opened extends ReturnType<typeof panelOf> {
  readonly visit: Visit;
  readonly site: PagedSite;
}

const people = () => userRows(25).map((row) => ({ ...row, name: `Person ${String(row.id)}` }));

/** The users, ten a page, of whom the first is Person 25. */
async function openUsers(path = users.path, options: VisitOptions = {}): Promise<Opened> {
  const visit = await app.newPage({ path: null, ...options });
  const site = await pagedSite(visit, users, people());
  await visit.goto(path);
  await visit.page
    .getByText(/^Person \d+$/)
    .first()
    .waitFor({ state: 'attached' });
  return { visit, site, ...panelOf(visit) };
}

const titled = async ({ title }: Pick<Opened, 'title'>, text: string) =>
  expect.poll(() => title.textContent()).toBe(text);

test('a click on a row opens all of its record; Esc closes it, with the focus on the row [X-PANEL-01]', async () => {
  const opened = await openUsers();
  const { visit, site, panel, shown, closed } = opened;
  await rowOf(visit, 'Person 23').getByRole('cell').nth(5).click();
  await titled(opened, 'Person 23');
  expect(await panel.locator('dt').allTextContents()).toEqual(users.headings);
  expect(await shown('ID').textContent()).toBe('23');
  expect(await shown('Address').textContent()).toBe('12 Sample Street, Pune');
  expect(recordIn(visit)).toBe('23');
  await visit.page.keyboard.press('Escape');
  await closed();
  expect(recordIn(visit)).toBeNull();
  await expect.poll(() => hasFocus(rowOf(visit, 'Person 23'))).toBe(true);
  // What the list has read is shown: nothing is asked for again.
  expect(site.asked).toEqual([1]);
});

test('rows have the focus in turn by the arrows, and Enter opens one; Back closes it [X-PANEL-01]', async () => {
  const opened = await openUsers();
  const { visit, closed, button } = opened;
  await rowOf(visit, 'Person 25').focus();
  await visit.page.keyboard.press('ArrowDown');
  await visit.page.keyboard.press('ArrowDown');
  await visit.page.keyboard.press('ArrowUp');
  expect(await hasFocus(rowOf(visit, 'Person 24'))).toBe(true);
  await visit.page.keyboard.press('Enter');
  await titled(opened, 'Person 24');
  await visit.page.goBack();
  await closed();
  await expect.poll(() => hasFocus(rowOf(visit, 'Person 24'))).toBe(true);
  await visit.page.goForward();
  await titled(opened, 'Person 24');
  await button('Close').click();
  await closed();
  await expect.poll(() => hasFocus(rowOf(visit, 'Person 24'))).toBe(true);
});

test('mail and phone are links, and each value can be copied by itself [X-PANEL-02]', async () => {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] };
  const { visit, shown, button } = await openUsers(`${users.path}?record=21`, { context });
  const link = (label: string) => shown(label).getByRole('link').getAttribute('href');
  await shown('Email').getByRole('link').waitFor();
  expect(await link('Email')).toBe('mailto:ravi@example.com');
  expect(await link('Phone')).toBe('tel:5550001111');
  const copied = () => visit.page.evaluate(() => navigator.clipboard.readText());
  await button('Copy Phone').click();
  await expect.poll(copied).toBe('5550001111');
  await button('Copy Phone').filter({ hasText: 'Copied' }).waitFor();
  await button('Copy Created At').click();
  await expect.poll(copied).toBe(users.cells.at(-1));
  await button('Copy ID').click();
  await expect.poll(copied).toBe('21');
});

test('keys and buttons lead to the next record and the one before, over the ends of a page [X-PANEL-03]', async () => {
  const opened = await openUsers(`${users.path}?record=24`);
  const { visit, site, panel, button, closed } = opened;
  await titled(opened, 'Person 24');
  await panel.getByText('2 of 10 on this page').waitFor();
  await visit.page.keyboard.press('ArrowLeft');
  await titled(opened, 'Person 25');
  // There is nothing before the first, and the focus stays.
  expect(await button('Previous record').getAttribute('aria-disabled')).toBe('true');
  await visit.page.keyboard.press('ArrowLeft');
  for (const id of [24, 23, 22, 21, 20, 19, 18, 17, 16]) {
    await visit.page.keyboard.press('ArrowRight');
    await titled(opened, `Person ${id}`);
  }
  await button('Next record').click();
  await titled(opened, 'Person 15');
  expect(recordIn(visit)).toBe('15');
  expect(site.asked).toEqual([1, 2]);
  await button('Previous record').click();
  await titled(opened, 'Person 16');
  await visit.page.keyboard.press('ArrowRight');
  await titled(opened, 'Person 15');
  await visit.page.keyboard.press('Escape');
  await closed();
  await expect.poll(() => hasFocus(rowOf(visit, 'Person 15'))).toBe(true);
  expect(new URL(visit.page.url()).searchParams.get('page')).toBe('2');
});

fullTest(
  'a reload and a copied link show the same; a record that is not there is said not to be [X-PANEL-04]',
  async () => {
    const opened = await openUsers(`${users.path}?page=2`);
    const { visit, panel, closed } = opened;
    await rowOf(visit, 'Person 12').click({ position: { x: 4, y: 4 } });
    await titled(opened, 'Person 12');
    await visit.page.reload();
    await titled(opened, 'Person 12');
    await visit.page.keyboard.press('Escape');
    await closed();
    expect(new URL(visit.page.url()).search).toBe('?page=2');
    const copy = await openUsers(`${users.path}?page=2&record=12`);
    await titled(copy, 'Person 12');
    await copy.visit.page.keyboard.press('Escape');
    await copy.closed();
    expect(new URL(copy.visit.page.url()).search).toBe('?page=2');
    await expect.poll(() => hasFocus(rowOf(copy.visit, 'Person 12'))).toBe(true);
    await visit.goto(`${users.path}?record=3`);
    const elsewhere = 'This user is not on this page of the list. It may be on another page, or may have been deleted.';
    await panel.getByRole('alert').filter({ hasText: elsewhere }).waitFor();
    await visit.page.keyboard.press('Escape');
    await closed();
    expect(await hasFocus(visit.heading())).toBe(true);
  },
);

test('secrets are masked and cannot be copied until they are shown, here as in the list [X-PANEL-05]', async () => {
  const { visit, panel, shown, button } = await openUsers(`${users.path}?record=25`);
  await shown('Password').getByRole('img', { name: 'Hidden' }).waitFor();
  expect(await button('Copy Password').count()).toBe(0);
  expect(await panel.innerHTML()).not.toMatch(/Sample@730|604913|281755/);
  await panel.getByRole('switch', { name: 'Show secrets' }).click();
  await expect.poll(() => shown('Password').textContent()).toBe('Sample@730');
  await button('Copy Password').waitFor();
  await visit.page.keyboard.press('Escape');
  await rowOf(visit, 'Sample@730').waitFor();
});

test('selecting text, a link, a button or a key with another opens nothing [X-PANEL-07]', async () => {
  const visit = await app.newPage({ path: '/mission' });
  const { panel } = panelOf(visit);
  const row = visit.page.locator('tbody tr').first();
  const cell = row.getByRole('cell').last();
  await row.waitFor();
  const text = row.getByRole('cell').nth(2);
  const box = await text.boundingBox();
  if (!box) throw new Error('the cell is not shown');
  await visit.page.mouse.move(box.x + 14, box.y + box.height / 2);
  await visit.page.mouse.down();
  await visit.page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 4 });
  await visit.page.mouse.up();
  expect(await visit.page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  await cell.click({ position: { x: 2, y: 2 } });
  await text.click({ modifiers: ['Shift'] });
  expect(await panel.count()).toBe(0);
  expect(recordIn(visit)).toBeNull();
  await row.getByRole('button', { name: 'Delete' }).click();
  await visit.page.getByRole('alertdialog').waitFor();
  await visit.page.keyboard.press('Escape');
  await row.getByRole('link', { name: 'Edit' }).click();
  await visit.page.waitForURL('**/edit-mission/*');
  expect(await panel.count()).toBe(0);
});
