import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { openNamed, openTab, signInAs } from './openNamed';
import { siteCall } from './siteCall';
import { isKept, storedDrafts } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const words = 'Typed on a page without TLS';

/** A visit to `path` on a page that is not served securely: without a clipboard and locks, in each of its tabs. */
async function openInsecure(path: string): Promise<Visit> {
  const visit = await openNamed(app, '/dashboard');
  await visit.page.context().addInitScript(() => {
    for (const name of ['clipboard', 'locks']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await visit.goto(path);
  return visit;
}

/** The text is shown for copying: completely selected, in a read-only box, with instructions. */
async function isToCopyByHand(within: Locator, text: string): Promise<void> {
  const box = within.getByRole('textbox', { name: 'Text to copy' });
  await expect.poll(() => box.inputValue()).toContain(text);
  expect(await box.isEditable()).toBe(false);
  expect(
    await box.evaluate((area: HTMLTextAreaElement) => {
      const { selectionStart, selectionEnd, value } = area;
      return area === document.activeElement && value.slice(selectionStart, selectionEnd) === value;
    }),
  ).toBe(true);
  await within.getByText(/The text is selected: press Ctrl\+C/).waitFor();
  expect(await within.getByText('Copied').count()).toBe(0);
}

describe('if the browser has no clipboard for scripts', () => {
  test('the text typed for a deleted item is shown to be copied by hand', async () => {
    const visit = await openInsecure('/edit-mission/2');
    const { field, button, question } = formOf(visit.page);
    await field('Description').fill(words);
    await siteCall(app, 'DELETE', '/loan/deleteMission/2');
    await button('Update Mission').click();
    await button('Copy what I typed').click();
    await isToCopyByHand(question, words);
    // Pressed again, it is selected again.
    await visit.page.keyboard.press('End');
    await button('Copy what I typed').click();
    await isToCopyByHand(question, words);
  });

  test('a failed call is shown to be copied too [R-APP-20]', async () => {
    const visit = await openInsecure('/edit-mission/2');
    await visit.answer('PUT /loan/*', { status: 500, body: { message: 'Full' } });
    await formOf(visit.page).field('Description').fill(words);
    await formOf(visit.page).button('Update Mission').click();
    await visit.alert().waitFor();
    await visit.page.getByRole('button', { name: /^Failures/ }).click();
    const panel = visit.page.getByRole('dialog', { name: 'Failures' });
    await panel.getByRole('button', { name: 'Copy', exact: true }).click();
    await isToCopyByHand(panel, 'PUT /api/loan/editMission/2 500 The site answered: Full');
  });

  test('a text that the site refuses is shown too; without a draft nothing is offered for copying [R-APP-21]', async () => {
    const visit = await openInsecure('/edit-mission/2');
    const { page } = visit;
    const { field, button } = formOf(page);
    await field('Description').fill(words);
    await visit.answer('PUT /loan/*', { status: 403, body: { message: 'Blocked' } });
    await button('Update Mission').click();
    await visit.field('Username').waitFor();
    await signInAs(page, app);
    await expect.poll(() => field('Description').inputValue()).toBe(words);
    await button('Update Mission').click();
    await visit.alert().waitFor();
    await button('Copy the text').click();
    await isToCopyByHand(page.getByRole('main'), words);

    await page.evaluate(() => indexedDB.deleteDatabase('console-drafts'));
    await page.reload();
    await button('Copy the text').click();
    await button('Nothing to copy').waitFor();
    expect(await page.getByText('Copied').count()).toBe(0);
  });
});

describe('if the browser has no locks', () => {
  test("two tabs keep a draft each, and neither is offered the other's while that is open [R-APP-21]", async () => {
    const visit = await openInsecure('/edit-mission/2');
    const tab = await openTab(visit, '/edit-mission/2');
    await formOf(visit.page).field('Description').fill('Of the first tab');
    await formOf(tab).field('Description').fill('Of the second tab');
    await isKept(visit.page, 'description', 'Of the first tab');
    await isKept(visit.page, 'description', 'Of the second tab');
    await tab.reload();
    const { offer, restore, field } = formOf(tab);
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe('Of the second tab');
    await expect.poll(() => offer.textContent()).toMatch(/ restored\.$/);
    await expect
      .poll(async () => (await storedDrafts(tab)).map(({ values }) => values.description).sort())
      .toEqual(['Of the first tab', 'Of the second tab']);
    await formOf(tab).discard.click();
    await tab.getByText(/ is discarded\.$/).waitFor();
    expect(await offer.count()).toBe(0);

    // After the other tab is closed, its text is offered.
    await visit.page.close();
    await tab.reload();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe('Of the first tab');
  });
});
