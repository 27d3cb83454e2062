import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { legalTexts } from './legalTexts';
import { openScreen } from './openScreen';
import { pathOf } from './pathOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const createdAt = '2025-02-05T09:05:00.000Z';
const item = (id: number, description: string) => ({ id, description, createdAt });
const dataRow = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const editLink = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true });
const descriptionOf = (page: Page, row: number) => dataRow(page).nth(row).getByRole('cell').nth(1);

async function textsOf(page: Page): Promise<string[][]> {
  await editLink(page).first().waitFor();
  return Promise.all((await dataRow(page).all()).map((row) => row.getByRole('cell').allTextContents()));
}

/** All cases for the first text; for the others one case shows that they are read in the same way. */
const [first] = legalTexts;
const shapesOf = (noun: string): readonly (readonly [key: string, answerOf: (rows: unknown) => unknown])[] => [
  ['data', (rows) => ({ success: true, data: rows })],
  ['a key of the list’s own', (rows) => ({ success: true, [noun.replace(' ', '_')]: rows })],
  ['no key at all', (rows) => rows],
];

for (const { id, name, items, item: noun, calls, empty, createdAt: shownAt, ids } of legalTexts) {
  const listCall = `GET ${calls.list}`;

  describe(`the list of the ${noun}`, () => {
    test(`shows ID, Description, Created At as a date, and Edit, which opens the form of the row [R-${id}-01] [R-${id}-03] [R-${id}-04] [R-${id}-07] [R-EDITOR-18]`, async () => {
      const visit = await openScreen(app, `/${name}`);
      const { page } = visit;
      const [row, ...others] = await textsOf(page);
      const headings = ['ID', 'Description', 'Created At', 'Actions'];
      expect(await page.getByRole('columnheader').allTextContents()).toEqual(headings);
      expect([row?.[0], row?.[2]?.replace(/\s/g, ' ').toLowerCase(), row?.[3]]).toEqual([
        '1',
        shownAt.toLowerCase(),
        'Edit',
      ]);
      expect(row?.[1]).toMatch(/^[^<>]{80}…$/);
      expect(others).toEqual([]);
      await expectCall(visit, listCall);
      await editLink(page).click();
      await expect.poll(() => pathOf(visit)).toBe(`/edit-${name}/1`);
    });

    test(`shows formatted text as plain text, cut after 80 characters, and runs nothing in it [R-${id}-03] [R-EDITOR-14]`, async () => {
      const eighty = 'यह वाक्य अस्सी अक्षरों का है '.repeat(3).slice(0, 79).concat('.');
      const data = [
        item(41, '<p><b>Hi</b> all</p>'),
        item(
          42,
          '<h2>Rates</h2><p>5 &lt; 6 &amp; more</p><script>window.ran = 1</script><img src="/none.png" onerror="window.ran = 2">',
        ),
        item(43, `<p>${eighty}</p>`),
        item(44, `<p>${eighty}<i>!</i></p>`),
      ];
      const { page } = await openScreen(app, `/${name}`, { [listCall]: { body: { data } } });
      const rows = await textsOf(page);
      expect(rows.map((row) => row.slice(0, 2))).toEqual([
        ['41', 'Hi all'],
        ['42', 'Rates 5 < 6 & more'],
        ['43', eighty],
        ['44', `${eighty}…`],
      ]);
      expect(await descriptionOf(page, 3).getByTitle(`${eighty}!`, { exact: true }).count()).toBe(1);
      expect(await descriptionOf(page, 0).locator('b').count()).toBe(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(fetched.filter((url) => url.includes('none.png'))).toEqual([]);
    });

    test(`shows '${empty}' when there are none, and has no way to add or delete [R-${id}-05] [R-${id}-06]`, async () => {
      const visit = await openScreen(app, `/${name}`);
      const main = visit.page.getByRole('main');
      await editLink(visit.page).waitFor();
      for (const role of ['link', 'button'] as const)
        expect(await main.getByRole(role, { name: /add|delete/i }).count(), role).toBe(0);
      await visit.goto(`/add-${name}`);
      await expect.poll(() => visit.heading().textContent()).toMatch(/not found|no such|nothing/i);
      await visit.answer(listCall, { body: { data: [] } });
      await visit.goto(`/${name}`);
      await visit.page.getByText(empty, { exact: true }).waitFor();
      expect(visit.requests().map(({ method }) => method)).toEqual(['GET', 'GET']);
    });

    test.each(cellsOf(shapesOf(noun), ([key]) => (id === first?.id ? key : 'any')))(
      `is filled from an answer with its rows under %s [R-${id}-07] [R-EDITOR-17]`,
      async (_, answerOf) => {
        const body = answerOf([item(41, 'One'), item(42, 'Two')]);
        const { page } = await openScreen(app, `/${name}`, { [listCall]: { body } });
        expect((await textsOf(page)).map((row) => row.slice(0, 2))).toEqual([
          ['41', 'One'],
          ['42', 'Two'],
        ]);
      },
    );

    fullTest(`that failed to load shows one error, and loads on Try again ${ids.load}`, () =>
      expectFailedLoad(app, {
        screen: `/${name}`,
        call: listCall,
        sentence: `The ${items} could not be loaded.`,
        absent: [empty],
        loaded: ({ page }) => editLink(page).waitFor(),
      }),
    );
  });
}

test('the date of a legal text is formatted as in the tables of submissions [R-EDITOR-18]', async () => {
  const query = { id: 1, name: 'A. Person', email: 'person@example.com', message: 'Hello', created_at: createdAt };
  const visit = await openScreen(app, '/disclaimer', {
    'GET /loan/getDisclaimer': { body: { data: [item(1, 'One')] } },
    'GET /loan/talkToExpart': { body: { data: [query], pagination: { totalPages: 1, total: 1, page: 1 } } },
  });
  const [legal] = await textsOf(visit.page);
  await visit.page.getByRole('navigation').getByRole('link', { name: /^Talk/ }).click();
  await visit.page.getByRole('cell', { name: 'A. Person', exact: true }).waitFor();
  expect(await dataRow(visit.page).getByRole('cell').last().textContent()).toBe(legal?.[2]);
});
