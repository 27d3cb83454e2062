import type { Locator } from 'playwright-core';

/**
 * Removes the token from storage and clicks, in the same turn of the page: a call that the console makes by itself
 * would notice first, and end the session before the click.
 */
export async function clickWithoutToken(target: Locator): Promise<void> {
  await target.evaluate((element: HTMLElement) => {
    sessionStorage.removeItem('authToken');
    element.click();
  });
}
