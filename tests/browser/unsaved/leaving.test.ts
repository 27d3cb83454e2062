import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';
import { partsOf, siteCall } from './siteCall';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const words = 'Not saved: “ünïcode”, two\nlines and a tab\t.';

/** The form of the first mission, opened from the list. */
async function openForm(): Promise<Visit> {
  const visit = await openNamed(app, '/mission');
  await visit.page.getByRole('link', { name: 'Edit' }).first().click();
  await formOf(visit.page).field('Description').waitFor();
  return visit;
}

const back = (page: Page) => page.evaluate(() => history.back());
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const place = (page: Page) => page.evaluate(() => [location.pathname, history.length, history.state.idx]);
const asks = (page: Page) =>
  expect.poll(() => formOf(page).question.getByRole('heading').allTextContents()).toEqual(['Leave without saving?']);

/** A way to leave, and the screen to which it leads. */
const ways: readonly (readonly [way: string, heading: string, leave: (page: Page) => Promise<unknown>])[] = [
  ['Back', 'Mission', back],
  ['a link of the sidebar', 'Loan Step', (page) => link(page, 'Loan Step').click()],
  ['the link to its list', 'Mission', (page) => page.getByRole('main').getByRole('link', { name: 'Mission' }).click()],
  ['the name of the product', 'Welcome', (page) => page.getByRole('banner').getByRole('link').click()],
  ['Cancel', 'Mission', (page) => formOf(page).button('Cancel').click()],
];

describe('leaving a form with unsaved work', () => {
  test.each(cellsOf(ways, ([way]) => String(way === 'Back')))(
    'by %s asks once; Stay keeps text and place in the history, Leave keeps a draft [R-APP-21]',
    async (_, heading, leave) => {
      const { page } = await openForm();
      const { field, button, question, restore } = formOf(page);
      await field('Description').fill(words);
      const before = await place(page);
      await leave(page);
      await asks(page);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Stay');
      await button('Stay').click();
      await expect.poll(() => question.count()).toBe(0);
      expect(await place(page)).toEqual(before);
      expect(await field('Description').inputValue()).toBe(words);

      await leave(page);
      await asks(page);
      await button('Leave').click();
      await onScreen(page, heading);
      expect(await question.count()).toBe(0);
      await page.goto('/edit-mission/1');
      await restore.click();
      await expect.poll(() => field('Description').inputValue()).toBe(words);
    },
  );

  test('asks once, however often Back is pressed, and Esc means Stay', async () => {
    const { page } = await openForm();
    const { field, question } = formOf(page);
    await field('Description').fill(words);
    const before = await place(page);
    await back(page);
    await asks(page);
    await back(page);
    await asks(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => question.count()).toBe(0);
    expect(await place(page)).toEqual(before);
    expect(await field('Description').inputValue()).toBe(words);
    await back(page);
    await asks(page);
  });

  test('also asks if the next address begins with this one: from /edit-mission/1 to /edit-mission/12', async () => {
    const visit = await openNamed(app, '/mission', {});
    const { page } = visit;
    await visit.answer('GET /loan/getSingleMission/12', { body: { success: true, step: { description: 'Twelve' } } });
    await visit.goto('/edit-mission/12');
    await expect.poll(() => formOf(page).field('Description').inputValue()).toBe('Twelve');
    await link(page, 'Mission').click();
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await expect.poll(() => formOf(page).path()).toBe('/edit-mission/1');
    await formOf(page).field('Description').fill(words);
    await page.evaluate(() => history.go(-2));
    await asks(page);
    await formOf(page).button('Stay').click();
    expect(formOf(page).path()).toBe('/edit-mission/1');
    await page.evaluate(() => history.go(-2));
    await asks(page);
    await formOf(page).button('Leave').click();
    await expect.poll(() => formOf(page).field('Description').inputValue()).toBe('Twelve');
    expect(formOf(page).path()).toBe('/edit-mission/12');
  });

  test('asks if only a picture was chosen', async () => {
    const { page } = await openForm();
    await formOf(page).field('Image').setInputFiles(sampleFiles.png);
    await page.getByAltText(`Preview of ${sampleFiles.png.name}`).waitFor();
    await link(page, 'Loan Step').click();
    await asks(page);
  });
});

describe('nothing is asked', () => {
  test('when leaving a form in which everything was changed back [R-APP-39]', async () => {
    await siteCall(app, 'PUT', '/loan/editMission/1', partsOf({ description: 'First line\r\nsecond line' }));
    const { page } = await openForm();
    const { field, question } = formOf(page);
    expect(await field('Description').inputValue()).toBe('First line\nsecond line');
    await field('Description').fill('Something else');
    await field('Description').fill('First line\nsecond line');
    await field('Image').setInputFiles(sampleFiles.png);
    await formOf(page).button('Remove').click();
    await link(page, 'Loan Step').click();
    await onScreen(page, 'Loan Step');
    expect(await question.count()).toBe(0);
  });

  test('when saving, whatever was typed, chosen or rejected before [R-MISSION-18]', async () => {
    const { page } = await openForm();
    const { field, button, question } = formOf(page);
    await field('Description').fill(' ');
    await button('Update Mission').click();
    await page.getByRole('alert').waitFor();
    await field('Description').fill(words);
    await field('Image').setInputFiles(sampleFiles.png);
    await button('Update Mission').click();
    await onScreen(page, 'Mission');
    expect(await question.count()).toBe(0);
  });

  test('when deleting, except the one question about that [R-MISSION-07]', async () => {
    const { page } = await openForm();
    const { question } = formOf(page);
    await link(page, 'Mission').click();
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Mission deleted successfully').waitFor();
    expect(await question.count()).toBe(0);
    await link(page, 'Loan Step').click();
    await onScreen(page, 'Loan Step');
    expect(await question.count()).toBe(0);
  });
});
