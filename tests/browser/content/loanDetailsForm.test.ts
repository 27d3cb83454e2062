import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { callsOf } from './callsOf';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { firstDetail, imageFields, textFields } from './loanDetails';
import { openScreen } from './openScreen';
import { partOf } from './partOf';
import { pathOf } from './pathOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const putCall = 'PUT /loan/editLoanDetails/1';
const update = ({ page }: Visit) => page.getByRole('button', { name: 'Update Loan Details', exact: true }).click();
const picture = ({ page }: Visit, name: string) => page.getByRole('img', { name, exact: true });
const loaded = (visit: Visit, title: string) => expect.poll(() => visit.field('Main Title').inputValue()).toBe(title);
const multipart = (body: Readonly<Record<string, unknown>>) => ({ encoding: 'multipart' as const, body });

/** What is sent for the detail with id 1 if nothing was changed: its nine texts. */
const firstTexts = Object.fromEntries(textFields.map(([name]) => [name, String(firstDetail[name])]));
const nothing = Object.fromEntries(textFields.map(([name]) => [name, '']));

describe('the form that edits a loan detail', () => {
  test('has nine fields labelled like the table, filled by the single read, and two uploads [R-DETAILS-02] [R-DETAILS-10] [R-DETAILS-14] [R-DETAILS-17] [R-DETAILS-25]', async () => {
    const visit = await openScreen(app, '/edit-loan-details/1');
    await loaded(visit, 'Home Loan');
    for (const [name, label] of textFields) {
      expect(await visit.field(label).inputValue(), label).toBe(firstTexts[name]);
      expect(await visit.field(label).getAttribute('name')).toBe(name);
    }
    const chosen = visit.field('Loan ID').locator('option:checked');
    await expect.poll(() => chosen.textContent()).toBe('Home Loan');
    for (const [name, label] of imageFields) {
      expect(await visit.field(label).getAttribute('accept'), label).toBe('image/*');
      expect(await visit.field(label).getAttribute('name')).toBe(name);
      const file = firstDetail[name];
      expect(await picture(visit, file).getAttribute('src')).toBe(`/ImgUploads/${file}`);
    }
    await expectCall(visit, 'GET /loan/getSingleLoanDetails/1');
    expect(callsOf(visit).toSorted()).toEqual(['GET /api/loan/allLoans', 'GET /api/loan/getSingleLoanDetails/1']);
  });

  test('opens by its address for any id [R-DETAILS-02]', async () => {
    const visit = await openScreen(app, '/edit-loan-details/4');
    await loaded(visit, 'Business Loan');
  });

  test('previews each new picture in its own place and sends only what was chosen [R-DETAILS-11] [R-DETAILS-12] [R-DETAILS-15]', async () => {
    const visit = await openScreen(app, '/edit-loan-details/1');
    const { loan_img, main_img } = firstDetail;
    await visit.field('Loan Img').setInputFiles(sampleFiles.png);
    await picture(visit, 'Preview of photo.png').waitFor();
    expect([await picture(visit, loan_img).count(), await picture(visit, main_img).count()]).toEqual([0, 1]);

    await visit.field('Main Img').setInputFiles(sampleFiles.webp);
    await picture(visit, 'Preview of photo.webp').waitFor();
    await visit.page.getByRole('button', { name: 'Remove', exact: true }).first().click();
    await picture(visit, loan_img).waitFor();
    await picture(visit, 'Preview of photo.webp').waitFor();
    await update(visit);
    await expectCall(visit, putCall, multipart({ ...firstTexts, main_img: partOf(sampleFiles.webp) }));
  });

  test('sends nine texts and both pictures, shows the message, and shows the reloaded table [R-DETAILS-15] [R-DETAILS-18] [R-DETAILS-19]', async () => {
    const visit = await openScreen(app, '/loan-details');
    await visit.page.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await loaded(visit, 'Home Loan');
    const typed: Record<string, string> = { loan_id: '3' };
    await visit.field('Loan ID').selectOption({ label: 'Loan Against Property' });
    for (const [name, label] of textFields.slice(1)) {
      typed[name] = `New ${label}`;
      await visit.field(label).fill(`New ${label}`);
    }
    await visit.field('Loan Img').setInputFiles(sampleFiles.gif);
    await visit.field('Main Img').setInputFiles(sampleFiles.svg);
    visit.clearRequests();
    await update(visit);
    await visit.page.getByRole('cell', { name: 'New Main Title', exact: true }).waitFor();
    await visit.page.getByRole('status').getByText('Loan details updated successfully!', { exact: true }).waitFor();
    expect(pathOf(visit)).toBe('/loan-details');
    const files = { loan_img: partOf(sampleFiles.gif), main_img: partOf(sampleFiles.svg) };
    await expectCall(visit, putCall, multipart({ ...typed, ...files }));
    expect(callsOf(visit)).toEqual([
      'GET /api/loan/getSingleLoanDetails/1',
      'PUT /api/loan/editLoanDetails/1',
      'GET /api/loan/getLoanDetails',
    ]);
  });

  test('requires nothing: cleared fields are sent as nine empty parts [R-DETAILS-16]', async () => {
    const visit = await openScreen(app, '/edit-loan-details/1');
    await loaded(visit, 'Home Loan');
    await visit.field('Loan ID').selectOption('');
    for (const [, label] of textFields.slice(1)) await visit.field(label).fill('');
    await update(visit);
    await expectCall(visit, putCall, multipart(nothing));
    await expect.poll(() => pathOf(visit)).toBe('/loan-details');
  });

  test('sends missing values as empty parts, never as null or undefined [R-DETAILS-16]', async () => {
    const data = { main_title: null, main_sub_title: null, home_desc: null, seo_tag: 'left' };
    const single = { 'GET /loan/getSingleLoanDetails/1': { body: { success: true, data } } };
    const visit = await openScreen(app, '/edit-loan-details/1', single);
    await expect.poll(() => visit.field('SEO Tag').inputValue()).toBe('left');
    await update(visit);
    await expectCall(visit, putCall, multipart({ ...nothing, seo_tag: 'left' }));
  });

  test('keeps the id of an unknown loan: it is shown as its number and sent [R-DETAILS-24]', async () => {
    const visit = await openScreen(app, '/edit-loan-details/8');
    await loaded(visit, 'Loan of a former season');
    await visit.field('Loan ID').getByRole('option', { name: 'Gold Loan' }).waitFor({ state: 'attached' });
    expect(await visit.field('Loan ID').inputValue()).toBe('99');
    expect(await visit.field('Loan ID').locator('option:checked').textContent()).toBe('99');
    await update(visit);
    const body = { ...nothing, loan_id: '99', main_title: 'Loan of a former season' };
    await expectCall(visit, 'PUT /loan/editLoanDetails/8', multipart(body));
  });

  test('shows the given text if saving failed, and keeps address, texts and files [R-DETAILS-20]', async () => {
    const failure = { 'PUT /loan/editLoanDetails/:id': { status: 500, body: { message: 'No' } } };
    const visit = await openScreen(app, '/edit-loan-details/1', failure);
    await visit.field('SEO Tag').fill('kept');
    await visit.field('Main Img').setInputFiles(sampleFiles.png);
    await update(visit);
    await expect.poll(() => visit.alert().allTextContents()).toEqual(['Failed to update loan details.']);
    expect(pathOf(visit)).toBe('/edit-loan-details/1');
    for (const [name, label] of textFields)
      expect(await visit.field(label).inputValue(), label).toBe(name === 'seo_tag' ? 'kept' : firstTexts[name]);
    await picture(visit, 'Preview of photo.png').waitFor();
    expect(visit.ours).toEqual(['Call failed: PUT /api/loan/editLoanDetails/1: 500']);
  });

  test.each([
    ['its read failed', { status: 500 }, '500'],
    ['its read reports no success', { body: { success: false, data: firstDetail } }, 'declined'],
  ])('is not shown while %s [R-DETAILS-21]', async (_, answer, logged) =>
    expectFailedLoad(app, {
      screen: '/edit-loan-details/1',
      call: 'GET /loan/getSingleLoanDetails/1',
      answer,
      logged,
      sentence: 'The loan details could not be loaded.',
      absent: ['Main Title', 'Choose an image', 'No loan details found.'],
      loaded: (visit) => loaded(visit, 'Home Loan'),
    }),
  );
});
