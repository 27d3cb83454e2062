import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { type SampleFile, sampleFiles } from '../harness/sampleFiles';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';
import { siteCall } from './siteCall';
import { nothingIsKept } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

/** A picture of 2 MB: data after its end is ignored. */
const big: SampleFile = {
  name: 'large.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([sampleFiles.png.buffer, Buffer.alloc(2_000_000)]),
};

describe('a save', () => {
  test('is sent once, on a double click and on Enter pressed repeatedly [R-APP-35]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    const { field, page } = { field: formOf(visit.page).field, page: visit.page };
    const gate = later();
    await visit.answer('PUT /loan/*', { delayUntil: gate.promise });
    await field('Title').fill('Once');
    await field('Title').press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Saving…/ }).dblclick();
    gate.resolve();
    // The list is requested after everything the form had sent.
    await page.getByRole('row', { name: /Once/ }).waitFor();
    expect(visit.requests('PUT /loan/*')).toHaveLength(1);

    await visit.goto('/edit-loan-step/2');
    await field('Title').fill('Twice clicked');
    await formOf(page).button('Update Step').dblclick();
    await page.getByRole('row', { name: /Twice clicked/ }).waitFor();
    expect(visit.requests('PUT /loan/editLoanStep/2')).toHaveLength(1);
  });

  test('says so while it runs, and the form can be read but not changed [R-APP-35]', async () => {
    const visit = await openNamed(app, '/edit-loan-benefits/1');
    const { field, button } = formOf(visit.page);
    const gate = later();
    await visit.answer('PUT /loan/*', { delayUntil: gate.promise });
    await field('Benefit Description').fill('On its way');
    await button('Update Benefit').click();
    const busy = visit.page.getByRole('button', { name: /^Saving…/ });
    await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true');
    expect(await field('Benefit Description').isEditable()).toBe(false);
    expect(await field('Loan').isEditable()).toBe(false);
    expect(await field('Benefit Description').inputValue()).toBe('On its way');
    gate.resolve();
    await onScreen(visit.page, 'Loan Benefits');
  });

  test('in progress leaves an offered draft alone: it can be neither restored nor discarded', async () => {
    const visit = await openNamed(app, '/edit-loan-benefits/1');
    const { field, button, restore, discard, offer } = formOf(visit.page);
    await field('Benefit Description').fill('Of before');
    await visit.page.getByText(/^Draft kept /).waitFor();
    await visit.page.reload();
    await offer.waitFor();
    const gate = later();
    await visit.answer('PUT /loan/*', { delayUntil: gate.promise });
    await button('Update Benefit').click();
    await expect.poll(() => restore.isEnabled()).toBe(false);
    expect(await discard.isEnabled()).toBe(false);
    gate.resolve();
    await onScreen(visit.page, 'Loan Benefits');
  });
});

describe('a save that the user does not wait for', () => {
  test.each([
    ['that succeeds is reported on the current screen without navigating, and leaves no draft', 200],
    ['that fails is reported on the current screen with a way back to the form and its draft', 500],
  ] as const)('%s [R-APP-11] [R-APP-19]', async (_, status) => {
    const visit = await openNamed(app, '/mission');
    const { page } = visit;
    const { field, button, restore, path } = formOf(page);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    const gate = later();
    await visit.answer('PUT /loan/*', { delayUntil: gate.promise, status, body: {} });
    await field('Description').fill('On its way');
    await button('Update Mission').click();
    await expect.poll(() => visit.requests('PUT /loan/*')).toHaveLength(1);
    await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await button('Leave').click();
    await onScreen(page, 'Loan Step');
    gate.resolve();
    const told = status === 200 ? 'Step updated successfully!' : 'Failed to update step.';
    await expect.poll(() => page.getByText(told).count()).toBe(1);
    expect(path()).toBe('/loan-step');
    if (status === 200) return nothingIsKept(page);
    await button('Back to the form').click();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe('On its way');
    expect(path()).toBe('/edit-mission/1');
  });
});

describe("a save that the user does not wait for and that conflicts with another's work", () => {
  test.each([
    [
      'a change',
      { body: { step: { id: 1, description: 'Of somebody else' } } },
      'someone else has changed it in the meantime',
    ],
    ['a deletion', { status: 404, body: {} }, 'it is no longer on the site'],
  ] as const)(
    '%s: a message on the current screen says that nothing was saved, with a way back [R-APP-11]',
    async (_, read, why) => {
      const visit = await openNamed(app, '/mission');
      const { page } = visit;
      const { field, button, restore } = formOf(page);
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await field('Description').fill('On its way');
      const gate = later();
      visit.clearRequests();
      const lift = await visit.answer('GET /loan/getSingleMission/:id', { ...read, delayUntil: gate.promise });
      await button('Update Mission').click();
      await expect.poll(() => visit.requests('GET /loan/getSingleMission/:id')).toHaveLength(1);
      await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
      await button('Leave').click();
      await onScreen(page, 'Loan Step');
      gate.resolve();
      await page.getByText(`The mission was not saved: ${why}.`, { exact: true }).waitFor();
      expect(visit.requests('PUT /loan/*')).toEqual([]);
      await lift();
      await button('Back to the form').click();
      await restore.click();
      await expect.poll(() => field('Description').inputValue()).toBe('On its way');
    },
  );
});

describe('an addition that may have arrived', () => {
  const add = 'POST /loan/addLoanBenefits';

  test.each([
    ['rejected for a blank field', 'blank'],
    ['answered 500 on the next try', 'refused'],
    ['restored from its draft', 'reloaded'],
  ] as const)(
    'asks before each further attempt to send it again, even after it was %s [R-APP-20]',
    async (_, meanwhile) => {
      const visit = await openNamed(app, '/add-loan-benefits?loan_id=1');
      const { field, button, question, restore } = formOf(visit.page);
      const description = field('Benefit Description');
      await visit.answer(add, { body: { success: true }, cutOff: true, times: 1 });
      await description.fill('Perhaps there');
      await button('Add Benefit').click();
      await visit.alert().filter({ hasText: 'It may have been saved.' }).waitFor();
      if (meanwhile === 'blank') {
        await description.fill('');
        await button('Add Benefit').click();
        await visit.alert().filter({ hasText: 'add a benefit description' }).waitFor();
        await description.fill('Perhaps there');
      } else if (meanwhile === 'refused') {
        await visit.answer(add, { status: 500, body: { message: 'Full' }, times: 1 });
        await button('Retry').click();
        await button('Send again').click();
        await visit.alert().filter({ hasText: 'Full' }).waitFor();
      } else {
        await visit.page.reload();
        await restore.click();
        await expect.poll(() => description.inputValue()).toBe('Perhaps there');
      }
      const sent = visit.requests(add).length;
      await button('Add Benefit').click();
      await question.filter({ hasText: 'it could be there twice' }).waitFor();
      expect(visit.requests(add)).toHaveLength(sent);
      await button('Send again').click();
      await onScreen(visit.page, 'Loan Benefits');
      expect(visit.requests(add)).toHaveLength(sent + 1);
      await nothingIsKept(visit.page);
    },
  );
});

describe('a save that is cancelled', () => {
  test('stops; nothing is lost, and it can be sent again [R-APP-35]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    const { field, button, path } = formOf(visit.page);
    const gate = later();
    await visit.answer('PUT /loan/*', { delayUntil: gate.promise, status: 200, body: {}, times: 1 });
    await field('Title').fill('Stopped');
    await field('Image').setInputFiles(sampleFiles.png);
    await button('Update Step').click();
    await expect.poll(() => visit.requests('PUT /loan/*')).toHaveLength(1);
    await button('Cancel').click();
    await button('Update Step').waitFor();
    expect(path()).toBe('/edit-loan-step/1');
    expect(await field('Title').inputValue()).toBe('Stopped');
    expect(await visit.alert().textContent()).toBe('Sending was stopped. It may have been saved.');
    expect(visit.ours).toEqual([]);
    gate.resolve();
    await button('Update Step').click();
    await onScreen(visit.page, 'Loan Step');
    expect(visit.requests('PUT /loan/*')).toHaveLength(2);
  });

  test("while a dropdown's list is loading was not sent, and is not reported as possibly saved", async () => {
    const visit = await openNamed(app, '/mission');
    const loans = 'GET /loan/allLoans';
    const undo = await visit.answer(loans, { status: 500, body: {} });
    await visit.goto('/add-loan-benefits?loan_id=1');
    const { field, button } = formOf(visit.page);
    await visit.alert().filter({ hasText: 'loans could not be loaded' }).waitFor();
    await undo();
    const gate = later();
    await visit.answer(loans, { delayUntil: gate.promise });
    await field('Benefit Description').fill('Stopped before it left');
    const asked = visit.requests(loans).length;
    await button('Add Benefit').click();
    await expect.poll(() => visit.requests(loans).length).toBeGreaterThan(asked);
    await button('Cancel').click();
    await visit
      .alert()
      .filter({ hasText: /^Sending was stopped\.$/ })
      .waitFor();
    gate.resolve();
    await button('Add Benefit').click();
    await onScreen(visit.page, 'Loan Benefits');
    expect(visit.requests('POST /loan/*')).toHaveLength(1);
  });

  test.each(['/edit-loan-step/1', '/edit-loan-benefits/1'])(
    'while the record is being checked stops and sends nothing afterwards: %s',
    async (address) => {
      const visit = await openNamed(app, address);
      const { button } = formOf(visit.page);
      const update = visit.page.getByRole('button', { name: /^Update / });
      await update.waitFor();
      const gate = later();
      await visit.answer('GET /loan/*', { delayUntil: gate.promise });
      await update.click();
      // What is new may be asked for at the same time, page by page.
      const waiting = () =>
        visit.requests('GET /loan/*').filter(({ status, query }) => status === undefined && query.page === undefined);
      await expect.poll(waiting).toHaveLength(1);
      await button('Cancel').click();
      await update.waitFor();
      gate.resolve();
      await expect.poll(waiting).toEqual([]);
      await siteCall(app, 'GET', '/loan/allLoans');
      expect(visit.requests('PUT /loan/*')).toEqual([]);
      expect(formOf(visit.page).path()).toBe(address);
    },
  );
});

describe('an upload', () => {
  test('shows its progress in per cent, and can be cancelled meanwhile [R-APP-28]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    const { field, button } = formOf(visit.page);
    const devtools = await visit.page.context().newCDPSession(visit.page);
    await field('Image').setInputFiles(big);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput: 200_000,
    });
    await button('Update Step').click();
    const share = async () => {
      const text = await visit.page.getByRole('button', { name: /^Saving…/ }).textContent();
      return Number(/Saving… (\d+) %$/.exec(text ?? '')?.[1] ?? Number.NaN);
    };
    await expect.poll(share).toBeGreaterThan(0);
    const before = await share();
    expect(before).toBeLessThan(100);
    await expect.poll(share).toBeGreaterThan(before);
    await button('Cancel').click();
    await button('Update Step').waitFor();
    await visit.page.getByText(big.name, { exact: true }).waitFor();
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput: -1,
    });
    await button('Update Step').click();
    await onScreen(visit.page, 'Loan Step');
    const { name: fileName, mimeType: type, buffer } = big;
    expect(visit.requests('PUT /loan/*').at(-1)?.body).toMatchObject({
      image: { fileName, type, size: buffer.length },
    });
  });
});

describe('waiting', () => {
  test('is mentioned after ten seconds and never aborted: an hour later the answer still counts [R-CONST-01] [R-APP-28]', async () => {
    const visit = await openNamed(app, '/mission');
    const { page } = visit;
    await page.clock.install();
    await visit.goto('/edit-loan-step/1');
    const { field, button } = formOf(page);
    const gate = later();
    await visit.answer('PUT /loan/*', { delayUntil: gate.promise });
    await field('Title').fill('Patience');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button('Update Step').click();
    await expect.poll(() => visit.requests('PUT /loan/*')).toHaveLength(1);
    const waiting = page.getByRole('status').filter({ hasText: 'Still waiting for the site.' });
    await page.clock.runFor(9500);
    expect(await waiting.count()).toBe(0);
    await page.clock.runFor(1000);
    await expect.poll(() => waiting.count()).toBe(1);
    await page.clock.runFor('01:00:00');
    expect(await visit.alert().count()).toBe(0);
    await page.clock.resume();
    gate.resolve();
    await onScreen(page, 'Loan Step');
    expect(visit.requests('PUT /loan/*').map(({ status }) => status)).toEqual([200]);
  });
});
