import type { Locator, Page } from 'playwright-core';

/** The note that names what was removed from a text. */
export const removalNote = (page: Page, names: RegExp = /^$/): Locator =>
  page.getByText(/^Not allowed in a text/).filter({ hasText: names });
