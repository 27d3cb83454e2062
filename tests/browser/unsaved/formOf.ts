import type { Locator, Page } from 'playwright-core';

/** What a user finds on a form with unsaved work. */
export interface FormParts {
  /** The line that offers a draft, or says that one was restored. */
  readonly offer: Locator;
  readonly restore: Locator;
  readonly discard: Locator;
  readonly differs: Locator;
  /** The question in the page, or the dialog to read before continuing. */
  readonly question: Locator;
  field(label: string): Locator;
  button(name: string): Locator;
  path(): string;
}

/** The form in `page`. */
export function formOf(page: Page): FormParts {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    offer: page.getByRole('status').filter({ hasText: /^Draft of / }),
    restore: button('Restore'),
    discard: page.getByRole('button', { name: /^Discard( draft)?$/ }),
    differs: button('Show changes'),
    question: page.getByRole('alertdialog').or(page.getByRole('dialog')),
    field: (label) => page.getByRole('main').getByLabel(label, { exact: true }),
    button,
    path: () => new URL(page.url()).pathname,
  };
}
