import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaOf, areas } from './areas';
import { loans } from './loans';
import { areaScreen, openArea } from './openArea';
import { siteItems } from './siteItems';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const { home, personal } = loans;
const benefits = areaOf('BENEFITS');
const sidebarLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const screens = areas.flatMap((area) =>
  (['', 'add-', 'edit-'] as const).map((mode) => ({
    area,
    mode,
    path: `/${mode}${area.route}${mode === 'edit-' ? '/1' : ''}`,
  })),
);

describe('the dropdown of loans', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await app.newPage({ path: `/${benefits.route}?loan_id=${home.id}` });
    await visit.page.getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
  });
  afterAll(() => visit.close());

  test.each(areas)(
    'is on the list, the add form and the edit form of /$route, placeholder first [R-LOANS-03, R-LOANS-05] [R-LOANIMAGE-11]',
    async (area) => {
      const screen = areaScreen(visit, area);
      const standsAt = async (path: RegExp, own: Locator) => {
        // The address changes before the page does, and all three have such a dropdown.
        await own.waitFor();
        expect(screen.path()).toMatch(path);
        const options = screen.loan.locator('option');
        await expect.poll(() => options.allTextContents()).toContain(loans.bare.name);
        expect((await options.allTextContents())[0]).toBe('-- Select Loan --');
        expect(await options.first().getAttribute('value')).toBe('');
      };
      await sidebarLink(visit.page, area.sidebar).click();
      const heading = visit.page.getByRole('heading', { level: 1, name: area.sidebar, exact: true });
      const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
      await standsAt(new RegExp(`^/${area.route}$`), heading);
      await screen.addLink.click();
      await standsAt(new RegExp(`^/add-${area.route}$`), button(area.buttons.add));
      await visit.page.goBack();
      await screen.items.first().getByRole('link', { name: 'Edit', exact: true }).click();
      await standsAt(new RegExp(`^/edit-${area.route}/\\d+$`), button(area.buttons.edit));
    },
  );

  test.each(cellsOf(screens, ({ mode }) => mode))(
    'is filled at $path by one GET, with the token and without a body [R-LOANS-01]',
    async ({ area, path }) => {
      const screen = await openArea(app, area, path);
      await expect.poll(() => screen.loan.locator('option').allTextContents()).toContain(loans.bare.name);
      const [sent, ...others] = screen.visit.requests('GET /loan/allLoans');
      expect(others).toEqual([]);
      expect(sent?.headers.authorization).toBe(`Bearer ${await screen.visit.stored('authToken')}`);
      expect(sent?.body).toBeUndefined();
    },
  );

  test('shows the names in the given order, and a choice sends the id in the type it had [R-LOANS-02] [R-LOANS-01] [R-APP-24]', async () => {
    const screen = await openArea(app, benefits, null);
    const loan = [
      { id: 31, name: 'Zebra Loan' },
      { id: '5', name: 'Ant & Bee <Loan>' },
      { id: 4, name: 'मध्य ऋण' },
    ];
    await screen.visit.answer('GET /loan/allLoans', { body: { loan } });
    await screen.bend('list', { body: { benefits: [] } });
    await screen.bend('add', { status: 201, body: {} });
    await screen.open('/loan-benefits');
    const names = screen.loan.locator('option');
    await expect.poll(() => names.allTextContents()).toEqual(['-- Select Loan --', ...loan.map(({ name }) => name)]);
    await screen.type({ loan: 'Zebra Loan' });
    await expect.poll(() => screen.sent('list', 31)).toHaveLength(1);

    for (const { id, name } of loan) {
      await screen.open('/add-loan-benefits');
      await screen.type({ loan: name, text: 'Words' });
      await screen.submit.click();
      await expect.poll(() => screen.sent('add').map(({ body }) => body)).toEqual([{ loan_id: id, benefits: 'Words' }]);
    }
  });

  test('shows and logs one error if loading fails, offers Try again, and leaves the screen usable [R-LOANS-04]', async () => {
    const screen = await openArea(app, benefits, null);
    const mend = await screen.visit.answer('GET /loan/allLoans', { status: 500, body: { message: 'No loans today' } });
    for (const path of ['/loan-benefits?loan_id=2', '/add-loan-benefits']) {
      await screen.open(path);
      const said = 'The loans could not be loaded. The site answered: No loans today';
      await expect.poll(() => screen.visit.alert().allInnerTexts()).toEqual([said]);
      expect(screen.logged()).toEqual(['Call failed: GET /api/loan/allLoans: 500']);
    }
    await screen.text.fill('Typed all the same');
    await mend();
    await screen.page.getByRole('button', { name: 'Try again', exact: true }).click();
    await screen.loan.selectOption({ label: personal.name });
    expect(await screen.visit.alert().count()).toBe(0);
    expect(await screen.text.inputValue()).toBe('Typed all the same');
    expect(screen.visit.requests('GET /loan/allLoans')).toHaveLength(2);
  });

  test('leaves the list of a loan from the address visible and editable if loading fails [R-LOANS-04]', async () => {
    const screen = await openArea(app, benefits, null);
    await screen.visit.answer('GET /loan/allLoans', { status: 500 });
    await screen.open('/loan-benefits?loan_id=2');
    await screen.lists((await siteItems(app, benefits, 2)).map(({ text }) => text));
    expect(await screen.loan.inputValue()).toBe('2');
    await screen.items.first().getByRole('link', { name: 'Edit', exact: true }).click();
    await screen.text.waitFor();
  });
});

fullTest('is the only content of each list in a new session: no list GET, no empty text [R-LOANS-06]', async () => {
  const visit = await app.newPage();
  for (const area of areas) {
    const screen = areaScreen(visit, area);
    await sidebarLink(visit.page, area.sidebar).click();
    await expect.poll(() => screen.path()).toBe(`/${area.route}`);
    await expect.poll(() => visit.heading().textContent()).toBe(area.sidebar);
    expect(await screen.chosenLoan()).toBe('-- Select Loan --');
    expect(await visit.page.getByText(area.empty).count()).toBe(0);
    expect(await screen.items.count()).toBe(0);
    expect(screen.sent('list')).toEqual([]);
  }
});

describe('the chosen loan', () => {
  fullTest(
    'stays chosen on the other five lists opened from the sidebar, until the session ends [R-LOANS-06, R-LOANS-07]',
    async () => {
      const first = await openArea(app, benefits);
      const { visit } = first;
      await first.type({ loan: personal.name });
      await first.items.first().waitFor();
      for (const area of areas) {
        const screen = areaScreen(visit, area);
        await sidebarLink(visit.page, area.sidebar).click();
        await screen.lists((await siteItems(app, area, personal.id)).map(({ text }) => text));
        expect(await screen.chosenLoan()).toBe(personal.name);
        expect(screen.path('whole')).toBe(`/${area.route}?loan_id=2`);
      }
      await sidebarLink(visit.page, 'Dashboard').click();
      await visit.page.getByRole('button', { name: 'Logout', exact: true }).click();
      const { username, password } = app.site.credentials;
      await visit.field('Username').fill(username);
      await visit.field('Password').fill(password);
      await visit.page.getByRole('button', { name: 'Login', exact: true }).click();
      await sidebarLink(visit.page, 'Loan Benefits').click();
      await first.addLink.waitFor();
      expect(await first.chosenLoan()).toBe('-- Select Loan --');
      expect(first.path('whole')).toBe('/loan-benefits');
      expect(await first.items.count()).toBe(0);
    },
  );

  test('is part of the address: a reload, Back and a link opened elsewhere show the same [R-LOANS-07]', async () => {
    const screen = await openArea(app, benefits);
    const ofPersonal = (await siteItems(app, benefits, personal.id)).map(({ text }) => text);
    await screen.type({ loan: personal.name });
    await screen.lists(ofPersonal);
    expect(screen.path('whole')).toBe('/loan-benefits?loan_id=2');
    await screen.page.reload();
    await screen.lists(ofPersonal);
    expect(await screen.chosenLoan()).toBe(personal.name);
    await sidebarLink(screen.page, 'Dashboard').click();
    await expect.poll(() => screen.path()).toBe('/dashboard');
    await screen.page.goBack();
    await screen.lists(ofPersonal);

    const elsewhere = await openArea(app, benefits, screen.path('whole'));
    await elsewhere.lists(ofPersonal);
  });

  test('can be cleared: the items disappear, no call is made, and the address has no loan [R-LOANS-05, R-LOANS-06]', async () => {
    const screen = await openArea(app, benefits, `/loan-benefits?loan_id=${home.id}`);
    await screen.items.first().waitFor();
    screen.visit.clearRequests();
    await screen.type({ loan: '' });
    await expect.poll(() => screen.items.count()).toBe(0);
    expect(screen.path('whole')).toBe('/loan-benefits');
    expect(screen.visit.requests()).toEqual([]);
    expect(await screen.page.getByText(benefits.empty).count()).toBe(0);
    await screen.page.reload();
    await screen.addLink.waitFor();
    expect(await screen.chosenLoan()).toBe('-- Select Loan --');
  });
});

test('the items of a chosen loan are requested in the same task as the choice, by one call', async () => {
  const screen = await openArea(app, benefits, `/${benefits.route}`);
  await expect.poll(() => screen.loan.locator('option').allTextContents()).toContain(personal.name);
  const isAsked = await screen.loan.evaluate(async (select: HTMLSelectElement, value) => {
    const send = window.fetch;
    let calls = 0;
    window.fetch = (...call) => {
      calls += 1;
      return send(...call);
    };
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // The rest of this task; a later task would begin only after it.
    for (let step = 0; step < 100; step += 1) await undefined;
    return calls === 1;
  }, String(personal.id));
  expect(isAsked).toBe(true);
  await expect.poll(() => screen.items.count()).toBeGreaterThan(0);
  expect(screen.sent('list', personal.id)).toHaveLength(1);
});
