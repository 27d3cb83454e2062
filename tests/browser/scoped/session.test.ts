import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf, someAreas } from './areas';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const benefits = areaOf('BENEFITS');

/** Another key in session storage shows whether everything is cleared, not only the token. */
async function opened(area = benefits): Promise<AreaScreen> {
  const screen = await openArea(app, area, null);
  await screen.page.addInitScript(() => sessionStorage.setItem('somebodyElse', 'left this'));
  return screen;
}

async function isSignedOut({ visit, path, page }: AreaScreen): Promise<void> {
  await visit.field('Username').waitFor();
  expect(path()).toBe('/');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
}

describe.each([401, 403])('an answer of %i clears all session storage and shows the login page', (status) => {
  const refusal = { status, body: { message: 'No' } };

  test('to the POST of the add form [R-BENEFITS-25]', async () => {
    const screen = await opened();
    await screen.bend('add', refusal);
    await screen.open('/add-loan-benefits');
    await screen.type({ loan: loans.personal.name, text: 'Words' });
    await screen.submit.click();
    await isSignedOut(screen);
    expect(screen.logged()).toEqual([`Call failed: POST /api/loan/addLoanBenefits: ${status}`]);
  });

  test('to the single GET of the edit form [R-BENEFITS-26]', async () => {
    const screen = await opened();
    await screen.bend('one', refusal);
    await screen.open('/edit-loan-benefits/1');
    await isSignedOut(screen);
  });

  test('to the PUT of the edit form [R-BENEFITS-26]', async () => {
    const screen = await opened();
    await screen.bend('edit', refusal);
    await screen.open('/edit-loan-benefits/1');
    await screen.type({ text: 'Words' });
    await screen.submit.click();
    await isSignedOut(screen);
    expect(screen.logged()).toEqual([`Call failed: PUT /api/loan/editLoanBenefits/1: ${status}`]);
  });

  test.each(['/add-loan-benefits', '/edit-loan-benefits/1'])(
    'to the list of loans on %s [R-BENEFITS-27]',
    async (path) => {
      const screen = await opened();
      await screen.visit.answer('GET /loan/allLoans', refusal);
      await screen.open(path);
      await isSignedOut(screen);
    },
  );

  test('to the list of benefits [R-BENEFITS-28]', async () => {
    const screen = await opened();
    await screen.bend('list', refusal);
    await screen.open('/loan-benefits');
    await screen.type({ loan: loans.personal.name });
    await isSignedOut(screen);
  });
});

fullTest.each(someAreas)(
  'at /$route a rejected token ends the session; signing in returns to the same list [R-APP-21]',
  async (area) => {
    const screen = await opened(area);
    await screen.open(`/${area.route}?loan_id=2`);
    await screen.items.first().waitFor();
    // The loans are requested separately from the items: the session is not to end on them.
    await expect.poll(screen.chosenLoan).toBe(loans.personal.name);
    app.site.expireTokens();
    await screen.type({ loan: loans.home.name });
    await isSignedOut(screen);
    const { username, password } = app.site.credentials;
    await screen.visit.field('Username').fill(username);
    await screen.visit.field('Password').fill(password);
    await screen.page.getByRole('button', { name: 'Login', exact: true }).click();
    await screen.items.first().waitFor();
    expect(screen.path('whole')).toBe(`/${area.route}?loan_id=1`);
    expect(await screen.chosenLoan()).toBe(loans.home.name);
  },
);
