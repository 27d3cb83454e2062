import type { Locator, Page } from 'playwright-core';

/** What is found on a form by who has unsaved work in it. */
export interface FormParts {
  /** The line that offers a draft, or says that one is in the form. */
  readonly offer: Locator;
  readonly restore: Locator;
  readonly discard: Locator;
  readonly differs: Locator;
  /** The question in the page, or what is there to be read before one goes on. */
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
    differs: button('What differs'),
    question: page.getByRole('alertdialog').or(page.getByRole('dialog')),
    field: (label) => page.getByRole('main').getByLabel(label, { exact: true }),
    button,
    path: () => new URL(page.url()).pathname,
  };
}
