import { describe, expect, test } from 'vitest';
import { type SubmissionTable, submissionTables, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const changing = /\b(add|new|create|edit|change|update|save|send|submit|delete|remove|clear)\b/i;

/** Names of all links and controls in the main content. */
async function controlNames(): Promise<string[]> {
  const main = tab.visit.page.getByRole('main');
  const controls = main.getByRole('button').or(main.getByRole('link')).or(main.getByRole('switch'));
  return controls.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''));
}

describe.each<SubmissionTable>(submissionTables)('the table at $path', ({ path, call }) => {
  test('has no control to add, edit, delete or save, and sends only GET requests [R-APP-03] [R-USER-16]', async () => {
    const { visit } = tab;
    const main = visit.page.getByRole('main');
    // Requests of the previous screen must not count as requests of this one.
    await visit.page.goto('about:blank');
    await expect.poll(() => visit.requests().every(({ status }) => status !== undefined)).toBe(true);
    visit.clearRequests();
    await visit.goto(path);
    await main.getByRole('cell').filter({ hasText: /\w/ }).first().waitFor();
    expect((await controlNames()).filter((name) => changing.test(name))).toEqual([]);
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'listbox'] as const)
      expect(await main.getByRole(role).count(), role).toBe(0);
    expect(await main.locator('form, input[type=file], [contenteditable]').count()).toBe(0);

    const before = visit.requests().length;
    // One press may lead to a page on which another button is disabled; waiting for it would be in vain. Menus lie over the page.
    for (const button of await main.getByRole('button').and(main.locator(':not([aria-haspopup])')).elementHandles())
      await button.evaluate((element) => (element as HTMLElement).click());
    await main.getByRole('cell').filter({ hasText: /\w/ }).first().click();
    await expect.poll(() => visit.requests().length).toBeGreaterThan(before);
    expect([...new Set(visit.requests().map((request) => `${request.method} ${request.path}`))]).toEqual([
      `GET /api${call}`,
    ]);
  });
});

test.each(['/add-user-details', '/add-dsa-form', '/edit-user-details/1', '/edit-offer-form/1'])(
  'there is no screen at %s [R-APP-03]',
  async (address) => {
    const main = tab.visit.page.getByRole('main');
    await tab.visit.goto(address);
    await main.getByRole('link', { name: /dashboard/i }).waitFor();
    expect(await main.getByRole('textbox').count()).toBe(0);
  },
);

test('verification and status of a user are plain words that cannot be pressed [R-USER-16]', async () => {
  const { visit } = tab;
  const users = tableOf('R-USER');
  await tab.answerRows(users, [users.row]);
  await visit.goto(users.path);
  for (const name of ['Yes', 'Active']) {
    const cell = visit.page.getByRole('cell', { name, exact: true });
    await cell.waitFor();
    expect(await cell.locator('button, a, input, select, [tabindex]').count()).toBe(0);
  }
});
