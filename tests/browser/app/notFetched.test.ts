import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { formOf } from '../unsaved/formOf';
import { openNamed } from '../unsaved/openNamed';
import { partsOf, siteCall } from '../unsaved/siteCall';
import { isKept } from '../unsaved/storedDrafts';
import { button, onlyAlert, onScreen, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('a script that cannot be fetched', () => {
  test('is reported after sign-in, and Try again loads it later without a page reload [R-APP-11]', async () => {
    const visit = await app.newPage({ signedIn: false, path: null });
    const program = /\/console-[^/]+\.js(\?|$)/;
    await visit.page.route(program, (route) => route.abort());
    await visit.goto('/');
    await signIn(visit, app);
    expect(await onlyAlert(visit)).toBe('The console could not be loaded from its server. You are still signed in.');
    expect(await visit.stored('authToken')).toMatch(/^\S{20,}$/);
    await button(visit, 'Try again').click();
    expect(await onlyAlert(visit)).toContain('could not be loaded');
    await visit.page.unroute(program);
    await visit.page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await button(visit, 'Try again').click();
    await onScreen(visit, 'Welcome');
    expect(await visit.page.locator('[data-same-page]').count()).toBe(1);
    expect(visit.requests('POST /auth/login')).toHaveLength(1);
  });

  test("is reported when two people's changes were to be compared: nothing is sent, the input is kept [R-APP-11] [R-APP-21]", async () => {
    const visit = await openNamed(app, '/edit-mission/1', { mayThrow: true });
    const { page } = visit;
    const { field, restore, question } = formOf(page);
    await field('Description').fill('Mine');
    await isKept(page, 'description', 'Mine');
    await siteCall(app, 'PUT', '/loan/editMission/1', partsOf({ description: 'Theirs' }));
    const dialog = /\/ConflictDialog-[^/]+\.js$/;
    await page.route(dialog, (route) => route.abort());
    await button(visit, 'Update Mission').click();
    await onScreen(visit, 'This screen failed');
    expect(await onlyAlert(visit)).toContain('This screen could not be loaded');
    expect(visit.requests('PUT /loan/*')).toEqual([]);
    await page.unroute(dialog);
    await button(visit, 'Reload').click();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe('Mine');
    await button(visit, 'Update Mission').click();
    await question.getByRole('heading', { name: /^Someone else saved this/ }).waitFor();
    expect(visit.requests('PUT /loan/*')).toEqual([]);
  });
});

test('an error in the frame itself is shown in its place, and the console can be reloaded [R-APP-11]', async () => {
  const visit = await app.newPage({ path: null, mayThrow: true });
  const { page } = visit;
  await page.addInitScript(() => {
    const upper = String.prototype.toUpperCase;
    // The account’s initial cannot be rendered while the page has this mark.
    Object.defineProperty(String.prototype, 'toUpperCase', {
      value(this: string) {
        if (this.length === 1 && document.documentElement?.dataset.broken) throw new Error('a fault of the frame');
        return upper.call(this);
      },
    });
  });
  await visit.goto('/mission');
  await onScreen(visit, 'Mission');
  await button(visit, 'Theme').click();
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await dark.waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.broken = 'yes';
  });
  await dark.click();
  expect(await onlyAlert(visit)).toBe('Something went wrong. Nothing was sent to the site by this.');
  expect(await page.getByRole('navigation').count()).toBe(0);
  await button(visit, 'Try again').click();
  await onScreen(visit, 'Mission');
  await page.getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
});
