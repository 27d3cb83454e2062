import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickWithoutToken } from '../harness/clickWithoutToken';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { isKept } from '../unsaved/storedDrafts';
import { button, chooseScreen, onlyAlert, onScreen, pathOf, sidebar, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** Everything the browser stores for the console except session storage, as one text. */
function keptElsewhere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = <T>(wish: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        wish.onsuccess = () => resolve(wish.result);
        wish.onerror = () => reject(wish.error);
      });
    const kept: unknown[] = [{ ...localStorage }, document.cookie, window.name, await caches.keys()];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(name, await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });
}

describe('the session', () => {
  test('is kept in session storage only: no other storage, cookie or address has token or password [R-SESS-01] [R-SESS-02] [R-SESS-04]', async () => {
    const visit = await app.newPage({ signedIn: false });
    const addresses: string[] = [];
    visit.page.context().on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
    visit.page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await signIn(visit, app);
    await onScreen(visit, 'Welcome');
    const token = (await visit.stored('authToken')) ?? '';
    expect(token).toMatch(/^\S{20,}$/);
    await button(visit, 'Theme').click();
    await visit.page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await chooseScreen(visit, 'Loan Benefits');
    await visit.field('Loan').selectOption({ index: 2 });
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await visit.field('Benefit Description').fill('Not saved yet');
    // The draft kept beside the session contains its author’s name, so that it is offered to nobody else.
    await isKept(visit.page, 'benefits', 'Not saved yet');
    await visit.page.reload();
    await button(visit, 'Update Benefit').waitFor();

    const marks = await visit.page.evaluate(() => Object.keys(sessionStorage).sort());
    expect(marks.filter((key) => !key.startsWith('console.'))).toEqual(['authToken', 'user']);
    const keys = await visit.page.evaluate(() => Object.keys(localStorage));
    // How far a user has looked at the lists is kept under the user's name.
    expect(keys.filter((key) => !key.startsWith('console.seen:'))).toEqual(['console.preferences']);
    const { username, password } = app.site.credentials;
    expect(await keptElsewhere(visit.page)).toContain('Not saved yet');
    for (const secret of [token, password]) {
      expect(await keptElsewhere(visit.page)).not.toContain(secret);
      expect(await visit.page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);
      expect(addresses.join('\n')).not.toContain(secret);
    }
    expect(await visit.page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain(username);
    expect(await visit.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password);
  });

  test('ends when the token is removed by hand: the next step leads to / and sends nothing [R-SESS-03] [R-GUARD-01]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    visit.clearRequests();
    await clickWithoutToken(sidebar(visit).getByRole('link', { name: 'Mission', exact: true }));
    await visit.field('Username').waitFor();
    expect(pathOf(visit)).toBe('/');
    expect(visit.requests()).toEqual([]);
  });

  test('leaves nothing after a logout: the next one loads its lists again and has no loan chosen [R-SESS-04] [R-SESS-05] [R-DASH-03]', async () => {
    const visit = await app.newPage({ path: '/loan-benefits?loan_id=2' });
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
    await chooseScreen(visit, 'Dashboard');
    await button(visit, 'Logout').click();
    await visit.page.goBack();
    await visit.field('Username').waitFor();
    expect(pathOf(visit)).toBe('/');
    visit.clearRequests();
    await signIn(visit, app);
    await onScreen(visit, 'Welcome');
    await chooseScreen(visit, 'Loan Benefits');
    expect(await visit.field('Loan').inputValue()).toBe('');
    expect(await visit.page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await visit.field('Loan').selectOption('2');
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
    // Without the first pages, which are asked for to know what is new.
    const calls = visit.requests('GET /loan/*').filter(({ query }) => query.page === undefined);
    expect(calls.map(({ path }) => path)).toEqual(['/api/loan/allLoans', '/api/loan/getLoanBenefitsById/2']);
  });
});

describe('known problems of similar consoles do not occur', () => {
  test('with an outdated token in storage, the first sign-in works [R-APP-21] [R-LOGIN-08]', async () => {
    const visit = await app.newPage({ signedIn: false, path: null });
    await visit.page.addInitScript(() => {
      if (!sessionStorage.getItem('planted')) sessionStorage.setItem('authToken', 'of last week');
      sessionStorage.setItem('planted', 'yes');
    });
    await visit.goto('/loan-step');
    await visit.field('Username').waitFor();
    await signIn(visit, app);
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
    expect(pathOf(visit)).toBe('/loan-step');
    expect(visit.requests('POST /auth/login')).toHaveLength(1);
    expect(visit.requests('GET /loan/getAllLoanStep').map(({ status }) => status)).toEqual([401, 200]);
  });

  test('preferences are kept after a logout [R-SESS-04]', async () => {
    const visit = await app.newPage();
    await button(visit, 'Theme').click();
    await visit.page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await button(visit, 'Account').click();
    await visit.page.getByRole('menuitemradio', { name: 'Compact rows' }).click();
    await button(visit, 'Logout').click();
    await visit.field('Username').waitFor();
    await visit.page.reload();
    await visit.field('Username').waitFor();
    const { theme, density } = await visit.page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect({ theme, density }).toEqual({ theme: 'dark', density: 'compact' });
  });

  test('a failing area does not affect the others [R-APP-11]', async () => {
    const visit = await app.newPage({ path: null });
    await visit.answer('GET /loan/getAllLoanStep', { status: 500, body: {} });
    await visit.goto('/loan-step');
    expect(await onlyAlert(visit)).toContain('The steps could not be loaded.');
    await chooseScreen(visit, 'Mission');
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
    expect(await visit.alert().count()).toBe(0);
  });
});
