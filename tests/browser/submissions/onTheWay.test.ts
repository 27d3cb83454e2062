import { describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { type SubmissionTable, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const pager = () => tab.visit.page.getByRole('navigation', { name: 'Pages' });
const marks = () => pager().getByRole('button').allInnerTexts();
const button = (text: string) => pager().getByText(text, { exact: true });
const currentPage = () => pager().locator('[aria-current]').allInnerTexts();
const ids = async () => (await readTable(tab.visit.page)).map(([id]) => Number(id));
const idsOf = (table: SubmissionTable, page: number) => pageRows(table, page).map(({ id }) => id);
const busyTables = () =>
  tab.visit.page.locator('[aria-busy="true"]').filter({ has: tab.visit.page.getByRole('table') });
const dimmed = () => tab.visit.page.locator('tbody').evaluate((body) => Number(getComputedStyle(body).opacity) < 1);

/** Answers page `page` only when released. */
async function hold(table: SubmissionTable, page: number) {
  const gate = later();
  const body = { [table.key]: pageRows(table, page), pagination: { totalPages: 4, page } };
  await tab.bend(`GET ${table.call}?page=${page}`, { body, delayUntil: gate.promise });
  return gate;
}

const callsOf = (table: SubmissionTable) => tab.visit.requests(`GET ${table.call}`).map(({ query }) => query.page);

describe.each([tableOf('R-CAREER'), tableOf('R-DSA')])('while a page is loading, the table at $path', (table) => {
  test('keeps the previous rows, dimmed and busy, and the pager does not move [R-PAGER-06] [R-PAGER-08] [R-APP-37]', async () => {
    await tab.answerPages(table, 4);
    const gate = await hold(table, 2);
    await tab.visit.goto(table.path);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    expect(await busyTables().count()).toBe(0);
    await button('2').click();
    await expect.poll(() => busyTables().count()).toBe(1);
    await expect.poll(dimmed).toBe(true);
    expect(await ids()).toEqual(idsOf(table, 1));
    expect(await marks()).toEqual(['Prev', '1', '2', '3', '4', 'Next']);
    expect(await currentPage()).toEqual(['2']);
    gate.resolve();
    await expect.poll(ids).toEqual(idsOf(table, 2));
    expect(await busyTables().count()).toBe(0);
    await expect.poll(dimmed).toBe(false);
    expect(await currentPage()).toEqual(['2']);
  });

  test('never lets a late answer replace a newer choice [R-APP-37] [R-PAGER-06]', async () => {
    await tab.answerPages(table, 4);
    const gate = await hold(table, 2);
    await tab.visit.goto(table.path);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    tab.visit.clearRequests();
    await button('2').click();
    await expect.poll(() => callsOf(table)).toEqual(['2']);
    await button('3').click();
    await expect.poll(ids).toEqual(idsOf(table, 3));
    const answered = tab.visit.page.waitForResponse((response) => response.url().includes('page=2'));
    gate.resolve();
    await (await answered).finished();
    await button('4').click();
    await expect.poll(ids).toEqual(idsOf(table, 4));
    await button('Prev').click();
    await expect.poll(ids).toEqual(idsOf(table, 3));
    expect(await currentPage()).toEqual(['3']);
    await expect.poll(() => callsOf(table)).toEqual(['2', '3', '4', '3']);
  });

  test('shows no error about another page than the current one [R-APP-37] [R-APP-22]', async () => {
    await tab.answerPages(table, 4);
    const gate = later();
    await tab.bend(`GET ${table.call}?page=2`, { status: 500, delayUntil: gate.promise });
    await tab.visit.goto(table.path);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    const logged = tab.visit.ours.length;
    await button('2').click();
    await button('3').click();
    await expect.poll(ids).toEqual(idsOf(table, 3));
    gate.resolve();
    await expect.poll(() => tab.visit.ours.length).toBe(logged + 1);
    expect(await tab.visit.alert().count()).toBe(0);
    expect(await ids()).toEqual(idsOf(table, 3));
  });

  test('counts each press of Next [R-PAGER-06]', async () => {
    await tab.answerPages(table, 4);
    const gate = await hold(table, 2);
    await tab.visit.goto(table.path);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    await button('Next').click();
    await button('Next').click();
    await expect.poll(ids).toEqual(idsOf(table, 3));
    expect(await currentPage()).toEqual(['3']);
    gate.resolve();
  });
});

test('shows no wrong row numbers while the last page is loading [R-PAGER-08] [R-OFFER-10]', async () => {
  const { visit } = tab;
  const table = tableOf('R-OFFER');
  const pagination = { totalPages: 2, total: 13 };
  const gate = later();
  await tab.answerRows(table, pageRows(table, 1), { ...pagination, page: 1 }, 1);
  const last = { loan: pageRows(table, 2, 3), pagination: { ...pagination, page: 2 } };
  await tab.bend(`GET ${table.call}?page=2`, { body: last, delayUntil: gate.promise });
  await visit.goto(table.path);
  await visit.page.getByText('1–10 of 13').waitFor();
  await button('Next').click();
  await expect.poll(() => busyTables().count()).toBe(1);
  expect(await visit.page.getByText(/^\d+–\d+ of/).allInnerTexts()).toEqual(['11–13 of 13']);
  gate.resolve();
  await expect.poll(ids).toHaveLength(3);
  expect(await visit.page.getByText(/^\d+–\d+ of/).allInnerTexts()).toEqual(['11–13 of 13']);
});

test('while the first page is loading, only the headings are shown, without rows or the empty text [R-TALK-05]', async () => {
  const { visit } = tab;
  const table = tableOf('R-TALK');
  const gate = later();
  await tab.bend(`GET ${table.call}`, { body: { data: [], pagination: { totalPages: 0 } }, delayUntil: gate.promise });
  await visit.goto(table.path);
  await expect.poll(() => visit.page.getByRole('columnheader').allInnerTexts()).toEqual(table.headings);
  expect(await busyTables().count()).toBe(1);
  expect(await visit.page.getByText(table.empty).count()).toBe(0);
  expect(new Set((await readTable(visit.page)).flat())).toEqual(new Set(['']));
  gate.resolve();
  await visit.page.getByText(table.empty, { exact: true }).waitFor();
});
