import type { Page } from 'playwright-core';

/** Runs in the page: replaces each text node by nested `<font>` elements, now and whenever more is rendered. */
function install(): void {
  const skipped = 'script, style, noscript, textarea, [translate=no], font[data-translated]';
  const translate = (text: Text) => {
    const outer = document.createElement('font');
    outer.dataset.translated = '';
    outer.append(document.createElement('font'));
    // The same words, so that a test finds what it looks for; but another node than the program knows.
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (parent instanceof HTMLElement && text.data.trim() !== '' && !parent.closest(skipped)) found.push(text);
    }
    found.forEach(translate);
  };
  const watch = () => {
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  if (document.body) watch();
  else addEventListener('DOMContentLoaded', watch);
}

/** Does to all pages that `page` loads from now on what a browser's translation does to them. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(install);
}
