import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaAt } from './areas';
import { button, onScreen, pathOf, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('the address to return to after a sign-in', () => {
  test('is always a path of the console; anything else leads to the dashboard [R-APP-21]', async () => {
    const own = await app.newPage({ signedIn: false });
    const others = [
      '//evil.example',
      'https://evil.example/x',
      '/\\evil.example',
      'javascript:alert(1)',
      '/',
      '',
      7,
      null,
    ];
    for (const returnTo of others) {
      await own.field('Username').waitFor();
      await own.page.evaluate(
        (address) => history.replaceState({ absence: 'ended', returnTo: address }, '', '/'),
        returnTo,
      );
      await own.page.reload();
      await signIn(own, app);
      await onScreen(own, 'Welcome');
      expect(own.page.url(), String(returnTo)).toBe(`${app.url}/dashboard`);
      await button(own, 'Logout').click();
    }
    // Eight sign-ins, each after a reload.
  }, 90_000);

  test('is kept in the history entry, not in storage, and survives a reload of the login page [R-APP-21]', async () => {
    const own = await app.newPage({ path: null });
    await own.answer('GET /loan/userDetails', { status: 401, body: {}, times: 1 });
    await own.goto('/user-details?page=3');
    await own.field('Username').waitFor();
    const storages = await own.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(storages).not.toContain('user-details');
    expect(own.page.url()).toBe(`${app.url}/`);
    await own.page.reload();
    await signIn(own, app);
    await onScreen(own, 'User Details');
    expect(own.page.url()).toBe(`${app.url}/user-details?page=3`);
  });

  test('is not kept after a logout: the next session begins at the dashboard [R-LOGIN-08] [R-DASH-03]', async () => {
    const own = await app.newPage({ path: '/loan-step' });
    await onScreen(own, 'Loan Step');
    await button(own, 'Account').click();
    await own.page.getByRole('menuitem', { name: 'Logout' }).click();
    await signIn(own, app);
    await onScreen(own, 'Welcome');
    expect(pathOf(own)).toBe('/dashboard');
  });

  test('is followed by the list after a save, never by the login page or the form [R-APP-27]', async () => {
    const own = await app.newPage({ path: '/loan-benefits?loan_id=1' });
    await own.page.getByRole('link', { name: 'Edit' }).first().click();
    await button(own, 'Update Benefit').waitFor();
    await own.answer('PUT /loan/editLoanBenefits/:id', { status: 401, body: {}, times: 1 });
    await button(own, 'Update Benefit').click();
    await signIn(own, app);
    await button(own, 'Update Benefit').click();
    await onScreen(own, 'Loan Benefits');
    expect(pathOf(own)).toBe(areaAt('/loan-benefits').list);
  });
});
