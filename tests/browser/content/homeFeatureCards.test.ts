import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { callsOf } from './callsOf';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { openScreen } from './openScreen';
import { pathOf } from './pathOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const listCall = 'GET /loan/getAllHomeFeatures';
const question = 'Are you sure you want to delete this feature?';
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const asked = (page: Page) => page.getByRole('alertdialog', { name: question, exact: true });

async function pressDelete(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'Delete', exact: true }).click();
  await asked(page).waitFor();
}

describe('the home features', () => {
  test('are a grid of cards with title, description and picture, read by one call [R-HOME-01] [R-HOME-04] [R-HOME-05] [R-HOME-17]', async () => {
    const visit = await openScreen(app, '/home-features');
    const { page } = visit;
    await expect.poll(() => cards(page).count()).toBe(6);
    await expectCall(visit, listCall);
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual([
      'Compare 30+ lenders',
      'No hidden charges',
      'Advisers who call back',
      'Door-step service',
      'आसान भाषा',
      'Safe with us',
    ]);
    const first = card(page, 'Compare 30+ lenders');
    await first.getByText('See rates of leading banks and NBFCs side by side.', { exact: true }).waitFor();
    await expect
      .poll(() => first.getByRole('img').evaluate((image: HTMLImageElement) => [image.src, image.naturalWidth > 0]))
      .toEqual([`${app.url}/ImgUploads/compare-lenders.webp`, true]);

    const boxes = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => cards(page).nth(index).boundingBox()));
    const columns = new Set(boxes.map((box) => box?.x)).size;
    const rows = new Set(boxes.map((box) => box?.y)).size;
    expect(columns).toBeGreaterThan(1);
    expect(rows).toBe(Math.ceil(6 / columns));
  });

  test('without an image show no broken picture [R-HOME-05]', async () => {
    const { page } = await openScreen(app, '/home-features');
    const plain = card(page, 'No hidden charges');
    await plain.getByText('All fees are listed before you apply.', { exact: true }).waitFor();
    expect(await plain.locator('img').count()).toBe(0);
    expect(await plain.getByText('Not found').count()).toBe(0);
  });

  test('have Edit and Delete on each card, and + Add Feature above them [R-HOME-06] [R-HOME-07]', async () => {
    const visit = await openScreen(app, '/home-features');
    const { page } = visit;
    await expect.poll(() => cards(page).getByRole('link', { name: 'Edit', exact: true }).count()).toBe(6);
    expect(await cards(page).getByRole('button', { name: 'Delete', exact: true }).count()).toBe(6);
    await card(page, 'Advisers who call back').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect.poll(() => pathOf(visit)).toBe('/edit-home-features/3');
    await page.goBack();
    await page.getByRole('link', { name: '+ Add Feature', exact: true }).click();
    await expect.poll(() => visit.heading().textContent()).toBe('Add Feature');
    expect(pathOf(visit)).toBe('/add-home-features');
  });

  test('show the empty text if there are none [R-HOME-08]', async () => {
    const { page } = await openScreen(app, '/home-features', { [listCall]: { body: { features: [] } } });
    await page.getByText('No features found.', { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(0);
  });

  test('that failed to load show one error, and load on Try again [R-HOME-25]', () =>
    expectFailedLoad(app, {
      screen: '/home-features',
      call: listCall,
      sentence: 'The features could not be loaded.',
      absent: ['No features found.', 'Compare 30+ lenders'],
      loaded: ({ page }) => card(page, 'Compare 30+ lenders').waitFor(),
    }));
});

describe('deleting a home feature', () => {
  test('asks: on Cancel nothing is sent; on Delete the card goes without a second read [R-HOME-15] [R-HOME-16] [R-HOME-21]', async () => {
    const visit = await openScreen(app, '/home-features');
    const { page } = visit;
    await pressDelete(page, 'Door-step service');
    await asked(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await asked(page).waitFor({ state: 'detached' });
    expect(callsOf(visit)).toEqual(['GET /api/loan/getAllHomeFeatures']);

    await pressDelete(page, 'Door-step service');
    await asked(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await card(page, 'Door-step service').waitFor({ state: 'detached' });
    await expectCall(visit, 'DELETE /loan/deleteHomeFeatures/4');
    expect(await cards(page).count()).toBe(5);
    // Later calls on the same screen come after any read that the deletion would have caused.
    await card(page, 'Safe with us').getByRole('link', { name: 'Edit', exact: true }).click();
    await visit.field('Title').waitFor();
    expect(callsOf(visit)).toEqual([
      'GET /api/loan/getAllHomeFeatures',
      'DELETE /api/loan/deleteHomeFeatures/4',
      'GET /api/loan/getSingleHomeFeatures/6',
    ]);
  });

  test('that was the last card shows the empty text [R-HOME-16]', async () => {
    const features = [{ id: 2, title: 'The only one', description: 'Soon gone', image: null }];
    const visit = await openScreen(app, '/home-features', { [listCall]: { body: { features } } });
    await pressDelete(visit.page, 'The only one');
    await asked(visit.page).getByRole('button', { name: 'Delete', exact: true }).click();
    await visit.page.getByText('No features found.', { exact: true }).waitFor();
    expect(callsOf(visit)).toEqual(['GET /api/loan/getAllHomeFeatures', 'DELETE /api/loan/deleteHomeFeatures/2']);
  });

  test.each([
    ['finally refused, keeps the card, and shows and logs one error [R-HOME-25] [R-HOME-26]', 500],
    ['finally accepted, removes the card only then [R-HOME-26]', 200],
  ])('whose answer is late and %s', async (_, status) => {
    const gate = later();
    const visit = await openScreen(app, '/home-features', {
      'DELETE /loan/deleteHomeFeatures/:id': { status, delayUntil: gate.promise },
    });
    const { page } = visit;
    await pressDelete(page, 'Safe with us');
    const fewest = await page.evaluateHandle(() => {
      const seen = { cards: Number.POSITIVE_INFINITY };
      const count = () => {
        seen.cards = Math.min(seen.cards, document.querySelectorAll('main li').length);
      };
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
      count();
      return seen;
    });
    await asked(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => visit.requests('DELETE /loan/deleteHomeFeatures/6').length).toBe(1);
    // Behind the dialog nothing has a role.
    expect(await page.locator('main li').filter({ hasText: 'Safe with us' }).isVisible()).toBe(true);
    gate.resolve();

    await asked(page).waitFor({ state: 'detached' });
    if (status === 200) {
      await card(page, 'Safe with us').waitFor({ state: 'detached' });
      expect(await visit.alert().count()).toBe(0);
      return;
    }
    await expect
      .poll(() => visit.alert().allTextContents())
      .toEqual([expect.stringContaining('The feature could not be deleted.')]);
    expect(await fewest.evaluate(({ cards: least }) => least)).toBe(6);
    expect(await card(page, 'Safe with us').isVisible()).toBe(true);
    expect(visit.ours).toEqual(['Call failed: DELETE /api/loan/deleteHomeFeatures/6: 500']);
    expect(pathOf(visit)).toBe('/home-features');
  });
});
