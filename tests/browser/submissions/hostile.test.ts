import { beforeEach, describe, expect, test } from 'vitest';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { type SubmissionTable, submissionTables, tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const ids = async () => (await readTable(tab.visit.page)).map(([id]) => id);

const hostileTexts = [
  '<script>window.broken = 1</script>',
  '<img src="/api/stolen" onerror="window.broken = 1">',
  '<b>Bold</b> &amp; "quoted"',
  '"><svg onload=window.broken=1>',
  '\u202Egnirts desrever\u202C',
  '\u200Fمرحبا\u200F Sample',
  '=HYPERLINK("http://example.com")',
  "Robert'); DROP TABLE loans;--",
  'Line one\nLine two,\ttab',
  `{{constructor.constructor('window.broken = 1')()}}`,
  'null',
  'e\u0301\u0000\uFFFE\uD83D',
];

let dialogs: string[] = [];
beforeEach(() => {
  dialogs = [];
  tab.visit.page.removeAllListeners('dialog');
  tab.visit.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});

/** Nothing of the received text was run, fetched or turned into an element. */
async function expectInert(): Promise<void> {
  const { page } = tab.visit;
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('td').locator('script, img, svg, b, iframe, style').count()).toBe(0);
  expect(dialogs).toEqual([]);
}

describe.each<SubmissionTable>(submissionTables)('hostile texts at $path', (table) => {
  // Flags and links show their own words, and invalid dates are covered by the tests of dates.
  const fields = Object.keys(table.row).filter(
    (name) => !/^id$|email_verified|status|resume|gst_img|create|^[ml]_name$/.test(name),
  );
  const headings = table.headings.filter((heading) => !/^ID$|Verified|Status|Resume|File|Created/.test(heading));

  test(`are shown as plain text in every column and run nothing [${table.prefix}-03] [R-APP-03]`, async () => {
    const { visit } = tab;
    visit.clearRequests();
    const rows = hostileTexts.map((text, id) => ({
      ...table.row,
      ...Object.fromEntries(fields.map((field) => [field, text])),
      ...('f_name' in table.row ? { m_name: null, l_name: null } : {}),
      id,
    }));
    await tab.answerRows(table, rows);
    await visit.goto(table.path);
    await expect.poll(ids).toEqual(rows.map(({ id }) => String(id)));
    const reveal = visit.page.getByRole('switch');
    if ((await reveal.count()) > 0) await reveal.check();
    const columns = table.headings.map((heading) => headings.includes(heading));
    const shown = (await visit.page.getByRole('cell').allTextContents()).filter(
      (_, cell) => columns[cell % columns.length],
    );
    expect(shown).toEqual(hostileTexts.flatMap((text) => headings.map(() => text)));
    await expectInert();
    expect(visit.requests().map(({ path }) => path)).toEqual([`/api${table.call}`]);
  });
});

test('hostile file names, dates, flags and ids are only text or an encoded name [R-FILES-04] [R-DATE-04] [R-USER-16]', async () => {
  const { visit } = tab;
  const career = tableOf('R-CAREER');
  const users = tableOf('R-USER');
  const text = '<img src=x onerror="window.broken = 1">';
  await tab.answerRows(career, [{ ...career.row, id: text, resume: `"${text}`, created_at: text }]);
  await visit.goto(career.path);
  await expect.poll(ids).toEqual([text]);
  const [cells] = await readTable(visit.page);
  expect(cells?.at(-1)).toBe(text);
  const href = await visit.page.getByRole('link', { name: 'View Resume' }).getAttribute('href');
  expect(href).toMatch(/^\/ResumeUploads\/[\w%.!'()*~-]+$/);
  await expectInert();

  await tab.answerRows(users, [{ ...users.row, email_verified: text, status: text }]);
  await visit.goto(users.path);
  await expect.poll(async () => (await readTable(visit.page))[0]?.slice(11, 13)).toEqual(['No', 'Inactive']);
  await expectInert();
});

describe('values of other types than text', () => {
  test('are shown as received: numbers, true and false, lists and objects [R-TALK-03]', async () => {
    const table = tableOf('R-TALK');
    const values = [5550001111, 0, -1.5, true, false, ['a', 1], { text: 'hello' }, 1e21];
    await tab.answerRows(
      table,
      values.map((value, id) => ({ id, name: value, email: value, message: value, created_at: '-' })),
    );
    await tab.visit.goto(table.path);
    await expect.poll(ids).toHaveLength(values.length);
    const shown = ['5550001111', '0', '-1.5', 'true', 'false', '["a",1]', '{"text":"hello"}', '1e+21'];
    expect((await readTable(tab.visit.page)).map((cells) => cells.slice(1, 4))).toEqual(
      shown.map((text) => [text, text, text]),
    );
  });

  test('instead of a row are left out; rows without an id, or with the same one, are all shown [R-APP-33]', async () => {
    const table = tableOf('R-OFFER');
    const { id: _, ...nameless } = table.row;
    const rows = [
      { ...table.row, id: 7 },
      null,
      'x',
      3,
      { ...table.row, id: 7 },
      nameless,
      nameless,
      { ...table.row, id: 7 },
    ];
    await tab.answerRows(table, rows as never, { totalPages: 2, page: 1 }, 1);
    await tab.answerRows(table, pageRows(table, 2, 2), { totalPages: 2, page: 2 }, 2);
    await tab.visit.goto(table.path);
    await expect.poll(ids).toEqual(['7', '7', '-', '-', '7']);
    await tab.visit.page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(ids).toEqual(['201', '202']);
    await tab.visit.page.getByRole('button', { name: 'Prev', exact: true }).click();
    await expect.poll(ids).toEqual(['7', '7', '-', '-', '7']);
  });
});
