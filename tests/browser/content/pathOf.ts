import type { Visit } from '../harness/Visit';

/** The path in the address bar, with its query. */
export function pathOf({ page }: Visit): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
