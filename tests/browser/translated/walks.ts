import { expect } from 'vitest';
import type { Area } from '../app/areas';
import { button, filledList, items } from '../app/steps';
import type { OpenedConsole } from '../harness/openConsole';
import { pageRows } from '../submissions/pageRows';
import type { SubmissionTable } from '../submissions/submissionTables';
import { openTranslated } from './openTranslated';

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
