import type { Locator } from 'playwright-core';
import type { Visit } from '../harness/Visit';

export const chooser = ({ page }: Visit): Locator => page.getByRole('dialog', { name: 'Columns' });
export const columnsButton = ({ page }: Visit): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Columns', exact: true });
/** Of the columns that are shown, in their order. */
export const headings = ({ page }: Visit): Promise<string[]> => page.locator('thead th').allTextContents();

/** Opens the chooser of columns on a list. */
export async function openChooser(visit: Visit): Promise<Locator> {
  await columnsButton(visit).click();
  await chooser(visit).waitFor();
  return chooser(visit);
}

export async function closeChooser(visit: Visit): Promise<void> {
  await chooser(visit).getByRole('button', { name: 'Close', exact: true }).click();
  await chooser(visit).waitFor({ state: 'detached' });
}

export const sidebarLink = ({ page }: Visit, name: string): Locator =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true });

export async function logOut({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
}
