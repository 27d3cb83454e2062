import type { Locator } from 'playwright-core';
import type { Visit } from '../harness/Visit';

/** The preview of a newly chosen file, before it is saved. */
export function previewOf({ page }: Visit, file: string): Locator {
  return page.getByRole('img', { name: `Preview of ${file}`, exact: true });
}
