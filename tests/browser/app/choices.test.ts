import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { button, chooseScreen, items, onlyAlert, onScreen, sidebar } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('choosing something else', () => {
  test('another loan removes the old rows and their Delete buttons at once, even if its list fails [R-APP-37] [R-APP-22]', async () => {
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

  test('a late answer for the previous loan does not replace the rows of the chosen loan [R-APP-37]', async () => {
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

  test('another page keeps the old rows, busy, until its own arrive; on failure only the pager stays [R-APP-37] [R-APP-22]', async () => {
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

  test('a screen opened while another is loading is shown, and stays [R-APP-37]', async () => {
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

  test('a late answer for the previous record does not replace the opened record [R-APP-37]', async () => {
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
