import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaAt, areas } from './areas';
import { tables } from './screens';
import { button, chooseScreen, onlyAlert, onScreen, openList, pathOf, sidebar } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** Texts of lists without rows, as the specification gives them or the decisions settle them. */
const emptyTexts: Readonly<Record<string, string>> = {
  '/loan-benefits': 'No benefits found for this loan.',
  '/loan-features': 'No features found for this loan.',
  '/loan-criteria': 'No criteria found for this loan.',
  '/loan-effortless': 'No effortless found for this loan.',
  '/loan-image': 'No images found.',
  '/loan-form-effortless': 'No descriptions found for this loan.',
  '/home-features': 'No features found.',
  '/loan-step': 'No steps found.',
  '/mission': 'No missions found.',
  '/loan-details': 'No loan details found.',
  '/disclaimer': 'No disclaimers found.',
  '/privacy-policy': 'No Privacy Policys found.',
  '/terms-condition': 'No Terms Conditions found.',
  '/talk-to-expart': 'No queries found.',
  '/user-details': 'No users found.',
  '/career-form': 'No submissions found.',
  '/offer-form': 'No submissions found.',
  '/dsa-form': 'No submissions found.',
  '/business-partner': 'No submissions found.',
};

/** Rows or cards of the list; the sketch that stands there while it loads is none of them. */
function items(visit: Visit) {
  return visit.page.getByRole('main').getByRole('region').locator('tbody tr, ul > li');
}

const lists = [
  ...areas.map(({ list, label, items: noun, perLoan, calls, keys }) => ({
    list,
    label,
    noun,
    perLoan,
    call: calls.list,
    key: keys.list,
  })),
  ...tables.map(({ list, label, items: noun, call, key }) => ({ list, label, noun, perLoan: undefined, call, key })),
];

describe('a list', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await app.newPage();
    await onScreen(visit, 'Welcome');
  });

  test.for(lists)(
    'whose first load failed ($list) says so once, shows neither rows nor the empty text, and loads at Try again [R-APP-11] [R-APP-12] [R-APP-22]',
    async ({ list, label, noun, perLoan, call }) => {
      await visit.answer(call, { status: 500, body: { message: 'Out of order' }, times: 1 });
      const logged = visit.consoleErrors.length;
      visit.clearRequests();
      await chooseScreen(visit, label);
      if (perLoan && (await visit.field('Loan').inputValue()) === '') await visit.field('Loan').selectOption('1');
      const notice = await onlyAlert(visit);
      expect(notice).toContain(`The ${noun} could not be loaded.`);
      expect(notice).toContain('Out of order');
      expect(await items(visit).count()).toBe(0);
      expect(await visit.page.getByText(emptyTexts[list] ?? '', { exact: true }).count()).toBe(0);
      if (perLoan) expect(await visit.field('Loan').isEnabled()).toBe(true);
      const [failed, ...more] = visit.requests(call);
      expect(more).toEqual([]);
      expect(visit.consoleErrors.slice(logged)).toEqual([`Call failed: GET ${failed?.path}: 500`]);
      await button(visit, 'Try again').click();
      await items(visit).first().waitFor();
      expect(visit.requests(call)).toHaveLength(2);
      expect(await visit.alert().count()).toBe(0);
    },
  );

  test.for(
    ['/loan-step', '/home-features', '/loan-image', '/talk-to-expart'].map((path) =>
      lists.find(({ list }) => list === path),
    ),
  )(
    'whose renewal failed ($list) keeps its rows, says that they are not renewed, and renews them at Try again [R-APP-22] [R-APP-12]',
    async (found) => {
      const { label = '', call = '', perLoan } = found ?? {};
      await chooseScreen(visit, label);
      if (perLoan) await visit.field('Loan').selectOption('1');
      await items(visit).first().waitFor();
      const rows = await items(visit).count();
      await chooseScreen(visit, 'Disclaimer');
      await items(visit).first().waitFor();
      const undo = await visit.answer(call, { status: 500, body: {} });
      const logged = visit.consoleErrors.length;
      await chooseScreen(visit, label);
      expect(await onlyAlert(visit)).toContain('could not be renewed');
      expect(await items(visit).count()).toBe(rows);
      expect(visit.consoleErrors.slice(logged)).toHaveLength(1);
      await undo();
      await button(visit, 'Try again').click();
      await visit.alert().waitFor({ state: 'detached' });
      expect(await items(visit).count()).toBe(rows);
    },
  );

  test.for(areas)(
    '$list leads to $edit, whose failed single read shows no form in all four ways, until Try again brings it [R-APP-36] [R-APP-11] [R-APP-12]',
    async (area) => {
      const answers = [
        { status: 500, body: {}, logged: 500 },
        { status: 404, body: { message: 'Nothing here' }, logged: 404 },
        { body: { success: false, [area.keys.one]: { description: 'not to be shown' } }, logged: 'declined' },
        { body: '<!doctype html><title>Proxy</title>', logged: 'not-api' },
      ];
      // The latest bend wins, so that the first answer is bent last.
      for (const answer of [...answers].reverse()) await visit.answer(area.calls.one, { ...answer, times: 1 });
      await openList(visit, area);
      const logged = visit.consoleErrors.length;
      await visit.page.locator(`main a[href="${area.edit}"]`).click();
      const submit = button(visit, `Update ${area.item}`);
      for (const [index, answer] of answers.entries()) {
        await expect.poll(() => visit.consoleErrors.slice(logged)).toHaveLength(index + 1);
        await expect.poll(() => button(visit, 'Try again').getAttribute('aria-busy')).toBe('false');
        expect(await onlyAlert(visit)).toContain(`The ${area.item.toLowerCase()} could not be loaded.`);
        expect(visit.consoleErrors.at(-1)).toBe(
          `Call failed: GET ${visit.requests(area.calls.one).at(-1)?.path}: ${answer.logged}`,
        );
        expect(await visit.page.locator('main :is(input, textarea, select, [contenteditable])').count()).toBe(0);
        expect(await submit.count()).toBe(0);
        await button(visit, 'Try again').click();
      }
      await submit.waitFor();
      expect(await visit.alert().count()).toBe(0);
      expect(pathOf(visit)).toBe(area.edit);
    },
  );

  test('with an ID column shows the record’s id, and keeps the rows in the order of the answer [R-APP-33]', async () => {
    const withId = lists.filter(({ list, perLoan }) => !perLoan && list !== '/home-features');
    for (const { label, call, key } of withId) {
      const undo = await visit.answer(call, {
        body: { [key]: [{ id: 41 }, { id: 7 }, { id: 'x-9' }], pagination: { totalPages: 1 } },
      });
      await chooseScreen(visit, label);
      const ids = () => visit.page.locator('main tbody tr td:first-child').allTextContents();
      await expect.poll(ids).toEqual(['41', '7', 'x-9']);
      await undo();
    }
  });

  test('of 200 items counts 200 and shows the last when it is scrolled to: nothing is paged [R-APP-28]', async () => {
    for (const { keys, calls, label } of [areaAt('/mission'), areaAt('/home-features')]) {
      const many = Array.from({ length: 200 }, (_, index) => ({
        id: index + 1,
        title: `No. ${index + 1}.`,
        description: `No. ${index + 1}.`,
      }));
      const undo = await visit.answer(calls.list, { body: { [keys.list]: many } });
      await chooseScreen(visit, label);
      await expect.poll(() => visit.page.getByRole('status').filter({ hasText: /^200 / }).count()).toBe(1);
      const last = visit.page.getByRole('main').getByText('No. 200.', { exact: true }).last();
      // Rows may be drawn only when scrolled to, so that the way to the last may take some steps.
      await visit.page.getByRole('main').getByRole('region').focus();
      const atTheEnd = async () => {
        await visit.page.keyboard.press('End');
        return (await last.count()) > 0 && last.isVisible();
      };
      await expect.poll(atTheEnd).toBe(true);
      expect(await visit.page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
      await undo();
    }
  });
});

describe('another choice', () => {
  test('of a loan takes the former rows away at once, and their Delete with them, and a failure brings none back [R-APP-37] [R-APP-22]', async () => {
    const visit = await app.newPage({ path: '/loan-benefits?loan_id=1' });
    await items(visit).first().waitFor();
    const gate = later();
    await visit.answer('GET /loan/getLoanBenefitsById/2', {
      status: 500,
      body: {},
      delayUntil: gate.promise,
      times: 1,
    });
    await visit.field('Loan').selectOption('2');
    await expect.poll(() => items(visit).count()).toBe(0);
    expect(await button(visit, 'Delete').count()).toBe(0);
    expect(await visit.field('Loan').inputValue()).toBe('2');
    gate.resolve();
    expect(await onlyAlert(visit)).toContain('The benefits could not be loaded.');
    expect(await items(visit).count()).toBe(0);
    expect(await visit.page.getByText('No benefits found for this loan.').count()).toBe(0);
    // The dropdown stays usable.
    await visit.field('Loan').selectOption('3');
    await items(visit).first().waitFor();
    expect(await visit.alert().count()).toBe(0);
  });

  test('of a loan whose answer comes before the former one’s is not replaced by it [R-APP-37]', async () => {
    const visit = await app.newPage({ path: '/loan-benefits' });
    const gate = later();
    await visit.answer('GET /loan/getLoanBenefitsById/1', { delayUntil: gate.promise });
    await visit.field('Loan').selectOption('1');
    await expect.poll(() => visit.requests('GET /loan/getLoanBenefitsById/1')).toHaveLength(1);
    await visit.field('Loan').selectOption('2');
    await items(visit).first().waitFor();
    const shown = await items(visit).allTextContents();
    gate.resolve();
    await expect.poll(() => visit.requests('GET /loan/getLoanBenefitsById/1')[0]?.status).toBe(200);
    await chooseScreen(visit, 'Mission');
    await chooseScreen(visit, 'Loan Benefits');
    await items(visit).first().waitFor();
    expect(await items(visit).allTextContents()).toEqual(shown);
    expect(await visit.field('Loan').inputValue()).toBe('2');
  });

  test('of a page keeps the former rows, busy, until its own come; a failure takes them away and leaves the pager [R-APP-37] [R-APP-22]', async () => {
    const visit = await app.newPage({ path: '/user-details' });
    const region = visit.page.getByRole('region', { name: 'Users' });
    await items(visit).first().waitFor();
    const first = await items(visit).allTextContents();
    const gate = later();
    await visit.answer('GET /loan/userDetails?page=2', { delayUntil: gate.promise, times: 1 });
    await button(visit, 'Next').click();
    await expect.poll(() => region.getAttribute('aria-busy')).toBe('true');
    expect(await items(visit).allTextContents()).toEqual(first);
    gate.resolve();
    await expect.poll(() => region.getAttribute('aria-busy')).toBe('false');
    expect(await items(visit).allTextContents()).not.toEqual(first);

    await visit.answer('GET /loan/userDetails?page=3', { status: 500, body: {}, times: 1 });
    await button(visit, 'Next').click();
    expect(await onlyAlert(visit)).toContain('The users could not be loaded.');
    expect(await items(visit).count()).toBe(0);
    const current = visit.page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]');
    expect(await current.textContent()).toBe('3');
    await button(visit, 'Page 2').click();
    await items(visit).first().waitFor();
    expect(await visit.alert().count()).toBe(0);
  });

  test('of a screen while the former is on its way shows the newer one, and stays [R-APP-37]', async () => {
    const visit = await app.newPage({ path: null });
    const gate = later();
    await visit.answer('GET /loan/getAllLoanStep', { delayUntil: gate.promise });
    await visit.goto('/loan-step');
    await onScreen(visit, 'Loan Step');
    await sidebar(visit).getByRole('link', { name: 'Mission', exact: true }).click();
    await items(visit).first().waitFor();
    gate.resolve();
    await expect.poll(() => visit.requests('GET /loan/getAllLoanStep')[0]?.status).toBe(200);
    await onScreen(visit, 'Mission');
    expect(await visit.page.getByRole('columnheader', { name: 'Description' }).isVisible()).toBe(true);
  });

  test('of a record whose answer comes before the former one’s is not replaced by it [R-APP-37]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await items(visit).first().waitFor();
    const gate = later();
    await visit.answer('GET /loan/getSingleLoanStep/1', { delayUntil: gate.promise });
    await visit.page.locator('main a[href="/edit-loan-step/1"]').click();
    await expect.poll(() => visit.requests('GET /loan/getSingleLoanStep/1')).toHaveLength(1);
    await chooseScreen(visit, 'Loan Step');
    await visit.page.locator('main a[href="/edit-loan-step/2"]').click();
    await expect.poll(() => visit.field('Title').inputValue()).toBe('Compare the offers');
    gate.resolve();
    await expect.poll(() => visit.requests('GET /loan/getSingleLoanStep/1')[0]?.status).toBe(200);
    expect(await visit.field('Title').inputValue()).toBe('Compare the offers');
  });
});
