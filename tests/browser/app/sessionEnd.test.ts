import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { areaAt, areas, someAreas } from './areas';
import { tables } from './screens';
import { button, fillForm, onlyAlert, onScreen, openList, pathOf, sidebar, signIn } from './steps';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage({ signedIn: false });
  await signIn(visit, app);
  await visit.goto('/loan-benefits?loan_id=1');
  await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
});
afterAll(() => app.close());
/** Whether the first pages of the submissions, by which a session knows what is new, have been read. */
const isNewsRead = () =>
  visit.page.evaluate(() =>
    Object.entries(localStorage).some(([key, kept]) => key.startsWith('console.seen:') && kept.includes('"session"')),
  );
beforeEach(async () => {
  // Unfinished work of one test must not fail the next.
  if ((await visit.field('Username').count()) > 0) await signIn(visit, app);
  // It would use up an answer that a test has bent.
  await expect.poll(isNewsRead).toBe(true);
});

/** The login page after a session ended. */
async function expectEnd(): Promise<void> {
  await visit.field('Username').waitFor();
  expect(pathOf(visit)).toBe('/');
  expect(await visit.page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect
    .poll(() => visit.page.getByRole('status').allTextContents())
    .toEqual([expect.stringContaining('session has ended')]);
}

/** Answers the next two matching calls with 401 and 403; `act` leads to the first, each sign-in to the next. */
async function endTwice(call: string, act: () => Promise<void>, back: () => Promise<void>): Promise<void> {
  // The latest override wins, and each is used once.
  await visit.answer(call, { status: 403, body: { message: 'Forbidden' }, times: 1 });
  await visit.answer(call, { status: 401, body: {}, times: 1 });
  // A key of another program is removed as well: the specification says all session storage.
  await visit.page.evaluate(() => sessionStorage.setItem('other', 'key'));
  await act();
  await expectEnd();
  await signIn(visit, app);
  await expectEnd();
  await signIn(visit, app);
  await back();
}

const lists = [
  ...cellsOf(
    areas.filter((area) => !area.perLoan),
    ({ rich }) => String(rich),
  ).map(({ list, label, calls }) => ({ list, label, call: calls.list })),
  ...cellsOf(tables, () => 'any'),
];
const perLoan = someAreas.filter((area) => area.perLoan);

describe('a 401, then a 403, clears the storage and shows / with a message; sign-in returns to the screen', () => {
  test.for(lists)('on the list call of $list [R-APP-21] [R-LOGIN-08]', async ({ list, label, call }) => {
    await endTwice(
      call,
      () => sidebar(visit).getByRole('link', { name: label, exact: true }).click(),
      () => onScreen(visit, label),
    );
    expect(pathOf(visit)).toBe(list);
  });

  test.for(perLoan)('on the list call of $list, with its loan still chosen [R-APP-21] [R-LOGIN-08]', async (area) => {
    const { list, label, calls } = area;
    await openList(visit, area);
    await endTwice(
      calls.list,
      async () => {
        await visit.field('Loan').selectOption('');
        await visit.field('Loan').selectOption('1');
      },
      () => onScreen(visit, label),
    );
    expect(`${pathOf(visit)}${new URL(visit.page.url()).search}`).toBe(`${list}?loan_id=1`);
    await expect.poll(() => visit.field('Loan').inputValue()).toBe('1');
  });

  test.for(cellsOf(areas, ({ perLoan, rich }) => `${perLoan} ${rich}`))(
    'on the single read of $edit [R-APP-21] [R-LOGIN-08]',
    async (area) => {
      await openList(visit, area);
      await endTwice(
        area.calls.one,
        () => visit.page.locator(`main a[href="${area.edit}"]`).click(),
        () => button(visit, `Update ${area.item}`).waitFor(),
      );
      expect(pathOf(visit)).toBe(area.edit);
    },
  );

  test.for(perLoan)('on the loan list of $add [R-APP-21] [R-LOGIN-08]', async (area) => {
    const { add = '' } = area;
    // A new page load, so that the loans are requested again.
    await endTwice(
      'GET /loan/allLoans',
      () => visit.goto(`${add}?loan_id=1`),
      () => button(visit, `Add ${area.item}`).waitFor(),
    );
    expect(pathOf(visit)).toBe(add);
  });

  test.for(cellsOf(['/home-features', '/loan-step', '/mission', '/loan-benefits'].map(areaAt), ({ body }) => body))(
    'on the POST of $add [R-APP-21]',
    async (area) => {
      await openList(visit, area);
      await visit.page.locator(`main a[href^="${area.add}"]`).click();
      const send = async () => {
        await fillForm(visit, area, sampleFiles.png);
        await button(visit, `Add ${area.item}`).click();
        await expectEnd();
        await signIn(visit, app);
        await button(visit, `Add ${area.item}`).waitFor();
        expect(pathOf(visit)).toBe(area.add);
      };
      for (const status of [403, 401]) {
        await visit.answer(area.calls.add ?? '', { status, body: {}, times: 1 });
        await send();
      }
    },
  );

  test.for(['/loan-benefits', '/loan-details', '/disclaimer'].map(areaAt))(
    'on the PUT of $edit [R-APP-21]',
    async (area) => {
      await openList(visit, area);
      await visit.page.locator(`main a[href="${area.edit}"]`).click();
      for (const status of [403, 401]) {
        await visit.answer(area.calls.edit, { status, body: {}, times: 1 });
        await button(visit, `Update ${area.item}`).click();
        await expectEnd();
        await signIn(visit, app);
        await button(visit, `Update ${area.item}`).waitFor();
        expect(pathOf(visit)).toBe(area.edit);
      }
    },
  );

  test.for(['/loan-benefits', '/home-features'].map(areaAt))('on the DELETE of $list [R-APP-21]', async (area) => {
    await openList(visit, area);
    for (const status of [403, 401]) {
      await visit.answer(area.calls.remove ?? '', { status, body: {}, times: 1 });
      await button(visit, 'Delete').first().click();
      await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expectEnd();
      await signIn(visit, app);
      await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
      expect(pathOf(visit)).toBe(area.list);
    }
  });
});

test('a save refused with 403 again after sign-in: the login page says that the call is not allowed [R-APP-21]', async () => {
  const own = await app.newPage({ signedIn: false });
  await signIn(own, app);
  await onScreen(own, 'Welcome');
  await own.goto('/edit-loan-step/1');
  await own.answer('PUT /loan/editLoanStep/:id', { status: 403, body: {} });
  await button(own, 'Update Step').click();
  await signIn(own, app);
  await button(own, 'Update Step').click();
  expect(await onlyAlert(own)).toContain('refused this call, not your session: PUT /api/loan/editLoanStep/1, 403');
  expect(await own.page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a list that is always refused is named on the login page, which offers to go past it [R-APP-21]', async () => {
  const own = await app.newPage({ path: '/dashboard' });
  await own.answer('GET /loan/getAllLoanStep', { status: 403, body: {} });
  await sidebar(own).getByRole('link', { name: 'Loan Step', exact: true }).click();
  await signIn(own, app);
  await own.field('Username').waitFor();
  expect(await onlyAlert(own)).toContain('refused the same call again: GET /api/loan/getAllLoanStep, 403');
  await button(own, 'To the dashboard instead').click();
  expect(await onlyAlert(own)).toContain('Signing in leads to the dashboard now.');
  await signIn(own, app);
  await onScreen(own, 'Welcome');
  await sidebar(own).getByRole('link', { name: 'Mission', exact: true }).click();
  await onScreen(own, 'Mission');
});
