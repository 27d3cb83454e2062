import type { Locator, Page } from 'playwright-core';

/** Gives what is in an element every occasion to run: pictures fail, the pointer moves over everything, all is clicked. */
export async function provoke(within: Locator): Promise<void> {
  await within.evaluate(async (top) => {
    const roots: ParentNode[] = [top];
    if (top.shadowRoot) roots.push(top.shadowRoot);
    for (const root of roots)
      for (const host of root.querySelectorAll('*')) if (host.shadowRoot) roots.push(host.shadowRoot);
    for (const element of roots.flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>('*')))) {
      if (element instanceof HTMLImageElement) await element.decode().catch(() => undefined);
      for (const type of ['mouseover', 'error', 'load', 'focus', 'paste', 'start'])
        element.dispatchEvent(new Event(type));
      if (element.matches('a, button[type=submit]'))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}

/** Whether a hostile fragment of the corpus has run in the page: each of them sets a mark. */
export function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => '__pwn' in window);
}
