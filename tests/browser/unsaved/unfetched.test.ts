import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
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

const forms = /\/FormPage-[^/]+\.js/;
const broke = 'This screen broke';

/** Loads of the page from now on. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

/** A list in a page that cannot fetch what the forms are made of. */
async function withoutForms(path: string, answer: 'nothing' | 'a web page'): Promise<Visit> {
  const visit = await app.newPage({ path: null, mayThrow: true });
  await visit.page.route(forms, (route) =>
    answer === 'nothing' ? route.abort() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await visit.goto(path);
  return visit;
}

describe('a screen whose program could not be fetched', () => {
  test('is fetched by Try again once it can be, without loading the page anew; the loan that was chosen is carried along [R-APP-11]', async () => {
    const visit = await withoutForms('/loan-benefits?loan_id=2', 'nothing');
    const { page } = visit;
    const { field, button } = formOf(page);
    await page.getByRole('link', { name: '+ Add Benefit' }).click();
    await onScreen(page, broke);
    const loads = loadsOf(page);
    await button('Try again').click();
    await expect
      .poll(() => visit.consoleErrors.filter((text) => /imported module/.test(text)).length)
      .toBeGreaterThan(1);
    await onScreen(page, broke);
    await page.unroute(forms);
    await button('Try again').click();
    await field('Benefit Description').waitFor();
    await expect.poll(() => field('Loan').inputValue()).toBe('2');
    expect(await visit.alert().count()).toBe(0);
    expect(loads).toEqual([]);
  });

  test('is fetched when one comes back to it by a link: other screens have worked meanwhile [R-APP-11]', async () => {
    const visit = await withoutForms('/mission', 'nothing');
    const { page } = visit;
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await onScreen(page, broke);
    const loads = loadsOf(page);
    await page.unroute(forms);
    await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await formOf(page).field('Title').waitFor();
    expect(loads).toEqual([]);
  });

  test('because a new deployment removed it says the same; the page, loaded anew, brings it [R-APP-11]', async () => {
    const visit = await withoutForms('/edit-mission/1', 'a web page');
    const { page } = visit;
    await onScreen(page, broke);
    expect(await visit.alert().textContent()).toContain('This screen could not be fetched');
    await page.unroute(forms);
    await formOf(page).button('Load it again').click();
    await formOf(page).field('Description').waitFor();
  });

  test.each([
    ['its program', /\/Editor-[^/]+\.js/],
    ['its style', /\/Editor-[^/]+\.css/],
  ])(
    'as the editor of formatted text is drawn whole once it can be, whether it was %s that did not come [R-APP-11]',
    async (_, part) => {
      const visit = await app.newPage({ path: null, mayThrow: true });
      const { page } = visit;
      await page.route(part, (route) => route.abort());
      await visit.goto('/edit-disclaimer/1');
      await onScreen(page, broke);
      expect(await visit.alert().textContent()).toContain('This screen could not be fetched');
      await page.unroute(part);
      await formOf(page).button('Try again').click();
      await page.locator('[contenteditable=true]').waitFor();
      await page.getByRole('toolbar').first().waitFor();
      const styled = await page.evaluate(() =>
        [...document.styleSheets].some(({ href }) => /\/Editor-[^/]+\.css/.test(href ?? '')),
      );
      expect(styled).toBe(true);
    },
  );

  test('takes no unsaved form with it: fetched again it offers what was typed [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-mission/1', { mayThrow: true });
    const { page } = visit;
    const { field, button, restore } = formOf(page);
    const words = 'Typed before the deployment';
    await field('Description').fill(words);
    await siteCall(app, 'PUT', '/loan/editMission/1', partsOf({ description: 'By somebody else' }));
    const chunk = /\/ConflictDialog-[^/]+\.js/;
    await page.route(chunk, (route) => route.abort());
    await button('Update Mission').click();
    await onScreen(page, broke);
    await page.unroute(chunk);
    await button('Try again').click();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(words);
    await button('Update Mission').click();
    await page.getByRole('dialog', { name: 'Someone else saved this meanwhile' }).waitFor();
  });
});
