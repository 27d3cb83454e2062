import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import { formOf } from './formOf';
import { onScreen, signInAs } from './openNamed';
import { type OwnBrowser, startOwnBrowser } from './ownBrowser';
import { clearDrafts } from './storedDrafts';

const address = '/edit-mission/1';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The typed text: no two parts of it are alike, so that missing ones can be identified. */
const textToType = Array.from({ length: 3000 }, (_, index) => (index % 5 === 4 ? ' ' : letters[(index * 7) % 26])).join(
  '',
);

/** What remains of the text being typed after a kill. */
export interface Remains {
  /** How many letters were in the field when the browser was killed. */
  readonly typed: number;
  /** How many of them are in the draft offered after the restart. */
  readonly kept: number;
  /** How long before the kill the first missing letter was typed, in milliseconds; 0 if none is missing. */
  readonly lostMs: number;
  /** What the draft contains that was never typed in this order: nothing, if all is well. */
  readonly strange: string;
}

async function begin({ page }: OwnBrowser, app: OpenedConsole): Promise<void> {
  await page.goto(`${app.url}/`);
  await signInAs(page, app);
  await onScreen(page, 'Welcome');
}

async function openForm({ page }: OwnBrowser, app: OpenedConsole): Promise<void> {
  await page.goto(app.url + address);
  await formOf(page).field('Description').waitFor();
}

/** Types until the page is gone; returns the time at which each letter was in the field. */
async function typeOn(page: Page): Promise<readonly number[]> {
  const moments: number[] = [];
  try {
    for (const letter of textToType) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      moments.push(Date.now());
    }
  } catch {
    // The browser was killed, as intended.
  }
  return moments;
}

/** What is offered in a browser restarted with the same profile; fails if nothing is. */
async function offeredText(browser: OwnBrowser, app: OpenedConsole): Promise<string> {
  await begin(browser, app);
  await openForm(browser, app);
  const { restore, field } = formOf(browser.page);
  const stored = await field('Description').inputValue();
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).not.toBe(stored);
  return field('Description').inputValue();
}

/**
 * Types into a form in a browser with the profile in `folder`, kills it after `afterMs` of typing, restarts it and
 * looks.
 */
export async function typeUntilKilled(app: OpenedConsole, folder: string, afterMs: number): Promise<Remains> {
  const first = await startOwnBrowser(folder);
  await begin(first, app);
  // Leftovers of an earlier kill must not count for this one.
  await clearDrafts(first.page);
  await openForm(first, app);
  const { field } = formOf(first.page);
  await field('Description').fill('');
  await field('Description').focus();
  const killed = new Promise<number>((resolve, reject) => {
    setTimeout(() => first.kill().then(resolve, reject), afterMs);
  });
  const moments = await typeOn(first.page);
  const killedAt = await killed;
  const before = moments.filter((moment) => moment <= killedAt);

  const second = await startOwnBrowser(folder);
  const kept = await offeredText(second, app);
  await second.kill();
  const firstLost = before[kept.length];
  return {
    typed: before.length,
    kept: kept.length,
    lostMs: firstLost === undefined ? 0 : killedAt - firstLost,
    strange: textToType.startsWith(kept) ? '' : kept,
  };
}
