import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from '../browser/harness/Visit';

export const main = ({ page }: Visit): Locator => page.getByRole('main');

/** The control with this label, after which 'optional' may stand; in an item of a list, if one is given. */
export const field = (visit: Visit, label: string, place: Locator = main(visit)): Locator =>
  place.getByLabel(new RegExp(`^${label}\\s*\\*?\\s*(?:optional)?$`));

export const button = (visit: Visit, name: string | RegExp): Locator =>
  main(visit).getByRole('button', { name, exact: true });

export const row = (visit: Visit, text: string): Locator =>
  main(visit)
    .getByRole('row')
    .filter({ has: visit.page.getByText(text, { exact: true }) });

/** The texts of a column. */
export const column = (visit: Visit, number: number): Promise<string[]> =>
  main(visit).locator(`tbody tr td:nth-child(${number})`).allTextContents();

/** Waits until a column of the list has these texts first. */
export async function shows(visit: Visit, number: number, ...first: readonly string[]): Promise<void> {
  await expect.poll(async () => (await column(visit, number)).slice(0, first.length)).toEqual(first);
}

/** Fills the inputs with these labels. */
export async function fill(visit: Visit, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(visit, label).fill(value);
}

/** Chooses a record that the site finds. */
export async function find(visit: Visit, label: string, text: string): Promise<void> {
  await field(visit, label).fill(text);
  await visit.page.getByRole('listbox').getByRole('option', { name: text, exact: true }).click();
}

/** Saves a form, which leads to the list with this heading. */
export async function save(visit: Visit, name: string, heading: string): Promise<void> {
  await button(visit, name).click();
  await visit.page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Deletes a record of the list, and answers the question with yes. */
export async function remove(visit: Visit, text: string): Promise<void> {
  await row(visit, text)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = visit.page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Delete/ }).click();
  // It hides the rest of the page from roles until the server has answered.
  await question.waitFor({ state: 'detached' });
  await row(visit, text).waitFor({ state: 'detached' });
}

/** What stands below an input as wrong with it; undefined while nothing does. */
export async function messageOf(visit: Visit, control: Locator): Promise<string | undefined> {
  const [id = ''] = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const [message] = await visit.page.locator(`[id="${id}"]`).allTextContents();
  return message;
}

/** Signs in as a person does, and waits for the first screen. */
export async function signIn(visit: Visit, label: string, name: string, password: string): Promise<void> {
  await visit.field(label).fill(name);
  await visit.field('Password').fill(password);
  await visit.page.getByRole('button', { name: 'Login' }).click();
  await visit.page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}
