import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { formOf } from './formOf';
import { openNamed, openTab, signInAs } from './openNamed';
import { isKept, storedDrafts } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const address = '/edit-mission/2';
const holds = (page: Page, text: string) =>
  expect.poll(() => formOf(page).field('Description').inputValue()).toBe(text);

/** Two tabs with the same form, typed into in this order. */
async function twoTabs(first: string, second: string) {
  const visit = await openNamed(app, address);
  const tab = await openTab(visit, address);
  await formOf(visit.page).field('Description').fill(first);
  await isKept(visit.page, 'description', first);
  await formOf(tab).field('Description').fill(second);
  await isKept(tab, 'description', second);
  return [visit.page, tab] as const;
}

/** Ends the session of both by a refused call of the first. */
async function signedOut(one: Page, two: Page): Promise<void> {
  app.site.expireTokens();
  await formOf(one).button('Update Mission').click();
  for (const page of [one, two]) await page.getByLabel('Username').waitFor();
}

describe('two tabs that were signed out with the same form unsaved', () => {
  test.for([
    ['the one typed in first', 0],
    ['the one typed in last', 1],
  ] as const)(
    'each have their own text back in the form when %s signs in first [R-APP-21] [R-SESS-07]',
    async ([, index]) => {
      const texts = ['Of the first tab', 'Of the second tab'] as const;
      const [one, two] = await twoTabs(...texts);
      await signedOut(one, two);
      const order = [one, two].map((page, at) => ({ page, text: texts[at] ?? '' }));
      for (const { page, text } of index === 0 ? order : order.reverse()) {
        await signInAs(page, app);
        await holds(page, text);
        expect(await formOf(page).offer.textContent()).toMatch(/ restored\./);
      }
      for (const { page, text } of order) await holds(page, text);
      await expect.poll(async () => (await storedDrafts(one)).length).toBe(2);
    },
  );

  test('have it also after a reload of the login page and a second end of the session [R-APP-21]', async () => {
    const [one, two] = await twoTabs('Of the first tab', 'Of the second tab');
    await signedOut(one, two);
    const signInBoth = async () => {
      await one.reload();
      await signInAs(one, app);
      await holds(one, 'Of the first tab');
      await signInAs(two, app);
      await holds(two, 'Of the second tab');
    };
    await signInBoth();
    // Each now has its own session, and each notices its end itself.
    app.site.expireTokens();
    for (const page of [two, one]) {
      await formOf(page).button('Update Mission').click();
      await page.getByLabel('Username').waitFor();
    }
    await signInBoth();
  });

  test("one of them unchanged: that one shows what is stored, and is offered the other's draft [R-APP-21]", async () => {
    const visit = await openNamed(app, address);
    const before = await formOf(visit.page).field('Description').inputValue();
    const tab = await openTab(visit, address);
    await formOf(tab).field('Description').fill('Of the second tab');
    await isKept(tab, 'description', 'Of the second tab');
    await signedOut(visit.page, tab);
    await signInAs(visit.page, app);
    await formOf(visit.page).restore.waitFor();
    await holds(visit.page, before);
  });
});

test('a reloaded tab is offered its own draft first, although another is newer [R-APP-21]', async () => {
  const [one, two] = await twoTabs('Of the first tab', 'Of the second tab');
  await two.close();
  await one.reload();
  const { restore, discard, field } = formOf(one);
  await restore.click();
  await holds(one, 'Of the first tab');
  await discard.click();
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).toBe('Of the second tab');
});

test('a tab still knows its own draft after a jump within the page [R-APP-21]', async () => {
  const [one, two] = await twoTabs('Of the first tab', 'Of the second tab');
  await one.getByRole('link', { name: 'Skip to the page' }).press('Enter');
  await expect.poll(() => new URL(one.url()).hash).toBe('#page');
  await signedOut(two, one);
  await signInAs(one, app);
  await holds(one, 'Of the first tab');
});

test('a copied tab leaves the draft to the original tab [R-APP-21]', async () => {
  const [one, two] = await twoTabs('Of the first tab', 'Of the second tab');
  // What a browser copies with a tab: address and state of the history entry.
  const state = await one.evaluate(() => history.state as unknown);
  await two.evaluate((copied) => history.replaceState(copied, ''), state);
  await two.reload();
  await formOf(two).restore.waitFor();
  await signedOut(one, two);
  await signInAs(two, app);
  await formOf(two).restore.waitFor();
  await signInAs(one, app);
  await holds(one, 'Of the first tab');
});
