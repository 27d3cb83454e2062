import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { openNamed, signInAs } from '../unsaved/openNamed';
import { chooser, closeChooser, headings, logOut, openChooser, sidebarLink } from './chooser';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const path = '/loan-details';
const rows = ({ page }: Visit) => page.locator('tbody tr').allTextContents();
const searchBox = ({ page }: Visit) => page.getByRole('searchbox', { name: 'Search' });
const viewsOf = ({ page }: Visit, label: string) => page.getByRole('list', { name: `Saved views: ${label}` });

async function openDetails(options?: Parameters<typeof openNamed>[2]): Promise<Visit> {
  const visit = await openNamed(app, path, options);
  await visit.page.locator('tbody tr').first().waitFor();
  return visit;
}

async function saveView(visit: Visit, name: string): Promise<void> {
  const dialog = await openChooser(visit);
  await dialog.getByLabel('Name of the view').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByText(`${name} was saved.`).waitFor();
  await closeChooser(visit);
}

/** Searches, sorts and hides a column. */
async function arrange(visit: Visit): Promise<void> {
  await searchBox(visit).fill('loan');
  await visit.page.getByRole('columnheader', { name: 'ID', exact: true }).getByRole('button').click();
  await visit.page.getByRole('columnheader', { name: /^ID/ }).getByRole('button').click();
  const dialog = await openChooser(visit);
  await dialog.getByRole('checkbox', { name: 'Home Desc', exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Move Main Title up' }).click();
  await closeChooser(visit);
}

interface Shown {
  readonly headings: readonly string[];
  readonly rows: readonly string[];
  readonly search: string;
}

async function shownBy(visit: Visit): Promise<Shown> {
  return { headings: await headings(visit), rows: await rows(visit), search: await searchBox(visit).inputValue() };
}

test('a view opens from the sidebar, and a copy of its address elsewhere, with all that it had [X-VIEWS-01]', async () => {
  const visit = await openDetails();
  const whole = await headings(visit);
  await arrange(visit);
  const expected = await shownBy(visit);
  expect(expected.headings).not.toContain('Home Desc');
  expect(expected.search).toBe('loan');
  await saveView(visit, 'Newest loans');
  // The columns of this browser are others by then.
  await openChooser(visit);
  await chooser(visit).getByRole('button', { name: 'Reset', exact: true }).click();
  await closeChooser(visit);
  await sidebarLink(visit, 'Mission').click();
  await visit.heading().filter({ hasText: 'Mission' }).waitFor();
  await viewsOf(visit, 'Loan Details').getByRole('link', { name: 'Newest loans' }).click();
  await expect.poll(() => shownBy(visit)).toEqual(expected);
  const current = viewsOf(visit, 'Loan Details').getByRole('link', { name: 'Newest loans' });
  expect(await current.getAttribute('aria-current')).toBe('true');
  await visit.page.reload();
  await expect.poll(() => shownBy(visit)).toEqual(expected);
  const link = visit.page.url();
  await sidebarLink(visit, 'Loan Details').click();
  await expect.poll(() => headings(visit)).toEqual(whole);
  expect(await current.getAttribute('aria-current')).toBeNull();
  // Another browser, whose own columns are others.
  const other = await openDetails({ name: 'second.demo' });
  await (await openChooser(other)).getByRole('checkbox', { name: 'Main Title', exact: true }).uncheck();
  await closeChooser(other);
  const own = await headings(other);
  await other.goto(link);
  await expect.poll(() => shownBy(other)).toEqual(expected);
  expect(await viewsOf(other, 'Loan Details').count()).toBe(0);
  // What is changed there is in the address; Reset shows the own columns.
  const dialog = await openChooser(other);
  await dialog.getByText('These are the columns of a link.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Main Img', exact: true }).uncheck();
  await expect.poll(() => headings(other)).not.toContain('Main Img');
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  // The order is still that of the link.
  const unmarked = async () => (await headings(other)).map((text) => text.replace(/ [↑↓]$/, ''));
  await expect.poll(unmarked).toEqual(own);
}, 60_000);

fullTest(
  'the address that Copy link copies opens the view, its parent included [X-VIEWS-01]',
  async () => {
    const visit = await openNamed(app, '/loan-benefits?loan_id=2', {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await visit.page.locator('tbody tr').first().waitFor();
    await saveView(visit, 'Second loan');
    const dialog = await openChooser(visit);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByText('Copied').waitFor();
    const link = new URL(await visit.page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname).toBe('/loan-benefits');
    expect(link.searchParams.get('loan_id')).toBe('2');
    const other = await openNamed(app, link.pathname + link.search);
    await expect.poll(() => rows(other)).toEqual(await rows(visit));
  },
  60_000,
);

test('views outlive Logout and belong to a user name; who has none loads nothing for them [X-VIEWS-02]', async () => {
  const before = app.files.length;
  const visit = await openDetails();
  await visit.page.waitForLoadState('networkidle');
  const loaded = () => app.files.slice(before).filter((file) => /\/ViewLinks-/.test(file));
  expect(loaded()).toEqual([]);
  await saveView(visit, 'Mine');
  await sidebarLink(visit, 'Mine').waitFor();
  expect(loaded().length).toBeGreaterThan(0);
  await logOut(visit);
  await signInAs(visit.page, app, 'second.demo');
  await sidebarLink(visit, 'Loan Details').click();
  const dialog = await openChooser(visit);
  expect(await visit.page.getByRole('link', { name: 'Mine' }).count()).toBe(0);
  await dialog.getByLabel('Name of the view').fill('Theirs');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await sidebarLink(visit, 'Theirs').waitFor({ state: 'attached' });
  await closeChooser(visit);
  await logOut(visit);
  await signInAs(visit.page, app);
  await sidebarLink(visit, 'Mine').waitFor();
  expect(await visit.page.getByRole('link', { name: 'Theirs' }).count()).toBe(0);
}, 60_000);

test('a view is renamed, replaced and deleted, also with Undo; a blank or taken name is refused [X-VIEWS-03]', async () => {
  const visit = await openDetails();
  await saveView(visit, 'First');
  await saveView(visit, 'Second');
  const dialog = await openChooser(visit);
  const links = () => dialog.getByRole('link').allTextContents();
  const alert = (text: string) => dialog.getByRole('alert').filter({ hasText: text }).waitFor();
  const save = dialog.getByRole('button', { name: 'Save view' });
  const name = dialog.getByLabel('Name of the view');
  await name.fill('   ');
  await save.click();
  await alert('Give the view a name.');
  await name.fill(' FIRST ');
  await save.click();
  await alert('There is a view named FIRST already.');
  expect(await name.inputValue()).toBe(' FIRST ');
  await dialog.getByRole('checkbox', { name: 'Home Desc', exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  expect(await links()).toEqual(['First', 'Second']);
  expect(await dialog.getByRole('link', { name: 'First' }).getAttribute('href')).toContain('home_desc%22%2C0');
  await dialog.getByRole('button', { name: 'Rename Second' }).click();
  const renaming = dialog.getByLabel('New name of Second');
  await renaming.fill('first');
  await renaming.press('Enter');
  await alert('There is a view named first already.');
  await renaming.fill('Third');
  await renaming.press('Enter');
  await dialog.getByText('Second is now Third.').waitFor();
  expect(await links()).toEqual(['First', 'Third']);
  const focused = () => visit.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Rename Third');
  await sidebarLink(visit, 'Third').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Delete First' }).click();
  await dialog.getByText('First was deleted.').waitFor();
  expect(await links()).toEqual(['Third']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(links).toEqual(['First', 'Third']);
  await expect.poll(focused).toBe('Rename First');
  await dialog.getByRole('button', { name: 'Delete First' }).click();
  await dialog.getByRole('button', { name: 'Delete Third' }).click();
  await expect.poll(links).toEqual([]);
  await closeChooser(visit);
  expect(await viewsOf(visit, 'Loan Details').count()).toBe(0);
  await visit.page.reload();
  await visit.page.locator('tbody tr').first().waitFor();
  expect(await viewsOf(visit, 'Loan Details').count()).toBe(0);
}, 60_000);

test.each([
  ['blocked', 'SecurityError', 'this browser blocks the storage of this site'],
  ['full', 'QuotaExceededError', "the browser's storage for this site is full"],
])(
  'where the storage is %s, a view is not kept, which is said; its name stays [X-VIEWS-04]',
  async (_, error, text) => {
    const visit = await openDetails();
    await visit.page.evaluate((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', name);
      };
    }, error);
    const dialog = await openChooser(visit);
    await dialog.getByLabel('Name of the view').fill('Kept nowhere');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(await dialog.getByLabel('Name of the view').inputValue()).toBe('Kept nowhere');
    expect(await dialog.getByRole('link').count()).toBe(0);
  },
);
