import type { Page } from 'playwright-core';

/** Waits until the browser has told the editor where the cursor is; a person's next key comes later than that. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Selects the first occurrence of words in the editing area, as dragging over them does. */
export async function selectWords(page: Page, words: string): Promise<void> {
  await page.locator('.area').focus();
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('.area') as Node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`no text ${wanted}`);
  }, words);
  await settle(page);
}
