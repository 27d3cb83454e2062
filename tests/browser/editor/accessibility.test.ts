import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../setup/violations';
import { someLegalTexts } from '../content/legalTexts';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { openText } from './openText';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** Contains a part kept as stored, and one that is reported as removed. */
const html =
  '<h2>One</h2><p>two <a href="/x">three</a></p><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table><script></script>';

describe.each(someLegalTexts)('axe finds no problems on the screen that edits the $item', (text) => {
  test('in text view with notes and a part kept as stored, in a menu, in full screen and in code view', async () => {
    const { visit, area, tool } = await openText(app, text, html);
    const { page } = visit;
    await area.getByRole('img', { name: 'Kept as stored: a table with uneven rows' }).waitFor();
    expect(await violations(page), 'text view').toEqual([]);
    await tool('Text colour').click();
    expect(await violations(page), 'a menu').toEqual([]);
    await page.keyboard.press('Escape');
    await tool('Full screen').click();
    await page.getByRole('dialog', { name: 'Description' }).waitFor();
    expect(await violations(page), 'full screen').toEqual([]);
    await tool('Code view').click();
    await page.locator('.cm-content').waitFor();
    expect(await violations(page), 'code view in full screen').toEqual([]);
    await tool('Full screen').click();
    expect(await violations(page), 'code view').toEqual([]);
  });

  test('in each of its dialogs', async () => {
    const { visit, area, tool, choose, select } = await openText(app, text, html);
    const { page } = visit;
    const openers: readonly (readonly [title: string, open: () => Promise<void>])[] = [
      ['Insert link', () => tool('Link').click()],
      ['Insert picture', () => tool('Picture').click()],
      ['Insert video', () => tool('Video').click()],
      ['Insert table', () => choose(/^Table$/, 'Insert table')],
      ['Edit HTML', () => area.getByRole('button', { name: 'Edit HTML of a table with uneven rows' }).click()],
      ['Keys', () => tool('Keys').click()],
      ['Preview', () => tool('Preview').click()],
    ];
    for (const [title, open] of openers) {
      await select('two');
      await open();
      await page.getByRole('dialog', { name: title }).waitFor();
      expect(await violations(page), title).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
      expect(await area.evaluate((element) => element === document.activeElement), `focus after ${title}`).toBe(true);
    }
  });
});
