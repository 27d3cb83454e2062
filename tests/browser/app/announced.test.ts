import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { formOf } from '../unsaved/formOf';
import { onScreen, openNamed } from '../unsaved/openNamed';
import { isKept } from '../unsaved/storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

/** Marks the live regions that exist now. */
function markRegions({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    for (const region of document.querySelectorAll<HTMLElement>('[role=status]')) region.dataset.stood = 'yes';
  });
}

/** The regions that existed when they were marked. */
const stood = ({ page }: Visit): Locator => page.locator('[role=status][data-stood]');

describe('screen readers announce a message because its live region exists before the text', () => {
  test('when the connection is lost, on a list and on a form', async () => {
    for (const path of ['/mission', '/edit-mission/1']) {
      const visit = await app.newPage({ path });
      await visit.page.getByRole('main').getByText('Description', { exact: true }).first().waitFor();
      await markRegions(visit);
      await visit.page.context().setOffline(true);
      await stood(visit)
        .filter({ hasText: /^You are offline\./ })
        .waitFor();
      await visit.close();
    }
  });

  test('when the number of rows and the total are shown', async () => {
    for (const [path, call, text] of [
      ['/mission', 'GET /loan/getMission', /^\d+ missions$/],
      ['/user-details', 'GET /loan/userDetails', /^Total Records: \d+$/],
    ] as const) {
      const visit = await app.newPage({ path: null });
      const gate = later();
      await visit.answer(call, { delayUntil: gate.promise });
      await visit.goto(path);
      await visit.heading().waitFor();
      await markRegions(visit);
      gate.resolve();
      await stood(visit).filter({ hasText: text }).waitFor();
      await visit.close();
    }
  });

  test('when a draft is found', async () => {
    const visit = await openNamed(app, '/edit-mission/1');
    const { page } = visit;
    await formOf(page).field('Description').fill('Typed before');
    await isKept(page, 'description', 'Typed before');
    // The region is marked at the moment it is inserted, while it is still empty.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const region of document.querySelectorAll<HTMLElement>('[role=status]'))
          if (region.textContent === '') region.dataset.stood = 'yes';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await stood(visit)
      .filter({ hasText: /^Draft of / })
      .waitFor();
  });
});

describe('a question in the page', () => {
  const described = (question: Locator) =>
    question.evaluate((dialog) =>
      (dialog.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );

  test('about a deletion is an alert that names the item and says that it cannot be undone [R-APP-19]', async () => {
    const visit = await app.newPage({ path: '/mission' });
    await visit.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    const said = await described(visit.page.getByRole('alertdialog'));
    expect(said).toMatch(/It is deleted from the site at once. This cannot be undone\.$/);
  });

  test('about leaving is an alert about the unsaved text; the changes in a draft are readable [R-APP-19]', async () => {
    const visit = await openNamed(app, '/edit-mission/1');
    const { page } = visit;
    const { field, differs, button } = formOf(page);
    await field('Description').fill('Typed');
    await isKept(page, 'description', 'Typed');
    await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    expect(await described(leaving)).toBe(
      'What you typed is kept as a draft in this browser and offered when this form is opened again.',
    );
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await onScreen(page, 'Loan Step');
    await page.goBack();
    await differs.click();
    const changes = page.getByRole('dialog', { name: 'What the draft changes', exact: true });
    await changes.waitFor();
    expect(await changes.getAttribute('aria-describedby')).toBeNull();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await button('Close').click();
  });
});
