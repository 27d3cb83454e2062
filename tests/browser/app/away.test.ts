import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { button, chooseScreen, onScreen, pathOf, signIn } from './steps';

let app: OpenedConsole;
let elsewhere: OpenedConsole;
beforeAll(async () => {
  [app, elsewhere] = await Promise.all([openConsole(), openConsole()]);
});
afterAll(() => Promise.all([app.close(), elsewhere.close()]));

const logout = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true });

/** Another tab of the same browser, which shares the session. */
async function secondTab({ page }: Visit): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}/dashboard`);
  await logout(tab).waitFor();
  return tab;
}

async function leave({ page }: Visit): Promise<void> {
  await page.goto(`${elsewhere.url}/`);
  await page.getByLabel('Username').waitFor();
}

describe('a tab that is back from another site', () => {
  test('is signed out if another tab has logged out meanwhile, and keeps its place [X-SESSION-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit);
    await leave(visit);
    await logout(tab).click();
    await tab.getByLabel('Username').waitFor();
    visit.clearRequests();
    await visit.page.goBack();
    await visit.page.getByText(/^You were signed out in another tab\./).waitFor();
    expect(pathOf(visit)).toBe('/');
    expect([await visit.stored('authToken'), await visit.stored('user')]).toEqual([null, null]);
    expect(visit.requests()).toEqual([]);
    await signIn(visit, app);
    await onScreen(visit, 'Loan Step');
    await visit.page.reload();
    await onScreen(visit, 'Loan Step');
  });

  fullTest('is signed out though the tab that logged out was closed [X-SESSION-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit);
    await leave(visit);
    await logout(tab).click();
    await tab.getByLabel('Username').waitFor();
    await tab.close();
    await visit.page.goBack();
    await visit.field('Username').waitFor();
    expect(pathOf(visit)).toBe('/');
  });

  fullTest('is signed out if the site ended the session in another tab meanwhile [X-SESSION-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit);
    await leave(visit);
    const undo = await visit.answer('GET /loan/*', { status: 401, body: {} });
    await tab.goto(`${app.url}/mission`);
    await tab.getByLabel('Username').waitFor();
    await undo();
    await visit.page.goBack();
    await visit.field('Username').waitFor();
  });

  test('takes over the session if another tab has signed in again meanwhile [X-SESSION-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit);
    await leave(visit);
    const former = await tab.evaluate(() => sessionStorage.getItem('authToken'));
    await logout(tab).click();
    await tab.getByLabel('Username').fill(app.site.credentials.username);
    await tab.getByLabel('Password').fill(app.site.credentials.password);
    await tab.getByRole('button', { name: 'Login' }).click();
    await logout(tab).waitFor();
    await visit.page.goBack();
    await onScreen(visit, 'Loan Step');
    const token = await tab.evaluate(() => sessionStorage.getItem('authToken'));
    expect([await visit.stored('authToken'), token === former]).toEqual([token, false]);
  });

  fullTest('stays signed in if it is alone, or if nobody logged out [X-SESSION-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    await leave(visit);
    await visit.page.goBack();
    await onScreen(visit, 'Loan Step');
    await secondTab(visit);
    await leave(visit);
    await visit.page.goBack();
    await onScreen(visit, 'Loan Step');
    await chooseScreen(visit, 'Mission');
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
  });

  fullTest('is signed out too where the browser shows the page as it was left [X-SESSION-02]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const tab = await secondTab(visit);
    // Nothing reaches a page that is not shown.
    await tab.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await logout(tab).click();
    await tab.getByLabel('Username').waitFor();
    const showAgain = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await visit.page.evaluate(showAgain);
    await visit.page.getByText(/^You were signed out in another tab\./).waitFor();
    expect(await visit.stored('authToken')).toBeNull();
  });
});

describe('six losses of the connection', () => {
  test('leave one message that one is online again, on whatever screen [X-SESSION-01]', async () => {
    const visit = await app.newPage({ path: '/mission' });
    await onScreen(visit, 'Mission');
    const online = visit.page.getByText('You are online again.');
    for (const label of ['Loan Step', 'Disclaimer', 'DSA Form', 'User Details', 'Loan Step', 'Mission']) {
      await visit.page.context().setOffline(true);
      await visit.page.getByText(/^You are offline\./).waitFor();
      await visit.page.context().setOffline(false);
      await online.first().waitFor();
      await visit.page.getByText(/^You are offline\./).waitFor({ state: 'detached' });
      expect(await online.count()).toBe(1);
      await chooseScreen(visit, label);
    }
  });

  fullTest('in which a list failed leave one message with one button, which loads it [X-SESSION-01]', async () => {
    const visit = await app.newPage({ path: '/mission' });
    await onScreen(visit, 'Mission');
    const repeat = button(visit, 'Retry what failed');
    for (const label of ['Loan Step', 'DSA Form', 'Disclaimer']) {
      await visit.page.context().setOffline(true);
      await visit.page.getByText(/^You are offline\./).waitFor();
      await chooseScreen(visit, label);
      await button(visit, 'Try again').waitFor();
      await visit.page.context().setOffline(false);
      await repeat.first().waitFor();
      await visit.page.getByText(/^You are offline\./).waitFor({ state: 'detached' });
      expect(await visit.page.getByText('You are online again.').count()).toBe(1);
      expect(await repeat.count()).toBe(1);
    }
    await repeat.click();
    await visit.page.getByRole('cell').first().waitFor();
  });
});

describe('a sign-in', () => {
  test.for([' admin.demo', 'admin.demo ', '\t admin.demo\u00a0'])(
    'with a blank beside the user name is one of that name, and the password stays as typed [X-SESSION-03]',
    async (name) => {
      const visit = await app.newPage({ signedIn: false });
      await visit.field('Username').fill(name);
      await visit.field('Password').fill(' with spaces ');
      await button(visit, 'Login').click();
      await visit.alert().waitFor();
      const [wrong] = visit.requests('POST /auth/login');
      expect(wrong?.body).toEqual({ username: 'admin.demo', password: ' with spaces ' });
      await visit.field('Password').fill(app.site.credentials.password);
      await button(visit, 'Login').click();
      await onScreen(visit, 'Welcome');
      await visit.page.getByRole('button', { name: /admin\.demo/ }).waitFor();
      expect(await visit.stored('console.name')).toBe('admin.demo');
    },
  );
});
