import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { areaAt } from './areas';
import { button, chooseScreen, onScreen, openForm, pathOf } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('typed text', () => {
  test('has no limit: 10,000 characters and a picture of 20 MB are sent completely [R-APP-28]', async () => {
    const visit = await app.newPage({ path: '/add-home-features' });
    const text = 'अक्षर'.repeat(2000);
    const size = 20 * 1024 * 1024;
    await visit.field('Title').fill('Large');
    await visit.field('Description').fill(text);
    const folder = await mkdtemp(join(tmpdir(), 'large-picture-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'large.png'), Buffer.alloc(size, sampleFiles.png.buffer));
    await visit.field('Image').setInputFiles(join(folder, 'large.png'));
    await button(visit, 'Add Feature').click();
    await onScreen(visit, 'Home Features');
    expect(visit.requests('POST /loan/addHomeFeatures')[0]?.body).toEqual({
      title: 'Large',
      description: text,
      image: { fileName: 'large.png', type: 'image/png', size },
    });
  });

  test('is sent as typed, with spaces around it, as JSON and as multipart [R-APP-25]', async () => {
    const visit = await app.newPage({ path: '/edit-loan-benefits/1' });
    await visit.field('Benefit Description').fill('  two words\n ');
    await button(visit, 'Update Benefit').click();
    await onScreen(visit, 'Loan Benefits');
    expect(visit.requests('PUT /loan/editLoanBenefits/1')[0]?.body).toEqual({ loan_id: 1, benefits: '  two words\n ' });
    await openForm(visit, areaAt('/loan-step'), 'edit');
    await visit.field('Title').fill('  two words ');
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    expect(visit.requests('PUT /loan/editLoanStep/1')[0]?.body).toEqual({ title: '  two words ' });
  });

  test('for a chosen loan, the id is sent in the type of the loan list, whatever the record has [R-APP-24]', async () => {
    const visit = await app.newPage({ path: null });
    const undo = await visit.answer('GET /loan/getSingleLoanBenefits/:id', {
      body: { benefits: { loan_id: '2', benefits: 'x' } },
    });
    await visit.goto('/edit-loan-benefits/1');
    await expect.poll(() => visit.field('Loan').inputValue()).toBe('2');
    const chosen = visit.field('Loan').locator('option:checked');
    await expect.poll(() => chosen.textContent()).toBe('Personal Loan');
    await button(visit, 'Update Benefit').click();
    await onScreen(visit, 'Loan Benefits');
    expect(visit.requests('PUT /loan/editLoanBenefits/1')[0]?.body).toEqual({ loan_id: 2, benefits: 'x' });
    await undo();

    await visit.answer('GET /loan/allLoans', { body: { loan: [{ id: '1', name: 'One' }] } });
    await visit.answer('PUT /loan/editLoanBenefits/:id', { body: {} });
    await visit.goto('/edit-loan-benefits/1');
    await visit.field('Loan').selectOption({ label: 'One' });
    visit.clearRequests();
    await button(visit, 'Update Benefit').click();
    await expect.poll(() => visit.requests('PUT /loan/*')[0]?.body).toMatchObject({ loan_id: '1' });
  });

  test('with two lines is sent with CR LF in multipart, and that never counts as a change [R-APP-39]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    const area = areaAt('/home-features');
    for (const saves of [1, 2]) {
      await openForm(visit, area, 'edit');
      await visit.field('Description').fill('first line\nsecond line');
      await button(visit, 'Update Feature').click();
      await onScreen(visit, 'Home Features');
      expect(await visit.alert().count()).toBe(0);
      const sent = visit.requests('PUT /loan/editHomeFeatures/1');
      expect(sent).toHaveLength(saves);
      expect(sent.at(-1)?.body).toMatchObject({ description: 'first line\r\nsecond line' });
    }
    await openForm(visit, area, 'edit');
    expect(await visit.field('Description').inputValue()).toBe('first line\nsecond line');
    await visit.field('Description').fill('something else');
    await visit.field('Description').fill('first line\nsecond line');
    await chooseScreen(visit, 'Mission');
    expect(await visit.page.getByRole('alertdialog').count()).toBe(0);
    expect(pathOf(visit)).toBe('/mission');
  });
});
