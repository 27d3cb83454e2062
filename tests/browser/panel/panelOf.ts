import type { Locator } from 'playwright-core';
import type { Visit } from '../harness/Visit';

/** The panel of a record, and what is in it. */
export interface PanelOf {
  readonly panel: Locator;
  /** Its heading. */
  readonly title: Locator;
  /** What stands beside a label. */
  shown(label: string): Locator;
  button(name: string): Locator;
  /** Waits until it is closed. */
  closed(): Promise<void>;
}

export function panelOf({ page }: Visit): PanelOf {
  const panel = page.getByRole('dialog');
  const term = (label: string) => panel.locator('dt', { hasText: new RegExp(`^${label}$`) });
  return {
    panel,
    title: panel.getByRole('heading', { level: 1 }),
    shown: (label) => term(label).first().locator('xpath=following-sibling::dd[1]'),
    button: (name) => panel.getByRole('button', { name, exact: true }),
    closed: () => panel.waitFor({ state: 'detached' }),
  };
}

/** The row, or card, of a record. */
export const rowOf = ({ page }: Visit, text: string | RegExp): Locator =>
  page.locator('main').locator('tbody tr, section li').filter({ hasText: text }).first();

/** Whether an element has the focus. */
export const hasFocus = (element: Locator) => element.evaluate((own) => own === document.activeElement);

/** The record in the address. */
export const recordIn = ({ page }: Visit) => new URL(page.url()).searchParams.get('record');
