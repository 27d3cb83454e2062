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

/** Waits for the screen of that name. */
export async function onScreen(visit: Visit, heading: string): Promise<void> {
  await visit.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** The heading of the screen that a link of the sidebar opens. */
export function headingOf(label: string): string {
  return label === 'Dashboard' ? 'Welcome' : label;
}

/** Opens a screen by its link in the sidebar, leaving what a form may hold unsaved. */
export async function chooseScreen(visit: Visit, label: string): Promise<void> {
  await sidebar(visit).getByRole('link', { name: label, exact: true }).click();
  const heading = visit.page.getByRole('heading', { level: 1, name: headingOf(label), exact: true });
  const leave = button(visit, 'Leave');
  await heading.or(leave).first().waitFor();
  if ((await leave.count()) > 0) await leave.click();
  await heading.waitFor();
}

/** The one button that sends the form, by its name. */
export function button(visit: Visit, name: string): Locator {
  return visit.page.getByRole('button', { name, exact: true });
}

/** Signs in through the login form, as the stand-in's administrator; done when that form is gone. */
export async function signIn(visit: Visit, app: OpenedConsole): Promise<void> {
  const { username, password } = app.site.credentials;
  await visit.field('Username').fill(username);
  await visit.field('Password').fill(password);
  // This very form: the session may end at once, and another be there.
  const form = await visit.field('Username').elementHandle();
  await button(visit, 'Login').click();
  await form?.waitForElementState('hidden');
}

/** Address of a list with its items in sight: of loan 1 where it waits for a loan. */
export function filledList({ list, perLoan }: Area): string {
  return perLoan ? `${list}?loan_id=1` : list;
}

/** What a test types into a field. */
export const typed = 'Typed by the test';

/** Fills every text of a form, chooses loan 1 where there is a loan, and gives each file input `file`. */
export async function fillForm(visit: Visit, { fields, files, rich }: Area, file?: SampleFile): Promise<void> {
  for (const [key, label] of Object.entries(fields)) {
    if (key === 'loan_id') await visit.field(label).selectOption('1');
    else if (!rich) await visit.field(label).fill(typed);
  }
  if (file) for (const label of Object.values(files)) await visit.field(label).setInputFiles(file);
}

/** What a form holds, by label; of files nothing. */
export async function formValues(visit: Visit, { fields, rich }: Area): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  if (rich) return values;
  for (const label of Object.values(fields)) values[label] = await visit.field(label).inputValue();
  return values;
}

/** The single notice of a page, word for word; there being another fails. */
export async function onlyAlert(visit: Visit): Promise<string> {
  await visit.alert().first().waitFor();
  expect(await visit.alert().count()).toBe(1);
  return ((await visit.alert().textContent()) ?? '').replace(/\s+/g, ' ').trim();
}

/** From wherever one is to the list of an area, loan 1 chosen where it waits for a loan, its items in sight. */
export async function openList(visit: Visit, { label, perLoan }: Area): Promise<void> {
  await chooseScreen(visit, label);
  if (perLoan) await visit.field('Loan').selectOption('1');
  await visit.page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
}

/** By its link in the list to the form that adds or edits; gives the button that sends it. */
export async function openForm(visit: Visit, area: Area, mode: 'add' | 'edit'): Promise<Locator> {
  await openList(visit, area);
  const submit = button(visit, `${mode === 'add' ? 'Add' : 'Update'} ${area.item}`);
  await visit.page.locator(mode === 'add' ? `main a[href^="${area.add}"]` : `main a[href="${area.edit}"]`).click();
  await submit.waitFor();
  // An editor of rich text comes a moment after its form.
  if (area.rich) await visit.page.locator('[contenteditable="true"]').waitFor();
  return submit;
}

/** What is said of successes on the page: texts of role status, but for the counts that lists show. */
export async function told(visit: Visit): Promise<string[]> {
  const texts = await visit.page.getByRole('status').allTextContents();
  return texts.filter((text) => text !== '' && !/^(\d|Total Records|Loading)/.test(text));
}

/** Rows or cards of the list; the sketch that stands there while it loads is none of them. */
export function items(visit: Visit): Locator {
  return visit.page.getByRole('main').getByRole('region').locator('tbody tr, ul > li');
}

/** Closes what a former test was told, which would stay for some seconds. */
export async function dismissAll(visit: Visit): Promise<void> {
  const dismiss = button(visit, 'Dismiss').first();
  // One may go by itself meanwhile.
  while ((await dismiss.count()) > 0) await dismiss.click({ timeout: 1000 }).catch(() => undefined);
}
