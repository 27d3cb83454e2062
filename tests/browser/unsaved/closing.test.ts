import type { Dialog, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';
import { isKept } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

type Way = 'reload' | 'address' | 'close';

const words = 'Typed by hand';

/** The form of the first mission, after an interaction: without one the browser never asks. */
async function usedForm(): Promise<Page> {
  const { page } = await openNamed(app, '/edit-mission/1');
  await formOf(page).field('Description').press('End');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  return page;
}

/** Whether the same page is still there; between two pages there is none to ask. */
const isOld = (page: Page) => page.evaluate(() => 'isOld' in window).catch(() => true);

async function typeOver(page: Page): Promise<void> {
  await formOf(page).field('Description').fill('');
  await formOf(page).field('Description').pressSequentially(words);
}

/** Starts leaving; how that ends depends on the answer, and the page shows it. */
function setOut(page: Page, way: Way): void {
  const begun =
    way === 'close'
      ? page.close({ runBeforeUnload: true })
      : way === 'reload'
        ? page.reload()
        : page.goto('/loan-step');
  begun.catch(() => undefined);
}

/** Starts leaving and stays; returns the questions that the browser asked. */
async function stay(page: Page, way: Way): Promise<string[]> {
  const asked: string[] = [];
  const answered = page.waitForEvent('dialog');
  const dismiss = (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  };
  page.on('dialog', dismiss);
  setOut(page, way);
  await answered;
  await expect.poll(() => formOf(page).field('Description').inputValue()).toBe(words);
  page.off('dialog', dismiss);
  return asked;
}

/** Starts leaving and goes, which must complete; returns the questions that the browser asked. */
async function leave(page: Page, way: Way): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  setOut(page, way);
  await expect.poll(() => (way === 'close' ? !page.isClosed() : isOld(page))).toBe(false);
  page.removeAllListeners('dialog');
  return asked;
}

describe("the browser's own question", () => {
  test.each<readonly [Way, string]>([
    ['reload', 'loading the page anew'],
    ['address', 'another address'],
    ['close', 'closing the tab'],
  ])('appears once before %s (%s); staying keeps every character, leaving works [R-APP-21]', async (way) => {
    const page = await usedForm();
    await typeOver(page);
    expect(await stay(page, way)).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);
    expect(await isOld(page)).toBe(true);
    expect(formOf(page).path()).toBe('/edit-mission/1');
    expect(await formOf(page).field('Description').inputValue()).toBe(words);
    await isKept(page, 'description', words);
    expect(await leave(page, way)).toEqual(['beforeunload']);
  });

  test.each<Way>(['reload', 'address', 'close'])('does not appear before %s if nothing is unsaved', async (way) => {
    const page = await usedForm();
    await formOf(page).field('Description').pressSequentially('x');
    await formOf(page).field('Description').press('Backspace');
    expect(await leave(page, way)).toEqual([]);
  });

  test.each<Way>(['reload', 'close'])('does not appear before %s after a save', async (way) => {
    const page = await usedForm();
    await typeOver(page);
    await formOf(page).button('Update Mission').click();
    await onScreen(page, 'Mission');
    expect(await leave(page, way)).toEqual([]);
  });
});
