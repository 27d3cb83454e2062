import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './openPage';

/** Where the text is edited. */
export const areaOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Description', exact: true });

export type EditorPage = Awaited<ReturnType<typeof openEditor>>;

/** How long to wait for a state: much longer than it takes, for a busy machine. */
export const WAIT = { timeout: 10_000 };

/** Opens the page with the editor; gives what one does in it. */
export async function openEditor() {
  const open = await openPage();
  const { page } = open;
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const value = () => page.evaluate(() => window.host.value());
  return {
    ...open,
    faults,
    area: areaOf(page),
    value,
    changes: () => page.evaluate(() => window.host.changes),
    /** Gives the editor another text, as its host does. */
    async load(html: string) {
      await page.evaluate(
        (text) => window.host.set({ value: `<p>before ${Math.random()}</p>${text.slice(0, 0)}` }),
        html,
      );
      await page.evaluate((text) => window.host.set({ value: text, disabled: false, invalid: false }), html);
      await page.waitForFunction((text) => window.host.value() === text, html);
    },
    select: (text: string) => selectText(page, text),
    async press(key: string) {
      await page.keyboard.press(key);
      await settle(page);
    },
    tool: (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }),
    async choose(menu: RegExp, entry: string) {
      await page.getByRole('toolbar').getByRole('button', { name: menu }).click();
      await page
        .getByRole('menu')
        .getByRole(/^menuitem/.test(entry) ? 'menuitem' : 'menuitemradio', { name: entry, exact: true })
        .click();
    },
    becomes: (html: string) => expect.poll(value, WAIT).toBe(html),
  };
}

/** Selects the first occurrence of a text in the editing area, as dragging over it does. */
export async function selectText(page: Page, text: string): Promise<void> {
  const area = areaOf(page);
  await area.focus();
  await area.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`no text ${wanted}`);
  }, text);
  await settle(page);
}

/** Waits until the browser has reported the selection to the editor; a person's next key comes later. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
