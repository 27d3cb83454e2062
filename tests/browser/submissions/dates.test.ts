import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { readTable } from './readTable';
import { shownDate } from './shownDate';
import { type SubmissionTable, tableOf } from './submissionTables';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/**
 * Opens the table in a browser in that time zone, one row per date; returns the page and the cells under Created At.
 */
async function openDates(table: SubmissionTable, moments: readonly unknown[], timezoneId: string) {
  const visit = await app.newPage({ path: null, timezoneId });
  const field = 'createAt' in table.row ? 'createAt' : 'created_at';
  const rows = moments.map((moment, id) => ({ ...table.row, id, [field]: moment }));
  await visit.answer(`GET ${table.call}`, { body: { [table.key]: rows, pagination: { totalPages: 1, page: 1 } } });
  await visit.goto(table.path);
  await expect.poll(async () => (await readTable(visit.page)).map(([id]) => id)).toEqual(rows.map(({ id }) => `${id}`));
  return { page: visit.page, shown: (await readTable(visit.page)).map((cells) => cells.at(-1)) };
}

const moments = [
  '2025-02-05T09:05:00.000Z',
  '2025-09-30T20:10:59.999Z',
  '2024-12-31T18:30:00.000Z',
  '2024-12-31T18:29:00Z',
  '2024-02-29T00:00:00Z',
  '1999-06-01T12:00:00+02:00',
];

describe.each(['Asia/Kolkata', 'UTC'])('in the time zone %s', (zone) => {
  test.each([tableOf('R-TALK'), tableOf('R-OFFER')])(
    'dates are formatted by the browser in Indian English, at $path [R-DATE-01] [R-DATE-03] [R-OFFER-06]',
    async (table) => {
      const { page, shown } = await openDates(table, moments, zone);
      expect(shown).toEqual(await Promise.all(moments.map((moment) => shownDate(page, moment, zone))));
    },
  );
});

test('09:05 in UTC is shown as 02:35 pm in Kolkata, with a two-digit day [R-DATE-01]', async () => {
  const { shown } = await openDates(tableOf('R-BP'), [moments[0]], 'Asia/Kolkata');
  expect(shown).toEqual(['05 Feb 2025, 02:35 pm']);
});

fullTest('the language of the browser does not change them [R-DATE-01]', async () => {
  const table = tableOf('R-DSA');
  const visit = await app.newPage({ path: null, locale: 'de-DE' });
  await visit.answer(`GET ${table.call}`, { body: { loan: [table.row], pagination: { totalPages: 1 } } });
  await visit.goto(table.path);
  await expect.poll(() => readTable(visit.page)).toEqual([table.cells]);
});

test('a value that is no date is shown as received, even if a browser would parse it [R-DATE-04]', async () => {
  const texts = [
    'soon',
    'soon 2025',
    'not before 2026',
    '0000-00-00 00:00:00',
    '2025-02-30',
    '05/02/2025',
    '2025',
    '1',
  ];
  const { page, shown } = await openDates(tableOf('R-CAREER'), texts, 'Asia/Kolkata');
  expect(shown).toEqual(texts);
  expect(await page.getByText('Invalid Date').count()).toBe(0);
});

fullTest(
  'other common formats are dates too: milliseconds, a space instead of the T, as in HTTP [R-DATE-01] [R-DATE-03]',
  async () => {
    const sample = '2025-02-05T09:05:00Z';
    const forms = [Date.parse(sample), '2025-02-05 09:05:00Z', 'Wed, 05 Feb 2025 09:05:00 GMT', '2025-02-05 14:35:00'];
    const { page, shown } = await openDates(tableOf('R-CAREER'), forms, 'Asia/Kolkata');
    expect(new Set(shown)).toEqual(new Set([await shownDate(page, sample, 'Asia/Kolkata')]));
  },
);

test('only the named field counts: a date under another name is ignored [R-OFFER-06] [R-OFFER-07]', async () => {
  const visit = await app.newPage({ path: null });
  for (const [table, field] of [
    [tableOf('R-OFFER'), 'created_at'],
    [tableOf('R-TALK'), 'createAt'],
  ] as const) {
    const rows = [
      { ...table.row, createAt: undefined, created_at: undefined, [field]: moments[0], createdAt: moments[0] },
    ];
    await visit.answer(`GET ${table.call}`, { body: { [table.key]: rows, pagination: { totalPages: 1 } } });
    await visit.goto(table.path);
    await expect.poll(() => readTable(visit.page)).toEqual([[...table.cells.slice(0, -1), '-']]);
  }
});
