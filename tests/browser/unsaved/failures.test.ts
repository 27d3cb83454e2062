import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';
import { isKept } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const words = 'Told once';

/** A filled add form that only needs to be sent. */
async function filledAdd(): Promise<Visit> {
  const visit = await openNamed(app, '/add-loan-benefits?loan_id=2');
  await formOf(visit.page).field('Benefit Description').fill(words);
  await expect.poll(() => formOf(visit.page).field('Loan').inputValue()).toBe('2');
  return visit;
}

const alerts = (visit: Visit) => visit.alert().allInnerTexts();

describe('a failed save shows one error with Retry', () => {
  test('which immediately sends again what was surely refused: one more POST, and no question [R-APP-11] [R-APP-32]', async () => {
    const visit = await filledAdd();
    const { button, question } = formOf(visit.page);
    await visit.answer('POST /loan/*', { status: 500, body: { message: 'The shelf is full' }, times: 1 });
    await button('Add Benefit').click();
    await expect
      .poll(() => alerts(visit))
      .toEqual(['The benefit could not be saved. The site answered: The shelf is full']);
    await button('Retry').click();
    await onScreen(visit.page, 'Loan Benefits');
    expect(await question.count()).toBe(0);
    expect(visit.requests('POST /loan/*')).toHaveLength(2);
  });

  test.each([
    ['no connection', { abort: true, times: 1 } as const, 'The benefit could not be saved. The site did not answer.'],
    [
      'half an answer',
      { body: { success: true, message: 'Added' }, cutOff: true, times: 1 } as const,
      'The benefit could not be saved. The answer was cut off. It may have been saved.',
    ],
  ])('which asks first if a POST may have arrived: %s [R-APP-20] [R-APP-11]', async (_, answer, text) => {
    const visit = await filledAdd();
    const { button, question, field } = formOf(visit.page);
    await visit.answer('POST /loan/*', answer);
    await button('Add Benefit').click();
    await expect.poll(() => alerts(visit)).toEqual([text]);
    await button('Retry').click();
    expect(await question.getByRole('heading').textContent()).toBe('Send it again?');
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.poll(() => question.count()).toBe(0);
    expect(await field('Benefit Description').inputValue()).toBe(words);
    expect(visit.requests('POST /loan/*')).toHaveLength(1);
    await button('Retry').click();
    await button('Send again').click();
    await onScreen(visit.page, 'Loan Benefits');
    expect(visit.requests('POST /loan/*')).toHaveLength(2);
  });

  test.each(cellsOf([502, 503, 504], () => 'any'))(
    'which asks first if a gateway answered a POST with %i, since the site may have it [R-APP-20] [R-APP-32]',
    async (status) => {
      const visit = await filledAdd();
      const { button, question } = formOf(visit.page);
      await visit.answer('POST /loan/*', { status, body: '<h1>Gateway</h1>', times: 1 });
      await button('Add Benefit').click();
      const said = `The benefit could not be saved. The site answered with an error (${status}).`;
      await expect.poll(() => alerts(visit)).toEqual([said]);
      await button('Retry').click();
      await question.getByText('The first attempt may have arrived.', { exact: false }).waitFor();
      expect(visit.requests('POST /loan/*')).toHaveLength(1);
      await button('Send again').click();
      await onScreen(visit.page, 'Loan Benefits');
    },
  );

  test('which asks nothing for an unanswered PUT, since sending it twice changes nothing [R-APP-11]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    const { button, question, field } = formOf(visit.page);
    await field('Title').fill(words);
    await visit.answer('PUT /loan/*', { abort: true, times: 1 });
    await button('Update Step').click();
    await expect.poll(() => alerts(visit)).toEqual(['Failed to update step.']);
    await button('Retry').click();
    await onScreen(visit.page, 'Loan Step');
    expect(await question.count()).toBe(0);
  });

  test.each([
    ['Step updated successfully!', 200, 'status'],
    ['Failed to update step.', 500, 'alert'],
  ] as const)('and shows a declared text once: %s [R-APP-19] [R-STEP-17] [R-STEP-19]', async (text, status, role) => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    await visit.answer('PUT /loan/*', { status, body: {} });
    await formOf(visit.page).button('Update Step').click();
    await visit.page.getByText(text).waitFor();
    expect(await visit.page.getByText(text).count()).toBe(1);
    expect(await visit.page.getByRole(role).filter({ hasText: text }).count()).toBe(1);
  });
});

describe('the failures panel', () => {
  const panel = (visit: Visit) => visit.page.getByRole('dialog', { name: 'Failures' });
  const opener = (visit: Visit) => visit.page.getByRole('button', { name: /^Failures: \d+$/ });

  test('lists time, call, status and message of each failure, newest first, until it is cleared [R-APP-12]', async () => {
    const visit = await openNamed(app, '/edit-loan-benefits/1', {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const { button, field } = formOf(visit.page);
    await field('Benefit Description').fill('secret words 4711');
    await visit.answer('PUT /loan/*', { status: 422, body: { message: 'Too short' }, times: 1 });
    await button('Update Benefit').click();
    await visit.alert().filter({ hasText: 'Too short' }).waitFor();
    await visit.answer('PUT /loan/*', { abort: true, times: 1 });
    await button('Retry').click();
    await visit.alert().filter({ hasText: 'did not answer' }).waitFor();
    await expect.poll(() => opener(visit).getAttribute('aria-label')).toBe('Failures: 2');
    await opener(visit).click();

    const failed = panel(visit).getByRole('list', { name: 'Failed calls' }).getByRole('listitem');
    const lines = (await failed.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(lines).toEqual([
      expect.stringMatching(
        /^The site did not answer\. \d\d:\d\d [ap]m PUT \/api\/loan\/editLoanBenefits\/1 unreachable Copy$/,
      ),
      expect.stringMatching(
        /^The site answered: Too short \d\d:\d\d [ap]m PUT \/api\/loan\/editLoanBenefits\/1 422 Copy$/,
      ),
    ]);
    await failed.nth(1).getByRole('button', { name: 'Copy' }).click();
    await failed.nth(1).getByText('Copied').waitFor();
    const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^20\d\d-\d\d-\d\dT[\d:.]+Z PUT \/api\/loan\/editLoanBenefits\/1 422 The site answered: Too short$/,
    );
    for (const secret of ['4711', (await visit.stored('authToken')) ?? '-', app.site.credentials.password]) {
      expect(copied).not.toContain(secret);
      expect(lines.join()).not.toContain(secret);
    }

    await panel(visit).getByRole('button', { name: 'Clear' }).click();
    await panel(visit).getByText('No failed calls.').waitFor();
    await visit.page.keyboard.press('Escape');
    await expect.poll(() => panel(visit).count()).toBe(0);
    expect(await opener(visit).getAttribute('aria-label')).toBe('Failures: 0');
  });

  test('keeps them on all screens, without calls that were cancelled or never sent [R-APP-12]', async () => {
    const visit = await openNamed(app, '/mission');
    await onScreen(visit.page, 'Mission');
    await visit.answer('GET /loan/getAllLoanStep', { status: 503, body: {} });
    await visit.page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await visit.alert().waitFor();
    await visit.page.getByRole('link', { name: 'Mission', exact: true }).click();
    await onScreen(visit.page, 'Mission');
    expect(await opener(visit).getAttribute('aria-label')).toBe('Failures: 1');
    const { button } = formOf(visit.page);
    await visit.goto('/edit-mission/1');
    const gate = later();
    const undo = await visit.answer('PUT /loan/*', { delayUntil: gate.promise, times: 1 });
    await button('Update Mission').click();
    await expect.poll(() => visit.requests('PUT /loan/*')).toHaveLength(1);
    await button('Cancel').click();
    await visit.page.getByText(/^Sending was stopped/).waitFor();
    expect(await opener(visit).getAttribute('aria-label')).toBe('Failures: 0');
    gate.resolve();
    await undo();
    await visit.page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await expect.poll(() => opener(visit).getAttribute('aria-label')).toBe('Failures: 1');
  });
});

describe('without a connection', () => {
  test('a message says so; typed text is kept, and is saved when the connection is back [R-APP-11]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    const { button, field } = formOf(visit.page);
    const offline = visit.page.getByRole('status').filter({ hasText: /^You are offline\./ });
    await field('Title').waitFor();
    expect(await offline.count()).toBe(0);
    await visit.page.context().setOffline(true);
    await offline.waitFor();
    await field('Title').fill(words);
    await field('Image').setInputFiles(sampleFiles.png);
    await isKept(visit.page, 'title', words);
    await button('Update Step').click();
    await expect.poll(() => alerts(visit)).toEqual(['Failed to update step.']);
    await visit.page.context().setOffline(false);
    await expect.poll(() => offline.count()).toBe(0);
    await button('Retry').click();
    await onScreen(visit.page, 'Loan Step');
    expect(visit.requests('PUT /loan/*').map(({ body }) => body)).toMatchObject([{ title: words }]);
  });

  test('failed loads can be retried with one press once it is back [R-APP-22]', async () => {
    const visit = await openNamed(app, '/mission');
    const { page } = visit;
    await onScreen(page, 'Mission');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await expect.poll(() => alerts(visit)).toEqual([expect.stringContaining('The steps could not be loaded.')]);
    await page.context().setOffline(false);
    await formOf(page).button('Retry what failed').click();
    await page.getByRole('row', { name: /Compare the offers/ }).waitFor();
    expect(await visit.alert().count()).toBe(0);
  });
});

describe('a screen that breaks', () => {
  test('says so, keeps the frame and the other screens working, and can be reloaded [R-APP-11]', async () => {
    const visit = await app.newPage({ path: null, mayThrow: true });
    const { page } = visit;
    // The code of the forms cannot be fetched.
    await page.route(/\/(?:FormPage|forms)-[^/]+\.js/, (route) => route.abort());
    await visit.goto('/edit-mission/1');
    await onScreen(page, 'This screen failed');
    expect(await alerts(visit)).toEqual([expect.stringContaining('This screen could not be loaded')]);
    await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await page.getByRole('row', { name: /Compare the offers/ }).waitFor();
    expect(await visit.alert().count()).toBe(0);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await onScreen(page, 'This screen failed');
    await page.unroute(/\/(?:FormPage|forms)-[^/]+\.js/);
    await formOf(page).button('Reload').click();
    await formOf(page).field('Title').waitFor();
  });

  test('by an error of the console itself says so, and works again when opened again [R-APP-11]', async () => {
    const visit = await app.newPage({ path: null, mayThrow: true });
    const { page } = visit;
    await page.addInitScript(() => {
      // No date can be rendered while the page has this mark.
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
        value(this: Intl.DateTimeFormat, date?: Date | number) {
          if (document.documentElement.dataset.broken) throw new Error('a fault of the console');
          return this.formatToParts(date)
            .map(({ value }) => value)
            .join('');
        },
      });
    });
    await visit.goto('/mission');
    await page.getByRole('link', { name: 'Edit' }).first().waitFor();
    await page.evaluate(() => {
      document.documentElement.dataset.broken = 'yes';
    });
    await page.getByRole('link', { name: 'Disclaimer', exact: true }).click();
    await onScreen(page, 'This screen failed');
    expect(await alerts(visit)).toEqual([expect.stringContaining('Something went wrong')]);
    await page.getByRole('link', { name: 'Mission', exact: true }).click();
    await page.getByRole('link', { name: 'Edit' }).first().waitFor();
    expect(await visit.alert().count()).toBe(0);
    await page.evaluate(() => {
      delete document.documentElement.dataset.broken;
    });
    await page.getByRole('link', { name: 'Disclaimer', exact: true }).click();
    await page.getByRole('link', { name: 'Edit' }).first().waitFor();
  });

  test('while typing keeps the draft [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-mission/1', { mayThrow: true });
    const { field, restore, differs, button } = formOf(visit.page);
    await field('Description').fill(words);
    await isKept(visit.page, 'description', words);
    await visit.page.reload();
    await restore.click();
    await field('Description').fill(`${words}!`);
    await visit.page.route(/\/DraftChangesDialog-[^/]+\.js$/, (route) => route.abort());
    await differs.click();
    await onScreen(visit.page, 'This screen failed');
    await button('Reload').click();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(`${words}!`);
  });
});
