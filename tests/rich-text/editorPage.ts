import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './openPage';

export type EditorPage = Awaited<ReturnType<typeof openEditor>>;

/** How long a state is waited for: much longer than it takes, for a busy machine. */
export const WAIT = { timeout: 10_000 };

/** The page with the editor, and what one does in it. */
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
    area: page.locator('.area'),
    value,
    changes: () => page.evaluate(() => window.host.changes),
    /** Gives the editor another text, as a host does that has loaded one. */
    async load(html: string) {
      await page.evaluate(
        (text) => window.host.set({ value: `<p>before ${Math.random()}</p>${text.slice(0, 0)}` }),
        html,
      );
      await page.evaluate((text) => window.host.set({ value: text, disabled: false, invalid: false }), html);
      await page.waitForFunction((text) => window.host.value() === text, html);
    },
    select: (text: string) => select(page, text),
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
async function select(page: Page, text: string): Promise<void> {
  await page.locator('.area').focus();
  await page.evaluate((wanted) => {
    const area = document.querySelector('.area') as HTMLElement;
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
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

/** Waits until the browser has told the editor where the cursor is; a person's next key comes later than that. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
