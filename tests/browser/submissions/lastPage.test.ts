import { describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { type SubmissionTable, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const pager = () => tab.visit.page.getByRole('navigation', { name: 'Pages' });
const currentPage = () => pager().locator('[aria-current]').allInnerTexts();
const ids = async () => (await readTable(tab.visit.page)).map(([id]) => Number(id));
const idsOf = (table: SubmissionTable, page: number) => pageRows(table, page).map(({ id }) => id);
const address = () => {
  const { pathname, search } = new URL(tab.visit.page.url());
  return pathname + search;
};

describe('an address with a page beyond the last', () => {
  // The site’s own rows: 36 in the table without a total, 43 in the one with a total.
  test.each([
    ['without', tableOf('R-DSA'), 4, 6],
    ['with', tableOf('R-CAREER'), 5, 3],
  ] as const)(
    'leads to the last page and its number in the address, %s a total [R-PAGER-09]',
    async (_, table, last, rows) => {
      await tab.visit.goto(`${table.path}?page=99`);
      await expect.poll(ids).toHaveLength(rows);
      await expect.poll(currentPage).toEqual([String(last)]);
      await expect.poll(address).toBe(`${table.path}?page=${last}`);
      expect(await pager().getByText('Next', { exact: true }).isDisabled()).toBe(true);
      await pager().getByText('Prev', { exact: true }).click();
      await expect.poll(currentPage).toEqual([String(last - 1)]);
      await expect.poll(ids).toHaveLength(10);
    },
  );

  test('adds no history entry: Back leads to the previous screen [R-PAGER-09]', async () => {
    const table = tableOf('R-DSA');
    await tab.visit.goto('/dashboard');
    await tab.visit.goto(`${table.path}?page=99`);
    await expect.poll(address).toBe(`${table.path}?page=4`);
    await expect.poll(ids).toHaveLength(6);
    await tab.visit.page.goBack();
    await expect.poll(address).toBe('/dashboard');
  });

  test('shows no empty text while the last page is loading [R-PAGER-09] [R-DSA-04]', async () => {
    const { visit } = tab;
    const table = tableOf('R-DSA');
    const gate = later();
    await tab.answerPages(table, 4);
    await tab.bend(`GET ${table.call}?page=4`, {
      body: { loan: pageRows(table, 4), pagination: { totalPages: 4, page: 4 } },
      delayUntil: gate.promise,
    });
    visit.clearRequests();
    await visit.goto(`${table.path}?page=99`);
    await expect.poll(() => visit.requests().map(({ query }) => query.page)).toEqual(['99', '4']);
    await expect.poll(address).toBe(`${table.path}?page=4`);
    await visit.page.getByText('Loading').waitFor({ state: 'attached' });
    expect(await visit.page.getByText(table.empty).count()).toBe(0);
    gate.resolve();
    await expect.poll(ids).toEqual(idsOf(table, 4));
  });

  test('leads to page 1 if the table has no rows at all [R-PAGER-09] [R-OFFER-08]', async () => {
    const table = tableOf('R-OFFER');
    await tab.answerRows(table, [], { totalPages: 0, total: 0 });
    await tab.visit.goto(`${table.path}?page=3`);
    await tab.visit.page.getByText(table.empty, { exact: true }).waitFor();
    await expect.poll(address).toBe(`${table.path}?page=1`);
  });

  test('leads to the last page also if rows have disappeared since [R-PAGER-09]', async () => {
    const table = tableOf('R-TALK');
    await tab.answerPages(table, 4);
    await tab.visit.goto(`${table.path}?page=3`);
    await expect.poll(ids).toEqual(idsOf(table, 3));
    await tab.answerPages(table, 2);
    await pager().getByText('4', { exact: true }).click();
    await expect.poll(ids).toEqual(idsOf(table, 2));
    await expect.poll(address).toBe(`${table.path}?page=2`);
    expect(await pager().getByRole('button').allInnerTexts()).toEqual(['Prev', '1', '2', 'Next']);
  });
});

test.each([
  ['whose answer has the page alone', { page: 3 }],
  ['whose answer has nothing of pages', undefined],
])('a table %s, neither a total nor a number of pages, stays on page 3 [R-PAGER-08]', async (_, pagination) => {
  const { visit } = tab;
  const table = tableOf('R-DSA');
  await tab.bend(`GET ${table.call}`, { body: { loan: pageRows(table, 3), pagination } });
  visit.clearRequests();
  await visit.goto(`${table.path}?page=3`);
  await expect.poll(ids).toEqual(idsOf(table, 3));
  // The next page is relative to this one: if the screen had left page 3, it would be another.
  await expect.poll(currentPage).toEqual(['3']);
  await tab.bend(`GET ${table.call}?page=4`, { body: { loan: pageRows(table, 4, 7) } });
  await pager().getByText('Next', { exact: true }).click();
  await expect.poll(ids).toEqual(idsOf(table, 4).slice(0, 7));
  await visit.page.goBack();
  await expect.poll(ids).toEqual(idsOf(table, 3));
  expect(address()).toBe(`${table.path}?page=3`);
  await expect.poll(currentPage).toEqual(['3']);
  expect(visit.requests().map(({ query }) => query.page)).toEqual(['3', '4', '3']);
});

test('a table with a number of pages but no total stays on page 3 [R-DSA-04] [R-PAGER-06]', async () => {
  const { visit } = tab;
  const table = tableOf('R-DSA');
  await tab.answerPages(table, 4);
  await visit.goto(`${table.path}?page=3`);
  await expect.poll(ids).toEqual(idsOf(table, 3));
  await visit.page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  // The address changes before the screen does.
  await visit.page.getByRole('heading', { name: 'Welcome' }).waitFor();
  visit.clearRequests();
  await visit.page.goBack();
  await expect.poll(ids).toEqual(idsOf(table, 3));
  await expect.poll(() => visit.requests().map(({ query }) => query.page)).toEqual(['3']);
  expect(await currentPage()).toEqual(['3']);
  expect(address()).toBe(`${table.path}?page=3`);
});

test('an empty page within the table is not an empty table [R-TALK-05] [R-PAGER-06]', async () => {
  const { visit } = tab;
  const table = tableOf('R-TALK');
  await tab.answerPages(table, 4);
  await tab.answerRows(table, [], { totalPages: 4, page: 2 }, 2);
  await visit.goto(`${table.path}?page=2`);
  await expect.poll(currentPage).toEqual(['2']);
  await visit.page.getByText('This page has no rows.').waitFor();
  expect(await visit.page.getByText(table.empty).count()).toBe(0);
  await pager().getByText('Next', { exact: true }).click();
  await expect.poll(ids).toEqual(idsOf(table, 3));
});
