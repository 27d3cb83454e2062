import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { firstDetail } from './loanDetails';
import { openScreen } from './openScreen';
import { pathOf } from './pathOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const listCall = 'GET /loan/getLoanDetails';
const headings = [
  'ID',
  'Loan ID',
  'Main Title',
  'Main Sub Title',
  'Home Desc',
  'Loan Desc',
  'Main Desc',
  'Loan Img',
  'Main Img',
  'SEO Title',
  'SEO Desc',
  'SEO Tag',
  'Actions',
];
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: title, exact: true }) });
const cellOf = (page: Page, title: string, heading: string) =>
  rowOf(page, title).getByRole('cell').nth(headings.indexOf(heading));
const cellTexts = (page: Page, title: string) => rowOf(page, title).getByRole('cell').allTextContents();

describe('the table of loan details', () => {
  test('has 13 headings with each value under its own, read by one call [R-DETAILS-01] [R-DETAILS-04] [R-DETAILS-05] [R-DETAILS-13] [R-DETAILS-22]', async () => {
    const own = {
      ...firstDetail,
      id: 41,
      loan_id: 7,
      home_desc: 'At home',
      loan_desc: 'Of the loan',
      main_desc: 'In the main',
    };
    const body = { success: true, other: [{ ...own, main_title: 'Other' }], data: [own] };
    const visit = await openScreen(app, '/loan-details', { [listCall]: { body } });
    const { page } = visit;
    await rowOf(page, 'Home Loan').waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(headings);
    const { main_title, main_sub_title, seo_title, seo_desc, seo_tag } = firstDetail;
    const descriptions = ['At home', 'Of the loan', 'In the main'];
    expect(await cellTexts(page, 'Home Loan')).toEqual([
      '41',
      '7',
      main_title,
      main_sub_title,
      ...descriptions,
      '',
      '',
      seo_title,
      seo_desc,
      seo_tag,
      'Edit',
    ]);
    expect(await page.getByText('Other', { exact: true }).count()).toBe(0);
    await expectCall(visit, listCall);
  });

  test('cuts the three descriptions after 80 characters, with the full text as tooltip, and no other text [R-DETAILS-06] [R-DETAILS-23]', async () => {
    const [eighty, more, long] = [80, 81, 500].map((length) => 'नw'.repeat(250).slice(0, length));
    const row = { ...firstDetail, home_desc: long, loan_desc: more, main_desc: eighty, seo_desc: long };
    const turned = { home_desc: eighty, loan_desc: long, main_desc: long };
    const data = [
      { id: 1, ...row },
      { id: 2, ...row, ...turned, main_title: 'Turned' },
    ];
    const { page } = await openScreen(app, '/loan-details', { [listCall]: { body: { data } } });
    await rowOf(page, 'Turned').waitFor();
    const cut = `${eighty}…`;
    expect((await cellTexts(page, 'Home Loan')).slice(4, 7)).toEqual([cut, cut, eighty]);
    expect((await cellTexts(page, 'Turned')).slice(4, 7)).toEqual([eighty, cut, cut]);
    expect(await cellOf(page, 'Home Loan', 'SEO Desc').textContent()).toBe(long);
    expect(
      await cellOf(page, 'Home Loan', 'Home Desc')
        .getByTitle(long ?? '', { exact: true })
        .count(),
    ).toBe(1);
    expect(
      await cellOf(page, 'Home Loan', 'Loan Desc')
        .getByTitle(more ?? '', { exact: true })
        .count(),
    ).toBe(1);
  });

  test('shows both pictures small [R-DETAILS-07]', async () => {
    const { page } = await openScreen(app, '/loan-details');
    await rowOf(page, 'Home Loan').waitFor();
    for (const [heading, file] of [
      ['Loan Img', 'home-loan-card.png'],
      ['Main Img', 'home-loan-main.jpg'],
    ] as const) {
      const picture = cellOf(page, 'Home Loan', heading).getByRole('img');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.src, image.naturalWidth > 0]))
        .toEqual([`${app.url}/ImgUploads/${file}`, true]);
      const box = await picture.boundingBox();
      expect(Math.max(box?.width ?? 0, box?.height ?? 0), heading).toBeLessThanOrEqual(120);
    }
  });

  test('shows a dash for a missing picture or text [R-DETAILS-26]', async () => {
    const { page } = await openScreen(app, '/loan-details');
    await rowOf(page, 'Personal Loan').waitFor();
    expect(await cellTexts(page, 'Personal Loan')).toEqual([
      '2',
      '2',
      'Personal Loan',
      ...Array.from({ length: 9 }, () => '-'),
      'Edit',
    ]);
    expect(await rowOf(page, 'Personal Loan').locator('img').count()).toBe(0);
  });

  test('has Edit on each row, but no Delete and no way to add [R-DETAILS-03] [R-DETAILS-08]', async () => {
    const visit = await openScreen(app, '/loan-details');
    const { page } = visit;
    const main = page.getByRole('main');
    await rowOf(page, 'Gold Loan').waitFor();
    expect(await main.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(8);
    for (const role of ['link', 'button'] as const)
      expect(await main.getByRole(role, { name: /add|delete/i }).count(), role).toBe(0);
    await rowOf(page, 'Gold Loan').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect.poll(() => visit.field('Main Title').inputValue()).toBe('Gold Loan');
    expect(pathOf(visit)).toBe('/edit-loan-details/5');
  });

  test('has no add screen: its address is not found [R-DETAILS-03]', async () => {
    const visit = await openScreen(app, '/add-loan-details');
    await expect.poll(() => visit.heading().textContent()).toMatch(/not found|no such|nothing/i);
    expect(await visit.page.locator('form').count()).toBe(0);
    expect(visit.requests()).toEqual([]);
  });

  test('shows the empty text if there are none [R-DETAILS-09]', async () => {
    const { page } = await openScreen(app, '/loan-details', { [listCall]: { body: { success: true, data: [] } } });
    await page.getByText('No loan details found.', { exact: true }).waitFor();
  });

  test('that failed to load shows one error, and loads on Try again [R-DETAILS-21]', () =>
    expectFailedLoad(app, {
      screen: '/loan-details',
      call: listCall,
      sentence: 'The loan details could not be loaded.',
      absent: ['No loan details found.', 'Gold Loan'],
      loaded: ({ page }) => rowOf(page, 'Gold Loan').waitFor(),
    }));
});
