import { describe, expect, test } from 'vitest';
import { readTable } from './readTable';
import { type SubmissionTable, submissionTables } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();

async function showSecrets(): Promise<void> {
  const reveal = tab.visit.page.getByRole('switch');
  if ((await reveal.count()) > 0) await reveal.check();
}

const blankCells = ({ headings, blanks }: SubmissionTable, id: string) =>
  headings.map((heading) => (heading === 'ID' ? id : (blanks[heading] ?? '-')));

describe.each<SubmissionTable>(submissionTables)('the table at $path', (table) => {
  const { prefix, path, heading, headings, call, row, cells, empty, emptyId } = table;

  test(`opens by its address and on reload, under its heading [${prefix}-01] [R-APP-16]${prefix === 'R-TALK' ? ' [R-TALK-08]' : ''}`, async () => {
    const { visit } = tab;
    await visit.goto(path);
    for (const load of ['address', 'reload']) {
      if (load === 'reload') await visit.page.reload();
      await visit.page.getByRole('table').waitFor();
      expect(await visit.heading().textContent()).toBe(heading);
      expect(new URL(visit.page.url()).pathname).toBe(path);
      expect(await visit.page.title()).toMatch(new RegExp(`^${heading}`));
    }
  });

  test(`requests page 1 of ten rows once with the token, and shows them in the given order [${prefix}-04] [R-PAGER-01]`, async () => {
    const { visit } = tab;
    visit.clearRequests();
    await visit.goto(path);
    await expect.poll(async () => (await readTable(visit.page)).length).toBe(10);
    const [asked, ...others] = visit.requests();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ method: 'GET', path: `/api${call}`, query: { page: '1', limit: '10' } });
    expect(Object.keys(asked?.query ?? {})).toEqual(['page', 'limit']);
    expect(asked?.body).toBeUndefined();
    const authorization = `Bearer ${await visit.stored('authToken')}`;
    expect(asked?.headers.authorization).toBe(authorization);

    const url = `${tab.app.url}/api${call}?page=1&limit=10`;
    const answer = await (await visit.page.request.get(url, { headers: { authorization } })).json();
    const ids = answer[table.key].map(({ id }: { id: number }) => String(id));
    await expect.poll(async () => (await readTable(visit.page)).map(([id]) => id)).toEqual(ids);
  });

  test(`has its headings in order, and each value of a row under its own [${prefix}-02] [${prefix}-03] [R-APP-33]${table.key === 'loan' ? ' [R-OFFER-11]' : ''}`, async () => {
    await tab.answerRows(table, [row]);
    await tab.visit.goto(path);
    await tab.visit.page.getByRole('cell').first().waitFor();
    await showSecrets();
    await expect.poll(() => readTable(tab.visit.page)).toEqual([cells]);
    expect(await tab.visit.page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
  });

  test(`shows '-' for null, missing, empty or blank values, and no wrong date [R-DATE-02] [R-BP-07] [${prefix}-03]`, async () => {
    const names = Object.keys(row).filter((name) => name !== 'id');
    const filled = (id: number, value: unknown) => ({ id, ...Object.fromEntries(names.map((name) => [name, value])) });
    await tab.answerRows(table, [filled(1, null), { id: 2 }, filled(3, ''), filled(4, '  ')]);
    await tab.visit.goto(path);
    await expect.poll(() => readTable(tab.visit.page)).toEqual(['1', '2', '3', '4'].map((id) => blankCells(table, id)));
    await showSecrets();
    expect(await readTable(tab.visit.page)).toEqual(['1', '2', '3', '4'].map((id) => blankCells(table, id)));
  });

  test(`shows '${empty}' if there are no rows, and no error [${emptyId}]`, async () => {
    await tab.answerRows(table, [], { totalPages: 0, page: 1 });
    await tab.visit.goto(path);
    await tab.visit.page.getByText(empty, { exact: true }).waitFor();
    expect(await readTable(tab.visit.page)).toEqual([]);
    expect(await tab.visit.alert().count()).toBe(0);
    expect(await tab.visit.page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
  });
});
