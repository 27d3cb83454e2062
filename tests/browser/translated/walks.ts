import { expect } from 'vitest';
import type { Area } from '../app/areas';
import { button, filledList, fillForm, items, onScreen, typed } from '../app/steps';
import type { OpenedConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { pageRows } from '../submissions/pageRows';
import type { SubmissionTable } from '../submissions/submissionTables';
import { formOf } from '../unsaved/formOf';
import { storedDrafts } from '../unsaved/storedDrafts';
import { openTranslated } from './openTranslated';

const editorOf = ({ page }: Visit) => page.getByRole('main').locator('[contenteditable=true]');

/** Empties all texts of a form. */
async function empty(visit: Visit, { fields, rich }: Area): Promise<void> {
  for (const [key, label] of Object.entries(fields)) {
    if (key === 'loan_id') await visit.field(label).selectOption('');
    else if (!rich) await visit.field(label).fill('');
  }
  if (rich) {
    await editorOf(visit).click();
    await visit.page.keyboard.press('Control+a');
    await visit.page.keyboard.press('Delete');
  }
}

async function fill(visit: Visit, area: Area): Promise<void> {
  await fillForm(visit, area, sampleFiles.png);
  if (!area.rich) return;
  for (const [key, label] of Object.entries(area.fields))
    if ((await visit.field(label).locator('xpath=self::input').count()) > 0 && key !== 'loan_id')
      await visit.field(label).fill(typed);
  await editorOf(visit).first().pressSequentially(typed);
}

/** A form: refused while it is empty; its draft compared, discarded, restored, each undone; then saved. */
export async function walkForm(app: OpenedConsole, area: Area, mode: 'add' | 'edit'): Promise<void> {
  const address = mode === 'add' ? `${area.add}${area.perLoan ? '?loan_id=1' : ''}` : area.edit;
  const visit = await openTranslated(app, address);
  const { offer, restore, discard, differs, question } = formOf(visit.page);
  const submit = button(visit, `${mode === 'add' ? 'Add' : 'Update'} ${area.item}`);
  // The editor has a tool of the same name.
  const undo = button(visit, 'Undo').and(visit.page.locator(':not([role="toolbar"] *)'));
  await submit.waitFor();
  await empty(visit, area);
  // A text that may be empty would be saved.
  if (mode === 'add' ? area.says.refusedAdd : area.says.refusedEdit) {
    await submit.click();
    await visit.alert().first().waitFor();
  }
  await fill(visit, area);
  await expect.poll(async () => JSON.stringify(await storedDrafts(visit.page))).toContain(typed);
  await expect.poll(() => visit.page.getByText(/^Draft kept /).count()).toBe(1);
  await visit.page.reload();
  await restore.waitFor();
  await differs.click();
  await question.getByRole('button', { name: 'Close' }).click();
  await discard.click();
  await undo.click();
  await restore.click();
  await offer.filter({ hasText: /restored/ }).waitFor();
  await discard.filter({ hasText: 'Discard draft' }).click();
  await undo.click();
  await offer.filter({ hasText: /restored|not saved/ }).waitFor();
  if ((await restore.count()) > 0) await restore.click();
  await submit.click();
  await onScreen(visit, area.label);
}

/** A list: not loaded, then loaded; a row whose deletion is cancelled, then carried out, or undone. */
export async function walkList(app: OpenedConsole, area: Area): Promise<void> {
  const visit = await openTranslated(app, '/dashboard');
  const undo = await visit.answer(area.calls.list, { status: 500, body: { message: 'Not now' } });
  await visit.goto(filledList(area));
  await visit.alert().first().waitFor();
  await undo();
  await button(visit, 'Try again').click();
  await items(visit).first().waitFor();
  if (!area.calls.remove) return;
  const count = await items(visit).count();
  await button(visit, 'Delete').last().click();
  const question = visit.page.getByRole('alertdialog');
  if (area.says.asksRemoval) {
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await button(visit, 'Delete').last().click();
    const refuse = await visit.answer(area.calls.remove, { status: 500, body: {} });
    await question.getByRole('button', { name: 'Delete' }).click();
    await visit.alert().first().waitFor();
    await refuse();
    await button(visit, 'Retry').click();
    await expect.poll(() => items(visit).count()).toBe(count - 1);
  } else {
    await expect.poll(() => items(visit).count()).toBe(count - 1);
    await button(visit, 'Undo').click();
    await expect.poll(() => items(visit).count()).toBe(count);
  }
}

/** A table: page 2 fails and is loaded again; then back and forth, with the rows of each page. */
export async function walkTable(app: OpenedConsole, table: SubmissionTable): Promise<void> {
  const visit = await openTranslated(app, '/dashboard');
  const pages = [1, 2, 3].map((page) => ({
    body: { [table.key]: pageRows(table, page), pagination: { totalPages: 3, page, total: 30 } },
  }));
  const call = (page: number) => `GET ${table.call}?page=${page}`;
  for (const [index, answer] of pages.entries()) await visit.answer(call(index + 1), answer);
  const firstCell = () => visit.page.getByRole('cell').first().textContent();
  await visit.goto(table.path);
  await expect.poll(firstCell).toBe('101');
  const undo = await visit.answer(call(2), { status: 500, body: { message: 'Not now' } });
  await button(visit, 'Next').click();
  await visit.alert().first().waitFor();
  await undo();
  await button(visit, 'Try again').click();
  await expect.poll(firstCell).toBe('201');
  await visit.alert().first().waitFor({ state: 'detached' });
  await button(visit, 'Page 3').click();
  await expect.poll(firstCell).toBe('301');
  await button(visit, 'Prev').click();
  await expect.poll(firstCell).toBe('201');
  const secrets = visit.page.getByRole('switch', { name: 'Show secrets' });
  if ((await secrets.count()) === 0) return;
  await secrets.check();
  await secrets.uncheck();
}
