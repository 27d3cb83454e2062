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

const forms = /\/(?:FormPage|forms)-[^/]+\.js/;
const broke = 'This screen failed';

/** Loads of the page from now on. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

/** A list in a page that cannot fetch the code of the forms. */
async function withoutForms(path: string, answer: 'nothing' | 'a web page'): Promise<Visit> {
  const visit = await app.newPage({ path: null, mayThrow: true });
  await visit.page.route(forms, (route) =>
    answer === 'nothing' ? route.abort() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await visit.goto(path);
  return visit;
}

/** How many parts of the program could not be loaded so far. */
const failedImports = (visit: Visit): number =>
  visit.consoleErrors.filter((text) => /imported module/.test(text)).length;

describe('a screen whose code could not be fetched', () => {
  test('loads on Try again without a page reload, and still has the chosen loan [R-APP-11]', async () => {
    const visit = await withoutForms('/loan-benefits?loan_id=2', 'nothing');
    const { page } = visit;
    const { field, button } = formOf(page);
    await page.getByRole('link', { name: '+ Add Benefit' }).click();
    await onScreen(page, broke);
    const loads = loadsOf(page);
    const errors = failedImports(visit);
    const [again] = await Promise.all([page.waitForEvent('requestfailed'), button('Try again').click()]);
    expect(again.url()).toMatch(forms);
    // Until the error of this try is there, the screen may show the one of the first.
    await expect.poll(() => failedImports(visit)).toBeGreaterThan(errors);
    await onScreen(page, broke);
    await page.unroute(forms);
    await button('Try again').click();
    await field('Benefit Description').waitFor();
    await expect.poll(() => field('Loan').inputValue()).toBe('2');
    expect(await visit.alert().count()).toBe(0);
    expect(loads).toEqual([]);
  });

  test('loads when opened again by a link, after other screens have worked meanwhile [R-APP-11]', async () => {
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

  test('because of a new deployment says the same; a page reload loads it [R-APP-11]', async () => {
    const visit = await withoutForms('/edit-mission/1', 'a web page');
    const { page } = visit;
    await onScreen(page, broke);
    expect(await visit.alert().textContent()).toContain('This screen could not be loaded');
    await page.unroute(forms);
    await formOf(page).button('Reload').click();
    await formOf(page).field('Description').waitFor();
  });

  test.each([
    ['its program', /\/Editor-[^/]+\.js/],
    ['its style', /\/Editor-[^/]+\.css/],
  ])(
    'later loads the complete editor of formatted text if at first %s could not be fetched [R-APP-11]',
    async (_, part) => {
      const visit = await app.newPage({ path: null, mayThrow: true });
      const { page } = visit;
      await page.route(part, (route) => route.abort());
      await visit.goto('/edit-disclaimer/1');
      expect(await visit.alert().textContent()).toContain('Description could not be shown.');
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

  test('keeps unsaved forms: once loaded it offers the typed text [R-APP-21]', async () => {
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
    await page.getByRole('dialog', { name: 'Someone else saved this in the meantime' }).waitFor();
  });
});
