import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../setup/violations';
import { later } from '../harness/later';
import { chooseExport } from './exported';
import type { PagedSite } from './pagedSite';

/** Opens the menu and each dialog of an export of a list of 35, in which axe must find nothing. Returns the last, with its error. */
export async function walkExport(page: Page, site: PagedSite): Promise<Locator> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menu', { name: 'Export' }).waitFor();
  expect(await violations(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Show secrets' }).check();
  await chooseExport(page, 'CSV: All records');
  await page.getByRole('alertdialog').waitFor();
  expect(await violations(page), 'question').toEqual([]);
  const gate = later();
  site.before = (number) => (number > 1 ? gate.promise.then(() => ({ status: 500, json: {} })) : undefined);
  await page.getByRole('button', { name: 'Leave them out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export: User Details' });
  await dialog.getByText('Read 10 of 35').waitFor();
  expect(await violations(page), 'progress').toEqual([]);
  gate.resolve();
  await dialog.getByRole('alert').waitFor();
  expect(await violations(page), 'failure').toEqual([]);
  return dialog;
}
