import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { openNamed, signInAs } from '../unsaved/openNamed';
import { chooseExport, savedFile } from './exported';
import { type PagedSite, pagedSite, type SiteRow } from './pagedSite';
import { openHeadings, userRows, users } from './userRows';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const formats = [
  ['CSV', 'CSV: All records', '.csv'],
  ['Excel', 'Excel: All records', '.xlsx'],
] as const;

async function openUsers(rows: SiteRow[]): Promise<{ readonly visit: Visit; readonly site: PagedSite }> {
  const visit = await app.newPage({ path: null });
  const site = await pagedSite(visit, users, rows);
  await visit.goto(users.path);
  await visit.page.getByRole('table').getByText('Ravi Iyer', { exact: true }).first().waitFor();
  return { visit, site };
}

const sidebarLink = ({ page }: Visit, name: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true });
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Export: User Details' });
const button = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true });
const said = ({ page }: Visit, text: string) => page.getByRole('status').filter({ hasText: text });
const idsIn = (lines: readonly (readonly unknown[])[]) => lines.slice(1).map(([id]) => Number(id));
const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => count - index);

describe.each(formats)('%s of all records', (_, item, ending) => {
  test('has a line for each of 137 rows, read ten at a time, and says so [X-EXPORT-05]', async () => {
    const { visit, site } = await openUsers(userRows(137));
    site.asked.splice(0);
    const file = await savedFile(visit.page, () => chooseExport(visit.page, item));
    expect(file.name).toMatch(/^User Details, \d{4}-\d\d-\d\d\.\w+$/);
    expect(file.name.endsWith(ending)).toBe(true);
    expect(file.lines[0]).toEqual(openHeadings);
    expect(idsIn(file.lines)).toEqual(newestFirst(137));
    expect([...site.asked].sort((one, other) => one - other)).toEqual(newestFirst(14).reverse());
    expect(site.mostRunning()).toBeLessThanOrEqual(4);
    await said(visit, '137 users exported. The site counts 137.').waitFor();
    expect(await dialog(visit).count()).toBe(0);
  });

  test('has what visitors typed as it is, and inert [X-EXPORT-02]', async () => {
    const typed = ['=HYPERLINK("https://evil.example.com")', '+91', '-1+2', '@SUM(1)', '\t=1', '\r=1', '\n=1'];
    const plain = ['आशा वर्मा', '007', 'a "b", c'];
    const rows = [...typed, ...plain].map((address, index) => ({
      ...users.row,
      id: index + 1,
      address,
      name: address,
    }));
    const { visit } = await openUsers([
      { ...users.row, id: { digits: '12345678901234567890' }, pin_no: '007', phoneno: 5_550_001_111 },
      ...rows,
    ]);
    const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, item));
    const column = (heading: string) => lines.slice(1).map((line) => line[openHeadings.indexOf(heading)]);
    expect([column('ID')[0], column('PIN No')[0], column('Phone')[0]]).toEqual([
      '12345678901234567890',
      '007',
      '5550001111',
    ]);
    const inert = typed.map((text) => `'${text.replace(/^\s/, "$&'")}`);
    const expected = ending === '.csv' ? inert : typed.map((text) => text.trim());
    for (const heading of ['Name', 'Address']) expect(column(heading).slice(1)).toEqual([...expected, ...plain]);
  });
});

test('rows that come and go meanwhile are reported, and none is there twice [X-EXPORT-06]', async () => {
  const { visit, site } = await openUsers(userRows(137));
  site.asked.splice(0);
  site.before = async (page) => {
    if (page !== 7 || site.rows.length !== 137) return undefined;
    // Two that were read, and one on top: what follows moves up.
    site.rows = [{ ...users.row, id: 138 }, ...site.rows.filter(({ id }) => id !== 130 && id !== 120)];
    return undefined;
  };
  const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, 'CSV: All records'));
  const ids = idsIn(lines);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort((one, other) => other - one)).toEqual(newestFirst(138));
  await dialog(visit).getByText('138 users exported. The site counts 136.').waitFor();
  await dialog(visit).getByText('1 was added meanwhile.').waitFor();
  await dialog(visit).getByText('2 were deleted meanwhile; they may still be in the file.').waitFor();
  expect(site.mostRunning()).toBeLessThanOrEqual(4);
  await button(visit, 'Close').click();
  await expect.poll(() => dialog(visit).count()).toBe(0);
});

describe('an export that is interrupted', () => {
  const failingOnce = (site: PagedSite, answer: 'no connection' | { status: number; json: object }) => {
    let left = 1;
    site.before = async (page) => {
      if (page !== 8 || left === 0) return undefined;
      left -= 1;
      return answer;
    };
  };

  test.each([
    ['a 500', { status: 500, json: { message: 'out of order' } }, 'The site answered: out of order'],
    ['a dropped connection', 'no connection', 'The site did not answer.'],
  ] as const)('by %s goes on where it was [X-EXPORT-07]', async (_, answer, reason) => {
    const { visit, site } = await openUsers(userRows(137));
    failingOnce(site, answer);
    site.asked.splice(0);
    await chooseExport(visit.page, 'CSV: All records');
    await dialog(visit)
      .getByRole('alert')
      .filter({ hasText: `The export was interrupted. ${reason}` })
      .waitFor();
    await dialog(visit).getByText('Read 70 of 137').waitFor();
    const before = site.asked.length;
    const { lines } = await savedFile(visit.page, () => button(visit, 'Continue').click());
    expect(idsIn(lines)).toEqual(newestFirst(137));
    expect(Math.min(...site.asked.slice(before))).toBe(8);
  });

  test('by a session that ends goes on after a new sign-in [X-EXPORT-07]', async () => {
    const visit = await openNamed(app, '/mission');
    const site = await pagedSite(visit, users, userRows(137));
    await sidebarLink(visit, 'User Details').click();
    await visit.page.getByRole('cell', { name: '137', exact: true }).waitFor();
    failingOnce(site, { status: 401, json: {} });
    await chooseExport(visit.page, 'Excel: All records');
    await visit.field('Username').waitFor();
    await signInAs(visit.page, app);
    const { lines } = await savedFile(visit.page, () => button(visit, 'Continue').click());
    expect(idsIn(lines)).toEqual(newestFirst(137));
  });

  test('by Stop makes no more calls until it goes on [X-EXPORT-07]', async () => {
    const { visit, site } = await openUsers(userRows(137));
    const gate = later();
    site.before = (page) => (page > 5 ? gate.promise.then(() => undefined) : undefined);
    await chooseExport(visit.page, 'CSV: All records');
    await dialog(visit).getByText('Read 50 of 137').waitFor();
    expect(await dialog(visit).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('36');
    await button(visit, 'Stop').click();
    await dialog(visit).getByRole('status').filter({ hasText: 'The export was stopped.' }).waitFor();
    const before = site.asked.length;
    gate.resolve();
    await visit.page.waitForLoadState('networkidle');
    expect(site.asked).toHaveLength(before);
    const { lines } = await savedFile(visit.page, () => button(visit, 'Continue').click());
    expect(idsIn(lines)).toEqual(newestFirst(137));
    expect(site.mostRunning()).toBeLessThanOrEqual(4);
  });

  test('by leaving the screen is offered on return; Discard forgets it [X-EXPORT-07]', async () => {
    const { visit, site } = await openUsers(userRows(137));
    await sidebarLink(visit, 'Mission').click();
    await sidebarLink(visit, 'User Details').click();
    const gate = later();
    await visit.page.getByRole('cell', { name: '137', exact: true }).waitFor();
    site.before = (page) => (page > 5 ? gate.promise.then(() => undefined) : undefined);
    await chooseExport(visit.page, 'CSV: All records');
    await dialog(visit).getByText('Read 50 of 137').waitFor();
    await visit.page.goBack();
    await visit.heading().filter({ hasText: 'Mission' }).waitFor();
    const before = site.asked.length;
    gate.resolve();
    await visit.page.waitForLoadState('networkidle');
    expect(site.asked).toHaveLength(before);
    await visit.page.goForward();
    await dialog(visit).getByText('Read 50 of 137').waitFor();
    await button(visit, 'Discard').click();
    await expect.poll(() => dialog(visit).count()).toBe(0);
    await visit.page.goBack();
    await visit.page.goForward();
    await visit.page.getByRole('cell', { name: '137', exact: true }).waitFor();
    expect(await dialog(visit).count()).toBe(0);
  });

  test('is not offered after Logout, nor to someone else [X-EXPORT-07]', async () => {
    const visit = await openNamed(app, '/mission');
    const site = await pagedSite(visit, users, userRows(137));
    await sidebarLink(visit, 'User Details').click();
    await visit.page.getByRole('cell', { name: '137', exact: true }).waitFor();
    failingOnce(site, { status: 500, json: {} });
    await chooseExport(visit.page, 'CSV: All records');
    await button(visit, 'Continue').waitFor();
    await visit.page.goBack();
    await visit.page.getByRole('button', { name: /^Account/ }).click();
    await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
    await signInAs(visit.page, app);
    await sidebarLink(visit, 'User Details').click();
    await visit.page.getByRole('cell', { name: '137', exact: true }).waitFor();
    expect(await dialog(visit).count()).toBe(0);
  });
});
