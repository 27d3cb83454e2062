import { describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { type SubmissionTable, submissionTables, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const totals = () => tab.visit.page.getByText(/^Total Records/).allInnerTexts();

async function openTable(table: SubmissionTable, pagination: Readonly<Record<string, unknown>>): Promise<void> {
  await tab.answerRows(table, pageRows(table, 1), pagination);
  await tab.visit.goto(table.path);
  await expect.poll(() => readTable(tab.visit.page)).toHaveLength(10);
  await tab.visit.page.getByRole('cell', { name: '101', exact: true }).waitFor();
}

describe.each<SubmissionTable>(submissionTables.filter(({ total }) => total))('the table at $path', (table) => {
  const ids = table.prefix === 'R-TALK' ? '[R-TALK-07]' : '[R-OFFER-10]';

  test(`shows the number of records from the answer ${ids}`, async () => {
    await openTable(table, { totalPages: 3, total: 23, page: 1 });
    expect(await totals()).toEqual(['Total Records: 23']);
  });

  fullTest(`shows no total if the answer has none; its pager works without one [R-OFFER-09] ${ids}`, async () => {
    await openTable(table, { totalPages: 3, page: 1 });
    expect(await totals()).toEqual([]);
    const main = (await tab.visit.page.getByRole('main').allInnerTexts()).join();
    expect(main).not.toMatch(/\bof \d|\b(?:10|20|23|30) (?:records|rows)/i);
    const pager = tab.visit.page.getByRole('navigation', { name: 'Pages' });
    expect(await pager.getByRole('button').allInnerTexts()).toEqual(['Prev', '1', '2', '3', 'Next']);
  });
});

test('the DSA table shows no total, even if the answer has one [R-DSA-07] [R-OFFER-10]', async () => {
  const table = tableOf('R-DSA');
  await openTable(table, { totalPages: 3, total: 23, page: 1 });
  const main = (await tab.visit.page.getByRole('main').allInnerTexts()).join();
  expect(main).not.toMatch(/Total Records|\b23\b/);
});

fullTest('a total that is no number is not shown [R-TALK-07]', async () => {
  const table = tableOf('R-TALK');
  for (const total of [null, 'many', -1]) {
    await openTable(table, { totalPages: 3, total, page: 1 });
    expect(await totals(), String(total)).toEqual([]);
  }
});

test('a total of zero is shown with the empty text [R-TALK-07] [R-TALK-05]', async () => {
  const table = tableOf('R-TALK');
  await tab.answerRows(table, [], { totalPages: 0, total: 0, page: 1 });
  await tab.visit.goto(table.path);
  await tab.visit.page.getByText('No queries found.', { exact: true }).waitFor();
  expect(await totals()).toEqual(['Total Records: 0']);
});

describe('an answer without information about its pages', () => {
  test.each([
    ['an empty pagination', {}],
    ['none', undefined],
    ['null', null],
  ])('(%s) still shows its rows [R-OFFER-09]', async (_, pagination) => {
    const table = tableOf('R-OFFER');
    await tab.bend(`GET ${table.call}`, { body: { loan: pageRows(table, 1, 4), pagination } });
    await tab.visit.goto(table.path);
    await expect.poll(() => readTable(tab.visit.page)).toHaveLength(4);
    expect(await tab.visit.page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
    expect(await totals()).toEqual([]);
  });
});
