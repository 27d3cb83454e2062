import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import type { SampleFile } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import type { Area } from './areas';

/** Address of the page, without host and query. */
export function pathOf(visit: Visit): string {
  return new URL(visit.page.url()).pathname;
}

/** The links of the sidebar. */
export function sidebar(visit: Visit): Locator {
  return visit.page.getByRole('navigation', { name: 'Screens' });
}

/** Waits for the screen with this name. */
export async function onScreen(visit: Visit, heading: string): Promise<void> {
  await visit.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** The heading of the screen that a link of the sidebar opens. */
export function headingOf(label: string): string {
  return label === 'Dashboard' ? 'Welcome' : label;
}

/** Opens a screen by its link in the sidebar, leaving unsaved work behind. */
export async function chooseScreen(visit: Visit, label: string): Promise<void> {
  await sidebar(visit).getByRole('link', { name: label, exact: true }).click();
  const heading = visit.page.getByRole('heading', { level: 1, name: headingOf(label), exact: true });
  const leave = button(visit, 'Leave');
  await heading.or(leave).first().waitFor();
  if ((await leave.count()) > 0) await leave.click();
  await heading.waitFor();
}

/** The form’s submit button, by its name. */
export function button(visit: Visit, name: string): Locator {
  return visit.page.getByRole('button', { name, exact: true });
}

/** The cells or cards of a list, once they are loaded. */
export function listItems({ page }: Visit): Locator {
  const list = page.getByRole('main').getByRole('region');
  return list.getByRole('cell').or(list.getByRole('listitem'));
}

/** Signs in through the login form as the stand-in’s administrator; done when that form is gone. */
export async function signIn(visit: Visit, app: OpenedConsole): Promise<void> {
  const { username, password } = app.site.credentials;
  await visit.field('Username').fill(username);
  await visit.field('Password').fill(password);
  // This very form: the session may end immediately and show another.
  const form = await visit.field('Username').elementHandle();
  await button(visit, 'Login').click();
  await form?.waitForElementState('hidden');
}

/** Address of a list with its items visible: of loan 1 if it needs a loan. */
export function filledList({ list, perLoan }: Area): string {
  return perLoan ? `${list}?loan_id=1` : list;
}

/** What a test types into a field. */
export const typed = 'Typed by the test';

/** Fills every text of a form, chooses loan 1 if there is a loan field, and gives each file input `file`. */
export async function fillForm(visit: Visit, { fields, files, rich }: Area, file?: SampleFile): Promise<void> {
  for (const [key, label] of Object.entries(fields)) {
    if (key === 'loan_id') await visit.field(label).selectOption('1');
    else if (!rich) await visit.field(label).fill(typed);
  }
  if (file) for (const label of Object.values(files)) await visit.field(label).setInputFiles(file);
}

/** The values of a form by label, without files. */
export async function formValues(visit: Visit, { fields, rich }: Area): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  if (rich) return values;
  for (const label of Object.values(fields)) values[label] = await visit.field(label).inputValue();
  return values;
}

/** The only notification of a page, word for word; fails if there is another. */
export async function onlyAlert(visit: Visit): Promise<string> {
  await visit.alert().first().waitFor();
  expect(await visit.alert().count()).toBe(1);
  return ((await visit.alert().textContent()) ?? '').replace(/\s+/g, ' ').trim();
}

/** Opens an area’s list from any screen, with loan 1 chosen if it needs a loan, and waits for its items. */
export async function openList(visit: Visit, { label, perLoan }: Area): Promise<void> {
  await chooseScreen(visit, label);
  if (perLoan) await visit.field('Loan').selectOption('1');
  await visit.page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
}

/** Opens the add or edit form by its link in the list; returns its submit button. */
export async function openForm(visit: Visit, area: Area, mode: 'add' | 'edit'): Promise<Locator> {
  await openList(visit, area);
  const submit = button(visit, `${mode === 'add' ? 'Add' : 'Update'} ${area.item}`);
  await visit.page.locator(mode === 'add' ? `main a[href^="${area.add}"]` : `main a[href="${area.edit}"]`).click();
  await submit.waitFor();
  // A rich-text editor appears shortly after its form.
  if (area.rich) await visit.page.locator('[contenteditable="true"]').waitFor();
  return submit;
}

/** Success messages on the page: texts with role status, except the counts of lists. */
export async function told(visit: Visit): Promise<string[]> {
  const texts = await visit.page.getByRole('status').allTextContents();
  return texts.filter((text) => text !== '' && !/^(\d|Total Records|Loading)/.test(text));
}

/** Rows or cards of the list; excludes the loading skeleton. */
export function items(visit: Visit): Locator {
  return visit.page.getByRole('main').getByRole('region').locator('tbody tr, ul > li');
}

/** Closes notifications of an earlier test, which would stay for some seconds. */
export async function dismissAll(visit: Visit): Promise<void> {
  const dismiss = button(visit, 'Dismiss').first();
  // One may disappear by itself meanwhile.
  while ((await dismiss.count()) > 0) await dismiss.click({ timeout: 1000 }).catch(() => undefined);
}
