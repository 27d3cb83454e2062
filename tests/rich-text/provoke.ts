import type { Page } from 'playwright-core';

/** Gives what is on the page every occasion to run: pictures fail, the pointer moves over all, all is pressed. */
export async function provoke(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (within) => {
    const roots: ParentNode[] = Array.from(document.querySelectorAll(within));
    for (const root of roots)
      for (const host of root.querySelectorAll('*')) if (host.shadowRoot) roots.push(host.shadowRoot);
    for (const host of document.querySelectorAll(within)) if (host.shadowRoot) roots.push(host.shadowRoot);
    for (const element of roots.flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>('*')))) {
      if (element instanceof HTMLImageElement) await element.decode().catch(() => undefined);
      for (const type of ['mouseover', 'error', 'load', 'focus', 'paste', 'start'])
        element.dispatchEvent(new Event(type));
      if (element.matches('a, button[type=submit]'))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }, selector);
}

/** Whether a hostile fragment of the corpus has run in the page: each of them sets a mark. */
export function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => '__pwn' in window);
}
