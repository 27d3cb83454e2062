import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clickWithoutToken } from '../harness/clickWithoutToken';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed, openTab, signInAs } from './openNamed';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const path = '/loan-form-effortless?loan_id=1';
const call = 'DELETE /loan/deleteLoanEffortlessForm/:id';
const said = 'The description was not deleted.';

const rows = ({ page }: Visit) => page.getByRole('link', { name: 'Edit', exact: true });
const alerts = (visit: Visit) => visit.alert().allInnerTexts();
const failures = ({ page }: Visit) => page.getByRole('button', { name: /^Failures: / }).getAttribute('aria-label');

async function deleteFirst(visit: Visit): Promise<void> {
  const before = await rows(visit).count();
  await visit.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await expect.poll(() => rows(visit).count()).toBe(before - 1);
}

/** A list with one deleted row that can still be undone; the page’s clock is stopped until a test advances it. */
async function deleted(): Promise<{ readonly visit: Visit; readonly count: number }> {
  const visit = await openNamed(app, path);
  await rows(visit).first().waitFor();
  const count = await rows(visit).count();
  await visit.page.clock.install();
  await deleteFirst(visit);
  return { visit, count };
}

async function isAtLogin(visit: Visit): Promise<void> {
  await visit.field('Username').waitFor();
  // A hash tells tabs that were away which sessions have ended, and each user's last look at the lists is kept; nothing else.
  const {
    'console.ended': marks,
    'console.seen:admin.demo': _,
    ...others
  } = await visit.page.evaluate(() => ({ ...localStorage }));
  expect(marks ?? '').toMatch(/^(?:[\da-z]{1,7}(?: |$))*$/);
  expect(others).toEqual({});
}

describe('a deletion that can be undone when the session ends', () => {
  test('because another call was refused is reported at the next sign-in, and its row is still there [R-FORMEFF-21] [R-APP-11] [R-APP-12]', async () => {
    const { visit, count } = await deleted();
    await visit.page.clock.fastForward(3000);
    await deleteFirst(visit);
    const undo = await visit.answer(call, { status: 401, body: {} });
    // The first is sent; the second has time left.
    await visit.page.clock.fastForward(3000);
    await isAtLogin(visit);
    await undo();
    await visit.page.clock.fastForward(10_000);
    expect(visit.requests(call).map(({ status }) => status)).toEqual([401]);
    await signInAs(visit.page, app);
    // Equal messages are shown once; the list of failures has the refused call and the one that was never sent.
    await expect.poll(() => alerts(visit)).toEqual([said]);
    await expect.poll(() => rows(visit).count()).toBe(count);
    expect(await failures(visit)).toBe('Failures: 2');
    await visit.page.getByRole('button', { name: /^Failures/ }).click();
    const list = visit.page.getByRole('list', { name: 'Failed calls' });
    await list.getByText('You were no longer signed in, so nothing was sent.').waitFor();
    expect(visit.requests(call)).toHaveLength(1);
  });

  test('because the token was removed from storage is reported once at the next sign-in [R-FORMEFF-21] [R-APP-11]', async () => {
    const { visit, count } = await deleted();
    await clickWithoutToken(visit.page.getByRole('link', { name: 'Mission', exact: true }));
    await isAtLogin(visit);
    await signInAs(visit.page, app);
    await expect.poll(() => alerts(visit)).toEqual([said]);
    await visit.page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.poll(() => alerts(visit)).toEqual([]);
    await visit.goto(path);
    await expect.poll(() => rows(visit).count()).toBe(count);
    expect(await alerts(visit)).toEqual([]);
    expect(visit.requests(call)).toEqual([]);
  });

  test('by a logout is sent immediately, and a failure is reported at the next sign-in [R-FORMEFF-21] [R-APP-11] [R-SESS-05]', async () => {
    const { visit } = await deleted();
    const { page } = visit;
    const gate = later();
    await visit.answer(call, { delayUntil: gate.promise, status: 500, body: { message: 'The shelf is stuck' } });
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await isAtLogin(visit);
    for (const key of ['authToken', 'user']) expect(await visit.stored(key)).toBeNull();
    gate.resolve();
    await expect.poll(() => visit.requests(call).map(({ status }) => status)).toEqual([500]);
    await signInAs(page, app);
    await onScreen(page, 'Welcome');
    await expect
      .poll(() => alerts(visit))
      .toEqual(['The description could not be deleted. The site answered: The shelf is stuck']);
    expect(await failures(visit)).toBe('Failures: 1');
  });

  test('is not reported to another user, nor are the failures [R-SESS-08]', async () => {
    const { visit } = await deleted();
    await clickWithoutToken(visit.page.getByRole('link', { name: 'Mission', exact: true }));
    await isAtLogin(visit);
    await signInAs(visit.page, app, 'asha.second');
    await onScreen(visit.page, 'Welcome');
    expect(await failures(visit)).toBe('Failures: 0');
    expect(await alerts(visit)).toEqual([]);
  });
});

test.each([
  [201, 'The benefit was saved.'],
  [500, 'The benefit could not be saved. The site answered: The shelf is full'],
] as const)(
  'a save that is answered with %i after the session ended is reported at the next sign-in [R-APP-11] [R-APP-21]',
  async (status, text) => {
    const visit = await openNamed(app, '/add-loan-benefits');
    const { page } = visit;
    const { field, button } = formOf(page);
    await field('Loan').selectOption('2');
    await field('Benefit Description').fill('Sent in time');
    const gate = later();
    await visit.answer('POST /loan/addLoanBenefits', {
      delayUntil: gate.promise,
      status,
      body: status === 500 ? { message: 'The shelf is full' } : {},
    });
    await button('Add Benefit').click();
    await expect.poll(() => visit.requests('POST /loan/*')).toHaveLength(1);
    const other = await openTab(visit, '/dashboard');
    await other.getByRole('button', { name: /^Account/ }).click();
    await other.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await isAtLogin(visit);
    gate.resolve();
    await expect.poll(() => visit.requests('POST /loan/*').map((sent) => sent.status)).toEqual([status]);
    await page.bringToFront();
    await signInAs(page, app);
    await page.getByText(text, { exact: true }).waitFor();
  },
);

test('the failures panel survives the end of a session, but not a logout [R-APP-12] [R-APP-21]', async () => {
  const visit = await openNamed(app, '/mission');
  const { page } = visit;
  await rows(visit).first().waitFor();
  await visit.answer('GET /loan/getAllLoanStep', { status: 500, body: {}, times: 1 });
  await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
  await visit.alert().waitFor();
  await visit.answer('GET /loan/getAllLoanStep', { status: 401, body: {}, times: 1 });
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await isAtLogin(visit);
  await signInAs(page, app);
  await rows(visit).first().waitFor();
  expect(await failures(visit)).toBe('Failures: 2');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await isAtLogin(visit);
  await signInAs(page, app);
  await onScreen(page, 'Welcome');
  expect(await failures(visit)).toBe('Failures: 0');
});
