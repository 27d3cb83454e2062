import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { violations } from '../../setup/violations';
import { savedFile } from '../export/exported';
import { fullTest } from '../harness/fullTest';
import type { Visit, VisitOptions } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { clubSite } from './clubSite';

let app: OpenedSlots;
const site = clubSite();
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', site);
}, 300_000);
afterAll(() => app.close());

const phone = { viewport: { width: 390, height: 844 } };

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const bar = ({ page }: Visit) => page.getByRole('group', { name: 'Selection' });
const box = ({ page }: Visit, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const status = (visit: Visit) => bar(visit).getByRole('status');
const told = ({ page }: Visit, text: string) => page.getByText(text, { exact: true });
const question = ({ page }: Visit, name: string) => page.getByRole('alertdialog', { name, exact: true });
const progress = ({ page }: Visit, name: string) => page.getByRole('dialog', { name, exact: true });
const selected = ({ page }: Visit) =>
  page
    .getByRole('checkbox', { name: /^Select / })
    .evaluateAll((boxes) => boxes.filter((one) => (one as HTMLInputElement).checked).map((one) => one.ariaLabel));

/** Opens a list in a session with a name, and begins to select. */
async function selecting(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await app.open(null, options);
  onTestFinished(() => visit.close());
  const planted = await visit.page.addInitScript(() => {
    if (location.protocol !== 'about:') sessionStorage.setItem('console.name', 'maintainer');
  });
  await visit.goto(path);
  await planted.dispose();
  await button(visit, 'Select').click();
  await bar(visit).waitFor();
  return visit;
}

/** Selects these rows, and asks to delete them. */
async function askToDelete(visit: Visit, names: readonly string[]): Promise<void> {
  for (const name of names) await box(visit, name).check();
  await bar(visit).getByRole('button', { name: 'Delete', exact: true }).click();
}

const confirm = (visit: Visit, title: string) => question(visit, title).getByRole('button', { name: 'Delete' }).click();

test('the declarations have no errors', async () => {
  const { errors } = await checkDeclarations(join(import.meta.dirname, 'resources'));
  expect(errors).toEqual([]);
}, 120_000);

describe('selecting', () => {
  test('Shift selects and leaves the rows between two presses; the number is announced [X-BULK-01]', async () => {
    const visit = await selecting('/members');
    await status(visit)
      .filter({ hasText: /^0 selected$/ })
      .waitFor();
    await box(visit, 'Member 2').click();
    await box(visit, 'Member 6').click({ modifiers: ['Shift'] });
    expect(await selected(visit)).toEqual([2, 3, 4, 5, 6].map((id) => `Select Member ${id}`));
    await status(visit)
      .filter({ hasText: /^5 selected$/ })
      .waitFor();
    await box(visit, 'Member 4').click({ modifiers: ['Shift'] });
    expect(await selected(visit)).toEqual(['Select Member 2', 'Select Member 3']);
    expect(visit.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
    await bar(visit).getByRole('button', { name: 'End selection' }).click();
    await bar(visit).waitFor({ state: 'detached' });
    expect(await visit.page.getByRole('checkbox').count()).toBe(0);
    // What was selected is not when it begins again.
    await button(visit, 'Select').click();
    await status(visit)
      .filter({ hasText: /^0 selected$/ })
      .waitFor();
  });

  test('all that a search leaves of a whole list is selected by one box [X-BULK-02]', async () => {
    const visit = await selecting('/members');
    await visit.page.getByRole('searchbox', { name: 'Search' }).fill('member 1');
    await bar(visit).getByRole('checkbox', { name: 'All 4 members' }).check();
    await status(visit)
      .filter({ hasText: /^4 selected$/ })
      .waitFor();
    await visit.page.getByRole('searchbox', { name: 'Search' }).fill('member 7');
    await status(visit)
      .filter({ hasText: /^4 selected, 4 of them not shown here$/ })
      .waitFor();
  });

  fullTest('of a paged list the page, or all pages, are selected, across pages [X-BULK-02]', async () => {
    const visit = await selecting('/entries');
    await bar(visit).getByRole('checkbox', { name: 'All on this page' }).check();
    await status(visit)
      .filter({ hasText: /^10 selected$/ })
      .waitFor();
    await button(visit, 'Next').click();
    await box(visit, 'Entry 11').check();
    await status(visit)
      .filter({ hasText: /^11 selected, 10 of them not shown here$/ })
      .waitFor();
    await bar(visit).getByRole('button', { name: 'Select all 137' }).click();
    await status(visit)
      .filter({ hasText: /^137 selected, 127 of them not shown here$/ })
      .waitFor();
  });

  fullTest('what all pages were searched for is selected as a whole [X-BULK-02]', async () => {
    const visit = await selecting('/entries');
    const search = visit.page.getByRole('searchbox', { name: 'Search' });
    await search.fill('entry 13');
    // The browser has searched this page only: what is on the others is not known.
    await expect
      .poll(() =>
        bar(visit)
          .getByRole('button', { name: /^Select all/ })
          .count(),
      )
      .toBe(0);
    await search.fill('');
    await button(visit, 'Search all pages').click();
    await told(visit, '137 entries read.').waitFor();
    await search.fill('entry 13');
    await bar(visit).getByRole('checkbox', { name: 'All 10 entries' }).check();
    await status(visit)
      .filter({ hasText: /^10 selected$/ })
      .waitFor();
  });

  test('the keyboard alone selects, deletes and ends [X-BULK-03]', async () => {
    const visit = await app.open('/members');
    onTestFinished(() => visit.close());
    const { keyboard } = visit.page;
    await button(visit, 'Select').focus();
    await keyboard.press('Enter');
    const all = bar(visit).getByRole('checkbox', { name: 'All 12 members' });
    await expect.poll(() => all.evaluate((element) => element === document.activeElement)).toBe(true);
    await box(visit, 'Member 3').focus();
    await keyboard.press('Space');
    await box(visit, 'Member 5').focus();
    await keyboard.press('Shift+Space');
    expect(await selected(visit)).toEqual([3, 4, 5].map((id) => `Select Member ${id}`));
    await bar(visit).getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await question(visit, 'Delete 3 members?').waitFor();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await told(visit, '3 members deleted.').waitFor();
    await bar(visit).getByRole('button', { name: 'End selection' }).press('Enter');
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Members');
  });

  test.each([
    ['a table', '/members', {}, 'Member 1'],
    ['rows on a phone', '/members', phone, 'Member 1'],
    ['cards', '/notes', {}, 'Note 1'],
    ['cards on a phone', '/notes', phone, 'Note 1'],
  ] as const)(
    '%s has boxes large enough to touch, and axe finds nothing [X-BULK-04]',
    async (_, path, options, name) => {
      const visit = await selecting(path, options);
      await box(visit, name).check();
      await status(visit)
        .filter({ hasText: /^1 selected$/ })
        .waitFor();
      const label = visit.page.locator('label').filter({ has: box(visit, name) });
      const { width = 0, height = 0 } = (await label.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual('viewport' in options ? 44 : 24);
      expect(await violations(visit.page)).toEqual([]);
      await bar(visit).getByRole('button', { name: 'Delete', exact: true }).click();
      await visit.page.getByRole('alertdialog').waitFor();
      expect(await violations(visit.page)).toEqual([]);
    },
  );
});

describe('what is done with the selection', () => {
  test('one question names the number, at most four calls run at once, the list is read again [X-BULK-05]', async () => {
    const visit = await selecting('/members');
    await bar(visit).getByRole('checkbox', { name: 'All 12 members' }).check();
    await bar(visit).getByRole('button', { name: 'Delete', exact: true }).click();
    expect(visit.requests('DELETE /members/:id')).toEqual([]);
    await question(visit, 'Delete 12 members?').getByText('and 7 more').waitFor();
    const lists = visit.requests('GET /members').length;
    await confirm(visit, 'Delete 12 members?');
    await told(visit, '12 members deleted.').waitFor();
    expect(visit.requests('DELETE /members/:id')).toHaveLength(12);
    expect(site.mostAtOnce()).toBe(4);
    expect(site.names('members')).toEqual([]);
    await expect.poll(() => visit.requests('GET /members').length).toBe(lists + 1);
  });

  fullTest('records that failed stay selected, each with the reason beside it [X-BULK-06]', async () => {
    const visit = await selecting('/members');
    await visit.answer('DELETE /members/2', { status: 409, body: { message: 'Still has a loan' } });
    await askToDelete(visit, ['Member 1', 'Member 2', 'Member 3']);
    await confirm(visit, 'Delete 3 members?');
    await visit.alert().filter({ hasText: '2 members deleted. 1 failed and stays selected' }).waitFor();
    expect(await selected(visit)).toEqual(['Select Member 2']);
    const row = visit.page.getByRole('row').filter({ hasText: 'Member 2' });
    expect(await row.textContent()).toContain('The site answered: Still has a loan');
    expect(site.names('members')).not.toContain('Member 1');
    expect(await violations(visit.page)).toEqual([]);
  });

  fullTest('a record on another page that failed is named with the reason [X-BULK-06]', async () => {
    const visit = await selecting('/entries');
    await visit.answer('DELETE /entries/1', { status: 500, body: { message: 'Locked' } });
    await box(visit, 'Entry 1').check();
    await button(visit, 'Next').click();
    await askToDelete(visit, ['Entry 12']);
    await confirm(visit, 'Delete 2 entries?');
    await bar(visit).getByRole('listitem').filter({ hasText: 'Entry 1: The site answered: Locked' }).waitFor();
    await status(visit)
      .filter({ hasText: /^1 selected, 1 of them not shown here$/ })
      .waitFor();
  });

  fullTest('Stop sends no more, and Continue goes on with the others [X-BULK-07]', async () => {
    const visit = await selecting('/members');
    site.takes = 400;
    await bar(visit).getByRole('checkbox', { name: 'All 12 members' }).check();
    await askToDelete(visit, []);
    await confirm(visit, 'Delete 12 members?');
    const dialog = progress(visit, 'Deleting 12 members');
    await dialog.getByRole('progressbar', { name: 'Records done' }).waitFor();
    await expect.poll(() => visit.requests('DELETE /members/:id').length).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog
      .getByRole('status')
      .filter({ hasText: /^Stopped: \d+ of 12 done/ })
      .waitFor();
    const sent = visit.requests('DELETE /members/:id').length;
    expect(sent).toBeLessThan(12);
    expect(site.names('members')).toHaveLength(12 - sent);
    site.takes = 0;
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await told(visit, '12 members deleted.').waitFor();
    expect(visit.requests('DELETE /members/:id')).toHaveLength(12);
    expect(site.mostAtOnce()).toBeLessThanOrEqual(4);
  });

  test('a session that ends in the middle loses nothing: it goes on after signing in again [X-BULK-08]', async () => {
    const visit = await selecting('/members');
    const end = await visit.answer('DELETE /members/6', { status: 401, body: {} });
    await bar(visit).getByRole('checkbox', { name: 'All 12 members' }).check();
    await askToDelete(visit, []);
    await confirm(visit, 'Delete 12 members?');
    await visit.field('Username').waitFor();
    await end();
    await visit.field('Username').fill('maintainer');
    await visit.field('Password').fill('Sample@730');
    await button(visit, 'Login').click();
    const dialog = progress(visit, 'Deleting 12 members');
    await dialog
      .getByRole('status')
      .filter({ hasText: /^The session ended: \d+ of 12 done/ })
      .waitFor();
    const left = site.names('members').length;
    expect(left).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await status(visit)
      .filter({ hasText: new RegExp(`^${left} selected$`) })
      .waitFor();
    await askToDelete(visit, []);
    await confirm(visit, `Delete ${left} member${left === 1 ? '' : 's'}?`);
    await told(visit, `${left} member${left === 1 ? '' : 's'} deleted.`).waitFor();
    expect(site.names('members')).toEqual([]);
  });

  test('a deletion whose answer was lost may be done: once more, being gone is no failure [X-BULK-09]', async () => {
    const visit = await selecting('/entries');
    const undo = await visit.answer('DELETE /entries/2', { lost: true });
    await askToDelete(visit, ['Entry 1', 'Entry 2']);
    const read = visit.requests('GET /entries').length;
    await confirm(visit, 'Delete 2 entries?');
    await visit.alert().filter({ hasText: '1 entry deleted. 1 failed' }).waitFor();
    await undo();
    expect(site.names('entries')).not.toContain('Entry 2');
    await expect.poll(() => visit.requests('GET /entries').length).toBe(read + 1);
    await askToDelete(visit, []);
    await confirm(visit, 'Delete 1 entry?');
    await told(visit, '1 entry deleted.').waitFor();
    await status(visit)
      .filter({ hasText: /^0 selected$/ })
      .waitFor();
  });

  test('an action of a row is done to those of the selected records that have it [X-BULK-10]', async () => {
    const visit = await selecting('/members');
    for (const id of [1, 2, 4]) await box(visit, `Member ${id}`).check();
    await bar(visit).getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = question(visit, 'Block: 2 members?');
    expect(await dialog.textContent()).toContain('This cannot be done with 1 of the selected; it stays as it is.');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await told(visit, 'Block: 2 members done.').waitFor();
    expect(visit.requests('POST /members/:id/block').map(({ path }) => path)).toHaveLength(2);
    expect(await selected(visit)).toEqual(['Select Member 4']);
    await expect.poll(() => visit.page.getByRole('cell', { name: 'blocked', exact: true }).count()).toBe(5);
  });

  fullTest('what all pages were searched for can be acted on, and all pages are read again [X-BULK-10]', async () => {
    const visit = await selecting('/entries');
    await button(visit, 'Search all pages').click();
    await told(visit, '137 entries read.').waitFor();
    await visit.page.getByRole('searchbox', { name: 'Search' }).fill('entry 13');
    await bar(visit).getByRole('checkbox', { name: 'All 10 entries' }).check();
    await bar(visit).getByRole('button', { name: 'Check', exact: true }).click();
    await question(visit, 'Check: 10 entries?').getByRole('button', { name: 'Check' }).click();
    await told(visit, 'Check: 10 entries done.').waitFor();
    await expect.poll(() => visit.requests('GET /entries').length).toBeGreaterThanOrEqual(2 * 14);
    await status(visit)
      .filter({ hasText: /^0 selected$/ })
      .waitFor();
  });

  test('the selection is exported, whichever pages it is on [X-BULK-11]', async () => {
    const visit = await selecting('/entries');
    await box(visit, 'Entry 3').check();
    await button(visit, 'Next').click();
    await box(visit, 'Entry 12').check();
    const calls = visit.requests().length;
    const { lines } = await savedFile(visit.page, async () => {
      await bar(visit).getByRole('button', { name: 'Export selection' }).click();
      await visit.page.getByRole('menuitem', { name: 'CSV: What is selected' }).click();
    });
    expect(lines).toEqual([
      ['ID', 'Name', 'State'],
      ['3', 'Entry 3', 'new'],
      ['12', 'Entry 12', 'new'],
    ]);
    expect(visit.requests()).toHaveLength(calls);
  });
});
