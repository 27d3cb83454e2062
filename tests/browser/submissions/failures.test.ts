import { describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { later } from '../harness/later';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { type SubmissionTable, submissionTables, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const ids = async () => (await readTable(tab.visit.page)).map(([id]) => Number(id));
const idsOf = (table: SubmissionTable, page: number) => pageRows(table, page).map(({ id }) => id);
const button = (name: string) => tab.visit.page.getByRole('button', { name, exact: true });
const alerts = () => tab.visit.alert().allInnerTexts();

describe.each<SubmissionTable>(submissionTables)('the table at $path', (table) => {
  test(`shows and logs one error if its first load failed, and loads on 'Try again' [${table.failedId}] [R-APP-22] [R-APP-12]`, async () => {
    const { visit } = tab;
    const undo = await tab.bend(`GET ${table.call}`, { status: 500, body: { message: 'No' } });
    const logged = visit.ours.length;
    visit.clearRequests();
    await visit.goto(table.path);
    await expect.poll(alerts).toEqual([expect.stringContaining('could not be loaded')]);
    expect(await readTable(visit.page)).toEqual([]);
    expect(await visit.page.getByText(table.empty).count()).toBe(0);
    expect(await visit.page.getByText('Total Records').count()).toBe(0);
    expect(visit.ours.slice(logged)).toEqual([`Call failed: GET /api${table.call}: 500`]);
    expect(visit.requests()).toHaveLength(1);

    await undo();
    await button('Try again').click();
    await expect.poll(ids).toHaveLength(10);
    expect(await alerts()).toEqual([]);
    expect(visit.requests().map(({ query }) => query.page)).toEqual(['1', '1']);
  });
});

const wrongAnswers = [
  ['no connection', { abort: true }],
  ['half an answer', { body: { data: [{ id: 1 }] }, cutOff: true }],
  ['a web page', { body: '<!doctype html><h1>Welcome</h1>' }],
  ["'success: false'", { body: { success: false, message: 'Not today' } }],
  ['rows under another key', { body: { rows: [{ id: 1 }], pagination: { totalPages: 1 } } }],
  ['404', { status: 404, body: { message: 'Not found' } }],
] as const;

fullTest.each(wrongAnswers)(
  '%s instead of rows is a failed load, not an empty table [R-APP-22] [R-TALK-06]',
  async (_, answer) => {
    const table = tableOf('R-TALK');
    await tab.bend(`GET ${table.call}`, answer);
    const logged = tab.visit.ours.length;
    await tab.visit.goto(table.path);
    await expect.poll(alerts).toEqual([expect.stringContaining('could not be loaded')]);
    expect(await tab.visit.page.getByText(table.empty).count()).toBe(0);
    expect(await readTable(tab.visit.page)).toEqual([]);
    await expect.poll(() => tab.visit.ours.length).toBe(logged + 1);
  },
);

describe.each([tableOf('R-CAREER'), tableOf('R-DSA')])('the loaded table at $path', (table) => {
  test('keeps its rows if reloading them failed, says so, and reloads on Try again [R-APP-22]', async () => {
    const { visit } = tab;
    await tab.answerPages(table, 3);
    await visit.goto(table.path);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    await button('Next').click();
    await expect.poll(ids).toEqual(idsOf(table, 2));
    const undo = await tab.bend(`GET ${table.call}?page=1`, { status: 500 });
    const logged = visit.ours.length;
    await button('Prev').click();
    await expect.poll(alerts).toEqual([expect.stringContaining('could not be reloaded')]);
    expect(await ids()).toEqual(idsOf(table, 1));
    expect(visit.ours.slice(logged)).toEqual([`Call failed: GET /api${table.call}: 500`]);

    await undo();
    await tab.answerRows(table, [{ ...table.row, id: 777 }], { totalPages: 3, page: 1 }, 1);
    await button('Try again').click();
    await expect.poll(ids).toEqual([777]);
    expect(await alerts()).toEqual([]);
  });

  test('shows no rows of the previous page if the next one failed; the pager stays usable [R-APP-22] [R-PAGER-06]', async () => {
    const { visit } = tab;
    await tab.answerPages(table, 3);
    const gate = later();
    await tab.bend(`GET ${table.call}?page=2`, { status: 500, delayUntil: gate.promise });
    await visit.goto(table.path);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    await button('Next').click();
    await expect.poll(() => visit.requests(`GET ${table.call}?page=2`).length).toBeGreaterThan(0);
    gate.resolve();
    await expect.poll(alerts).toEqual([expect.stringContaining('could not be loaded')]);
    expect(await ids()).toEqual([]);
    expect(await visit.page.getByText(table.empty).count()).toBe(0);
    await button('Next').click();
    await expect.poll(ids).toEqual(idsOf(table, 3));
    expect(await alerts()).toEqual([]);
  });

  fullTest('shows its old rows when opened again and reloads them; if that fails it says so [R-APP-22]', async () => {
    const { visit } = tab;
    await tab.answerRows(table, pageRows(table, 1, 3));
    await visit.goto(table.path);
    await expect.poll(ids).toHaveLength(3);
    await visit.page.getByRole('link', { name: 'Talk to Expert', exact: true }).click();
    await expect.poll(() => visit.heading().textContent()).toBe('Talk to Expert');
    await tab.bend(`GET ${table.call}`, { abort: true });
    await visit.page.getByRole('link', { name: table.heading, exact: true }).click();
    await expect.poll(alerts).toEqual([expect.stringContaining('could not be reloaded')]);
    expect(await ids()).toEqual(pageRows(table, 1, 3).map(({ id }) => id));
  });
});
