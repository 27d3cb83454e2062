import { describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { fullTest } from '../harness/fullTest';
import { later } from '../harness/later';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { type SubmissionTable, submissionTables, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const pager = () => tab.visit.page.getByRole('navigation', { name: 'Pages' });
const marks = () => pager().getByRole('button').allInnerTexts();
const button = (text: string) => pager().getByText(text, { exact: true });
const currentPage = () => pager().locator('[aria-current]').allInnerTexts();
const ids = async () => (await readTable(tab.visit.page)).map(([id]) => Number(id));
const idsOf = (table: SubmissionTable, page: number) => pageRows(table, page).map(({ id }) => id);
const addressedPage = () => new URL(tab.visit.page.url()).searchParams.get('page');

async function openPage(table: SubmissionTable, page?: number): Promise<void> {
  await tab.visit.goto(page === undefined ? table.path : `${table.path}?page=${page}`);
  await expect.poll(ids).toEqual(idsOf(table, page ?? 1));
}

/** Presses the button and waits for the rows of `page`. */
async function turn(table: SubmissionTable, text: string, page: number): Promise<void> {
  await button(text).click();
  await expect.poll(ids).toEqual(idsOf(table, page));
}

/** One table with a total and one without, for behaviour that all of a kind share. */
const someTables = cellsOf<SubmissionTable>(submissionTables, ({ total }) => String(total));

describe.each<SubmissionTable>(submissionTables)('the pager at $path', (table) => {
  const pagination = table.total ? { total: 30 } : {};

  test(`has Prev, a button for each page and Next, disabled at either end [R-PAGER-02] [R-PAGER-04] [R-PAGER-05] [${table.prefix}-04]`, async () => {
    await tab.answerPages(table, 3, pagination);
    await openPage(table);
    expect(await marks()).toEqual(['Prev', '1', '2', '3', 'Next']);
    expect([await button('Prev').isDisabled(), await button('Next').isDisabled()]).toEqual([true, false]);
    await turn(table, '2', 2);
    expect([await button('Prev').isDisabled(), await button('Next').isDisabled()]).toEqual([false, false]);
    await turn(table, '3', 3);
    expect([await button('Prev').isDisabled(), await button('Next').isDisabled()]).toEqual([false, true]);
    expect(await marks()).toEqual(['Prev', '1', '2', '3', 'Next']);
  });

  if (someTables.includes(table))
    test('requests each page once when opened, and again when it was seen before [R-PAGER-06] [R-PAGER-08]', async () => {
      const { visit } = tab;
      await tab.answerPages(table, 3, pagination);
      await openPage(table);
      visit.clearRequests();
      await turn(table, 'Next', 2);
      expect(await currentPage()).toEqual(['2']);
      expect(addressedPage()).toBe('2');
      await turn(table, '3', 3);
      await tab.answerRows(table, [{ ...table.row, id: 888 }], { totalPages: 3, page: 2, ...pagination }, 2);
      await button('Prev').click();
      await expect.poll(ids).toEqual([888]);
      await tab.answerRows(table, [{ ...table.row, id: 999 }], { totalPages: 3, page: 1, ...pagination }, 1);
      await button('1').click();
      await expect.poll(ids).toEqual([999]);
      expect(await currentPage()).toEqual(['1']);
      expect(visit.requests().map(({ method, path, query }) => [method, path, query])).toEqual(
        ['2', '3', '2', '1'].map((page) => ['GET', `/api${table.call}`, { page, limit: '10' }]),
      );
    });

  if (someTables.includes(table))
    test('is shown only with more than one page [R-PAGER-03]', async () => {
      for (const totalPages of [0, 1, 2]) {
        const undo = await tab.answerRows(table, pageRows(table, 1, 2), { totalPages, page: 1, ...pagination });
        await tab.visit.goto(table.path);
        await expect.poll(ids).toHaveLength(2);
        expect(await pager().count(), `${totalPages} pages`).toBe(totalPages > 1 ? 1 : 0);
        await undo();
      }
    });
});

describe('the buttons of very many pages', () => {
  const table = tableOf('R-OFFER');
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

  test('are one per page for up to ten pages [R-PAGER-07]', async () => {
    await tab.answerPages(table, 10);
    for (const page of [1, 5, 10]) {
      await openPage(table, page);
      expect(await marks()).toEqual(['Prev', ...numbers(1, 10), 'Next']);
      expect(await currentPage()).toEqual([String(page)]);
    }
  });

  fullTest('are the first, the last and those next to the current one of fifty pages [R-PAGER-07]', async () => {
    await tab.answerPages(table, 50);
    for (const page of [1, 5, 25, 50]) {
      await openPage(table, page);
      const shown = await marks();
      const neighbours = [page - 1, page, page + 1].filter((one) => one >= 1 && one <= 50).map(String);
      expect(shown).toEqual(expect.arrayContaining(['Prev', '1', '50', 'Next', ...neighbours]));
      expect(shown.length).toBeLessThanOrEqual(11);
      const pages = shown.slice(1, -1).map(Number);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(await currentPage()).toEqual([String(page)]);
    }
  });

  test('lead to every one of fifty pages with Prev and Next [R-PAGER-07]', async () => {
    await tab.answerPages(table, 50);
    await openPage(table, 24);
    await turn(table, 'Next', 25);
    await turn(table, 'Next', 26);
    await turn(table, '28', 28);
    await turn(table, '50', 50);
    await turn(table, 'Prev', 49);
  });
});

describe('the current page', () => {
  const table = tableOf('R-BP');

  test('is the requested one as soon as its button is pressed [R-PAGER-08]', async () => {
    await tab.answerPages(table, 4);
    await openPage(table);
    const gate = later();
    await tab.bend(`GET ${table.call}?page=2`, {
      body: { [table.key]: pageRows(table, 2), pagination: { totalPages: 4, page: 2 } },
      delayUntil: gate.promise,
    });
    await button('2').click();
    // The response is still pending.
    await expect.poll(currentPage).toEqual(['2']);
    gate.resolve();
    await expect.poll(ids).toEqual(idsOf(table, 2));
    expect(await currentPage()).toEqual(['2']);
  });

  test('is the one in the answer, if the answer names another [R-PAGER-08]', async () => {
    await tab.answerPages(table, 4);
    await tab.answerRows(table, pageRows(table, 3), { totalPages: 4, page: 3 }, 2);
    await openPage(table);
    await button('2').click();
    await expect.poll(currentPage).toEqual(['3']);
    await expect.poll(ids).toEqual(idsOf(table, 3));
    await expect.poll(addressedPage).toBe('3');
  });

  fullTest(
    'is the requested one if the answer has no page number, or has it as text [R-PAGER-08] [R-OFFER-09]',
    async () => {
      await tab.answerRows(table, pageRows(table, 2), { totalPages: 4 }, 2);
      await openPage(table, 2);
      expect(await currentPage()).toEqual(['2']);
      await tab.answerRows(table, pageRows(table, 2), { totalPages: '4', page: '2', total: '37' }, 2);
      await openPage(table, 2);
      expect(await currentPage()).toEqual(['2']);
      expect(await marks()).toEqual(['Prev', '1', '2', '3', '4', 'Next']);
    },
  );

  test.each(['abc', '0', '-1', '1.5', ''])("is page 1 for '?page=%s' [R-PAGER-01]", async (text) => {
    await tab.answerPages(table, 4);
    tab.visit.clearRequests();
    await tab.visit.goto(`${table.path}?page=${text}`);
    await expect.poll(ids).toEqual(idsOf(table, 1));
    expect(await currentPage()).toEqual(['1']);
    expect(tab.visit.requests().map(({ query }) => query)).toEqual([{ page: '1', limit: '10' }]);
  });

  test('changes with Back and Forward, and stays on reload [R-PAGER-06] [R-APP-16]', async () => {
    const { page } = tab.visit;
    await tab.answerPages(table, 4);
    await openPage(table);
    await turn(table, 'Next', 2);
    await turn(table, '4', 4);
    for (const [step, shown] of [
      ['goBack', 2],
      ['goBack', 1],
      ['goForward', 2],
      ['goForward', 4],
      ['reload', 4],
    ] as const) {
      await page[step]();
      await expect.poll(ids).toEqual(idsOf(table, shown));
      expect(await currentPage()).toEqual([String(shown)]);
    }
  });
});
