import type { Page } from 'playwright-core';
import { areaOf, settle } from '../../rich-text/editorPage';

/** Selects the first occurrence of words in the editing area, like dragging over them. */
export async function selectWords(page: Page, words: string): Promise<void> {
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
  }, words);
  await settle(page);
}
