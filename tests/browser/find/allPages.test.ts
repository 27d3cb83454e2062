import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagedSite, pagedSite, type SiteRow } from '../export/pagedSite';
import { userRows, users } from '../export/userRows';
import { fullTest } from '../harness/fullTest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

interface Opened {
  readonly visit: Visit;
  readonly site: PagedSite;
}

async function openUsers(rows: SiteRow[], path = users.path): Promise<Opened> {
  const visit = await app.newPage({ path: null });
  const site = await pagedSite(visit, users, rows);
  await visit.goto(path);
  await visit.page.getByRole('table').getByText('Ravi Iyer', { exact: true }).first().waitFor();
  return { visit, site };
}

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const searchBox = ({ page }: Visit) => page.getByRole('searchbox', { name: 'Search' });
const said = ({ page }: Visit, text: string) => page.getByRole('status').filter({ hasText: text }).first();
const ids = ({ page }: Visit) => page.locator('tbody tr td:first-child').allTextContents();
const region = ({ page }: Visit) => page.getByRole('group', { name: 'All pages' });

/** 1,240 users; one of them, on page 97, called from Pune. */
const manyUsers = () =>
  userRows(1240).map((row, index) => (index === 964 ? { ...row, name: 'Asha Vérma', address: 'Pune' } : row));

test('one search of all pages finds a row on page 97, four calls at a time; Stop stops [X-FIND-05] [X-FIND-06]', async () => {
  const { visit, site } = await openUsers(manyUsers());
  await searchBox(visit).fill('pune verma');
  await visit.page.getByText('Nothing on this page matches.').waitFor();
  await said(visit, '0 of 10 on this page').waitFor();
  expect(site.asked).toEqual([1]);
  const gate = later();
  site.before = (page) => (page > 32 ? gate.promise.then(() => undefined) : undefined);
  await button(visit, 'Search all pages').click();
  await region(visit).getByText('Read 320 of 1,240').waitFor();
  expect(await region(visit).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  await button(visit, 'Stop').click();
  const before = site.asked.length;
  gate.resolve();
  await visit.page.waitForLoadState('networkidle');
  expect(site.asked).toHaveLength(before);
  await button(visit, 'Continue').click();
  await said(visit, '1 of 1,240').waitFor();
  await said(visit, '1,240 users read.').waitFor();
  expect(await ids(visit)).toEqual(['276']);
  expect(site.mostRunning()).toBe(4);
  expect(site.asked.filter((page) => page === 97)).toEqual([97]);
});

fullTest(
  'all that was read is sorted and filtered without a call, and stays while one goes and comes back [X-FIND-05]',
  async () => {
    const rows = userRows(60).map((row, index) => ({ ...row, status: index < 7 ? '0' : '1' }));
    const { visit, site } = await openUsers(rows);
    // What would sort one page only is not offered.
    expect(await visit.page.getByRole('columnheader').getByRole('button').count()).toBe(0);
    await searchBox(visit).press('Enter');
    await said(visit, '60 users read.').waitFor();
    site.asked.splice(0);
    await visit.page.getByRole('columnheader', { name: 'ID', exact: true }).getByRole('button').click();
    await expect.poll(async () => (await ids(visit)).slice(0, 3)).toEqual(['1', '2', '3']);
    await button(visit, 'Filter').click();
    await visit.field('Status').selectOption('Inactive');
    await button(visit, 'Apply').click();
    await said(visit, '7 of 60').waitFor();
    expect(await ids(visit)).toEqual(['54', '55', '56', '57', '58', '59', '60']);
    await visit.page
      .getByRole('navigation', { name: 'Screens' })
      .getByRole('link', { name: 'Mission', exact: true })
      .click();
    await visit.heading().filter({ hasText: 'Mission' }).waitFor();
    await visit.page.goBack();
    await said(visit, '7 of 60').waitFor();
    await said(visit, '60 users read.').waitFor();
    expect(site.asked).toEqual([]);
    // A copy of its address reads them again.
    await visit.page.reload();
    await said(visit, '7 of 60').waitFor();
    expect([...new Set(site.asked)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    await button(visit, 'Show pages').click();
    await visit.page.getByRole('navigation', { name: 'Pages' }).waitFor();
  },
);

fullTest('what is searched in all pages is searched in the page that is shown after them [X-FIND-05]', async () => {
  const rows = userRows(30).map((row, index) => (index === 24 ? { ...row, name: 'Asha Vérma' } : row));
  const { visit } = await openUsers(rows);
  await searchBox(visit).fill('verma');
  await searchBox(visit).press('Enter');
  await said(visit, '1 of 30').waitFor();
  await button(visit, 'Show pages').click();
  await said(visit, '0 of 10 on this page').waitFor();
  expect(await searchBox(visit).inputValue()).toBe('verma');
});

test('rows that come and go while all pages are read are reported, and none is there twice [X-FIND-06]', async () => {
  const { visit, site } = await openUsers(userRows(137));
  site.before = async (page) => {
    if (page !== 7 || site.rows.length !== 137) return undefined;
    site.rows = [{ ...users.row, id: 138 }, ...site.rows.filter(({ id }) => id !== 130 && id !== 120)];
    return undefined;
  };
  await button(visit, 'Search all pages').click();
  await said(visit, '138 users read. The site counts 136.').waitFor();
  await said(visit, '1 was added meanwhile.').waitFor();
  await said(visit, '2 were deleted meanwhile; they may still be shown.').waitFor();
  await said(visit, '138 users').waitFor();
  expect(site.mostRunning()).toBeLessThanOrEqual(4);
});

fullTest('a failure while all pages are read is said and goes on; leaving the screen stops [X-FIND-06]', async () => {
  const { visit, site } = await openUsers(userRows(137));
  let left = 1;
  const gate = later();
  site.before = async (page) => {
    if (page < 8) return undefined;
    left -= 1;
    if (left >= 0) return { status: 500, json: { message: 'out of order' } };
    await gate.promise;
    return undefined;
  };
  await button(visit, 'Search all pages').click();
  await region(visit)
    .getByRole('alert')
    .filter({ hasText: 'The reading was interrupted. The site answered: out of order' })
    .waitFor();
  const failed = site.asked.length;
  await button(visit, 'Continue').click();
  await expect.poll(() => site.asked.length).toBeGreaterThan(failed);
  await visit.page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name: 'Mission', exact: true })
    .click();
  await visit.heading().filter({ hasText: 'Mission' }).waitFor();
  const before = site.asked.length;
  gate.resolve();
  await visit.page.waitForLoadState('networkidle');
  expect(site.asked).toHaveLength(before);
});
