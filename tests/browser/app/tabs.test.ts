import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { chooseScreen, onScreen, pathOf, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** A console opened by its address in another tab of the same browser. */
async function secondTab(visit: Visit, path: string): Promise<Page> {
  const tab = await visit.page.context().newPage();
  await tab.goto(path);
  return tab;
}

/**
 * The tab that a link opens with Ctrl-click. On a busy machine the first tab may answer too late and the new one is
 * signed out; then the link is clicked again, as a user would.
 */
async function byCtrlClick({ page }: Visit, link: Locator): Promise<Page> {
  for (let tries = 1; ; tries += 1) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    const isOut = tab.getByLabel('Username');
    await isOut
      .or(tab.getByRole('link', { name: 'Skip to the page' }))
      .first()
      .waitFor({ state: 'attached' });
    if (tries === 5 || (await isOut.count()) === 0) return tab;
    await tab.close();
  }
}

describe('a new tab', () => {
  test('opened with Ctrl-click on Edit takes over the session and shows the form [R-SESS-07]', async () => {
    const visit = await app.newPage({ path: '/loan-benefits?loan_id=1' });
    const tab = await byCtrlClick(visit, visit.page.getByRole('link', { name: 'Edit' }).first());
    await tab.getByRole('button', { name: 'Update Benefit' }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/edit-loan-benefits/1');
    const both = [visit.page, tab].map((page) =>
      page.evaluate(() => [sessionStorage.getItem('authToken'), sessionStorage.getItem('user')]),
    );
    const [own, taken] = await Promise.all(both);
    expect(taken).toEqual(own);
    // Each of the two continues independently.
    await tab.reload();
    await tab.getByRole('button', { name: 'Update Benefit' }).waitFor();
    expect(visit.requests('POST /auth/login')).toEqual([]);
  });

  test('opened from the add link has the loan that is chosen in the list [R-SESS-07]', async () => {
    const visit = await app.newPage({ path: '/loan-form-effortless?loan_id=2' });
    const tab = await byCtrlClick(visit, visit.page.getByRole('link', { name: '+ Add description' }));
    await tab.getByRole('button', { name: 'Add Description' }).waitFor();
    await expect.poll(() => tab.getByLabel('Loan', { exact: true }).inputValue()).toBe('2');
  });

  test('with no other tab signed in shows the login form, without a call [R-SESS-07] [R-GUARD-01]', async () => {
    const visit = await app.newPage({ signedIn: false });
    await visit.field('Username').waitFor();
    const tab = await secondTab(visit, '/edit-loan-benefits/1');
    await tab.getByLabel('Username').waitFor();
    expect(new URL(tab.url()).pathname).toBe('/');
    expect(visit.requests()).toEqual([]);
  });

  test('opened at / beside a signed-in tab shows the dashboard [R-SESS-07] [R-LOGIN-06]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    const tab = await secondTab(visit, '/');
    await tab.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/dashboard');
    expect(visit.requests('POST /auth/login')).toEqual([]);
  });

  test('that logs out signs out the other too, which says so and keeps its place [R-SESS-07]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit, '/dashboard');
    await tab.getByRole('button', { name: 'Logout', exact: true }).click();
    await visit.field('Username').waitFor();
    expect(pathOf(visit)).toBe('/');
    expect(await visit.page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await visit.page.getByRole('status').textContent()).toContain('signed out in another tab');
    // The tab that logged out starts over; this one continues where it was.
    await signIn(visit, app);
    await onScreen(visit, 'Loan Step');
  });

  test('that logs out keeps the text typed in the other: it is there after signing in again [R-SESS-07]', async () => {
    const visit = await app.newPage({ signedIn: false });
    await signIn(visit, app);
    await onScreen(visit, 'Welcome');
    await visit.goto('/edit-loan-step/1');
    await visit.field('Title').fill('Typed before the logout elsewhere');
    const tab = await secondTab(visit, '/dashboard');
    await tab.getByRole('button', { name: 'Logout', exact: true }).click();
    await signIn(visit, app);
    await expect.poll(() => visit.field('Title').inputValue()).toBe('Typed before the logout elsewhere');
    expect(pathOf(visit)).toBe('/edit-loan-step/1');
  });

  test('with its own session is not signed out by the other [R-SESS-07]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit, '/dashboard');
    const logout = tab.getByRole('button', { name: 'Logout', exact: true });
    await logout.waitFor();
    await tab.evaluate(() => sessionStorage.setItem('authToken', 'another administrator'));
    await tab.reload();
    await logout.click();
    await tab.getByLabel('Username').waitFor();
    await chooseScreen(visit, 'Mission');
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
  });
});
