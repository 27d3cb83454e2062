import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { formOf } from './formOf';
import { onScreen, openNamed, openTab, signInAs } from './openNamed';
import { isKept, storedDrafts } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const words = 'Only mine to see';
const hers = 'Only hers to see';

describe('a draft belongs to its author only', () => {
  test('it is never offered to another user of the same browser, and is there when its author is back [R-SESS-08]', async () => {
    const visit = await openNamed(app, '/edit-mission/1');
    const { page } = visit;
    const { field, offer, restore, button } = formOf(page);
    await field('Description').fill(words);
    await isKept(page, 'description', words);
    app.site.expireTokens();
    await button('Update Mission').click();
    await visit.field('Username').waitFor();

    await signInAs(page, app, 'asha.second');
    await expect.poll(() => formOf(page).path()).toBe('/edit-mission/1');
    await field('Description').waitFor();
    expect(await field('Description').inputValue()).not.toBe(words);
    await field('Description').fill(hers);
    await isKept(page, 'description', hers);
    await page.reload();
    // Once a draft is offered, all have been looked up: hers is offered, and his is not.
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(hers);
    await page.getByRole('button', { name: 'Discard draft', exact: true }).click();
    await expect.poll(() => offer.count()).toBe(0);
    await expect.poll(async () => (await storedDrafts(page)).map(({ values }) => values.description)).toEqual([words]);
    expect(await page.getByText(words).count()).toBe(0);
    await field('Description').fill(hers);
    await isKept(page, 'description', hers);
    await page.getByRole('button', { name: /^Account of asha.second/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await button('Logout and discard').click();
    await visit.field('Username').waitFor();
    // Her logout discards hers, not his.
    expect((await storedDrafts(page)).map(({ user, values }) => [user, values.description])).toEqual([
      ['name:admin.demo', words],
    ]);

    await signInAs(page, app);
    await onScreen(page, 'Welcome');
    await visit.goto('/edit-mission/1');
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(words);
  });

  test('a session whose token was set by hand keeps drafts, and is offered none, not even its own [R-SESS-08]', async () => {
    const visit = await openNamed(app, '/edit-mission/2');
    await formOf(visit.page).field('Description').fill(words);
    await isKept(visit.page, 'description', words);
    await visit.page.evaluate(() => sessionStorage.removeItem('console.name'));
    await visit.page.reload();
    const { field, offer } = formOf(visit.page);
    await field('Description').fill('Typed without a name');
    await isKept(visit.page, 'description', 'Typed without a name');
    const kept = await storedDrafts(visit.page);
    expect(new Set(kept.map(({ user }) => user.replace(/:.*/, '')))).toEqual(new Set(['name', 'session']));
    await visit.page.reload();
    await field('Description').fill('Typed once more');
    // Shown once the earlier drafts have been looked up.
    await visit.page.getByText(/^Draft kept/).waitFor();
    expect(await offer.count()).toBe(0);
  });
});

describe('a tab that was signed out by another', () => {
  test('says so, keeps the typed text, and shows it after a new sign-in, without a question [R-SESS-07] [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/3');
    const { field, offer, button, question } = formOf(visit.page);
    await field('Title').fill(words);
    await isKept(visit.page, 'title', words);
    const tab = await openTab(visit, '/dashboard');
    await tab.getByRole('button', { name: 'Logout', exact: true }).click();
    await tab.getByLabel('Username').waitFor();

    await visit.field('Username').waitFor();
    expect(await visit.page.getByRole('status').textContent()).toBe(
      'You were signed out in another tab. Sign in to continue; what you typed is kept.',
    );
    expect((await storedDrafts(visit.page)).map(({ values }) => values.title)).toEqual([words]);
    await signInAs(visit.page, app);
    await expect.poll(() => field('Title').inputValue()).toBe(words);
    expect(formOf(visit.page).path()).toBe('/edit-loan-step/3');
    expect(await question.count()).toBe(0);
    expect(await offer.textContent()).toMatch(/ restored\.$/);
    await button('Update Step').click();
    await onScreen(visit.page, 'Loan Step');
    expect(visit.requests('PUT /loan/*').map(({ body }) => body)).toEqual([{ title: words }]);
  });
});
