import type { Visit } from '../harness/Visit';

/** Presses the only button with this text. */
export function press({ page }: Visit, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}
