import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chooseExport, savedFile } from '../export/exported';
import { fullTest } from '../harness/fullTest';
import type { Visit, VisitOptions } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { servedSite } from './servedSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/served/resources', servedSite());
}, 180_000);
afterAll(() => app.close());

async function open(path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await app.open(path, options);
  onTestFinished(() => visit.close());
  await visit.page.getByRole('status').filter({ hasText: /340/ }).waitFor();
  // The titles of references come by themselves.
  await visit.page.locator('td').filter({ hasText: 'Person' }).first().waitFor();
  visit.clearRequests();
  return visit;
}

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const searchBox = ({ page }: Visit) => page.getByRole('searchbox', { name: 'Search' });
const searchOf = ({ page }: Visit) => decodeURIComponent(new URL(page.url()).search).replaceAll('+', ' ');
const head = ({ page }: Visit, name: string) => page.getByRole('columnheader', { name });
const column = ({ page }: Visit, number: number) => page.locator(`tbody tr td:nth-child(${number})`).allTextContents();
const firstIds = async (visit: Visit, count: number) => (await column(visit, 1)).slice(0, count).map(Number);

async function counts(visit: Visit, text: string): Promise<void> {
  await visit.page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();
}

/** The marked texts. */
const marked = ({ page }: Visit) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)));

const isInSight = (row: Locator) =>
  row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const list = element.closest('section')?.getBoundingClientRect();
    return list !== undefined && top >= list.top && bottom <= list.bottom;
  });

test('a list that came whole is searched at each key, without a request, and in its address [X-FIND-01] [X-FIND-04]', async () => {
  const visit = await open('/notes');
  await searchBox(visit).pressSequentially('जमीन REUN');
  await counts(visit, '12 of 340');
  expect(await firstIds(visit, 3)).toEqual([5, 35, 65]);
  await expect.poll(async () => (await marked(visit)).slice(0, 2)).toEqual(['ज़मीन', 'Réun']);
  await visit.page.reload();
  await counts(visit, '12 of 340');
  expect(await searchBox(visit).inputValue()).toBe('जमीन REUN');
  await searchBox(visit).fill('nowhere');
  await visit.page.getByText('Nothing matches.').waitFor();
  await visit.page.goBack();
  await expect.poll(() => searchBox(visit).inputValue()).toBe('जमीन REUN');
  await searchBox(visit).fill('');
  await counts(visit, '340 notes');
  expect(await marked(visit)).toEqual([]);
  expect(visit.requests('GET /notes').length).toBe(1);
});

test('the heads of its columns sort by what a value is, and a third press brings the order of the site [X-FIND-02]', async () => {
  const visit = await open('/notes');
  const press = async (name: string) => head(visit, name).getByRole('button').click();
  await press('Title');
  await expect.poll(async () => (await column(visit, 2)).slice(0, 3)).toEqual(['Benefit 1', 'Benefit 2', 'Benefit 3']);
  expect(await head(visit, 'Title').getAttribute('aria-sort')).toBe('ascending');
  await press('Pages');
  await press('Pages');
  await expect.poll(async () => (await column(visit, 3)).slice(0, 2)).toEqual(['995', '994']);
  expect(await head(visit, 'Pages').getAttribute('aria-sort')).toBe('descending');
  expect(await head(visit, 'Title').getAttribute('aria-sort')).toBeNull();
  await press('Day');
  await expect.poll(async () => (await column(visit, 4)).slice(0, 2)).toEqual(['01 Jan 2025', '02 Jan 2025']);
  await press('Day');
  await press('Day');
  await expect.poll(() => firstIds(visit, 3)).toEqual([1, 2, 3]);
  expect(searchOf(visit)).toBe('');
  await visit.page.goBack();
  await expect.poll(() => head(visit, 'Day').getAttribute('aria-sort')).toBe('descending');
  expect(visit.requests()).toEqual([]);
});

test('flags and references filter it, as chips, by what its rows have [X-FIND-03]', async () => {
  const visit = await open('/notes');
  await button(visit, 'Filter').click();
  expect(await visit.field('Owner').locator('option').allTextContents()).toEqual([
    'Any',
    'Person 1',
    'Person 2',
    'Person 3',
  ]);
  await visit.field('Done').selectOption('Finished');
  await visit.field('Owner').selectOption('Person 2');
  await button(visit, 'Apply').click();
  await counts(visit, '56 of 340');
  expect(await firstIds(visit, 3)).toEqual([5, 11, 17]);
  await searchBox(visit).fill('benefit');
  await counts(visit, '44 of 340');
  const chips = visit.page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await chips.getByRole('button', { name: /Done: Finished/ }).click();
  await counts(visit, '101 of 340');
  await chips.getByRole('button', { name: /Owner: Person 2/ }).waitFor();
  expect(visit.requests()).toEqual([]);
});

test('coming back from a record, the list is where it was, with the row that was saved in sight [X-FIND-04]', async () => {
  const visit = await open('/notes?filter=%7B%22q%22%3A%22benefit%22%7D&sort=title&order=ASC');
  await counts(visit, '328 of 340');
  await visit.page.locator('main section').evaluate((list) => list.scrollTo({ top: 6000 }));
  const row = visit.page.getByRole('row').filter({ hasText: 'Benefit 150' });
  await row.getByRole('link', { name: 'Edit' }).click();
  await visit.field('Title').fill('Benefit 300.5');
  await button(visit, 'Update Note').click();
  await counts(visit, '328 of 340');
  expect(searchOf(visit)).toBe('?filter={"q":"benefit"}&sort=title&order=ASC');
  await expect.poll(() => isInSight(visit.page.getByRole('row').filter({ hasText: 'Benefit 300.5' }))).toBe(true);
  await visit.page.getByRole('row').filter({ hasText: 'Benefit 299' }).getByRole('link', { name: 'Edit' }).click();
  await button(visit, 'Cancel').click();
  await expect.poll(() => isInSight(visit.page.getByRole('row').filter({ hasText: 'Benefit 300.5' }))).toBe(true);
});

/** Notes of mixed height, in a console that is open. */
async function openMany(count: number): Promise<Visit> {
  const visit = await app.open(null, { viewport: { width: 1280, height: 800 } });
  onTestFinished(() => visit.close());
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Note ${index + 1}.${index % 3 === 0 ? ' It has more to say.'.repeat(20) : ''}`,
    ...{ pages: count - index, day: '2025-01-01', done: index % 2 === 0 ? 'Y' : 'N', owner_id: (index % 3) + 1 },
  }));
  await visit.answer('GET /notes', { body: { rows } });
  await visit.goto('/notes');
  await visit.page.locator('td').filter({ hasText: 'Person' }).first().waitFor();
  return visit;
}

/** The most elements of the document at each step of finding: shown, searched, sorted, filtered. */
async function nodesOf(count: number): Promise<readonly number[]> {
  const visit = await openMany(count);
  const firstRow = visit.page.locator('tbody tr[data-id]').first();
  const nodes = () => visit.page.evaluate(() => document.querySelectorAll('*').length);
  const counted = [await nodes()];
  await searchBox(visit).fill('note');
  await counts(visit, '[\\d,]+ of [\\d,]+');
  counted.push(await nodes());
  await head(visit, 'Pages').getByRole('button').click();
  await firstRow.filter({ hasText: `Note ${count}.` }).waitFor();
  counted.push(await nodes());
  await button(visit, 'Filter').click();
  await visit.field('Done').selectOption('Finished');
  await button(visit, 'Apply').click();
  await visit.page.getByRole('list', { name: 'Active filters' }).waitFor();
  await firstRow.filter({ hasText: `Note ${count - 1}.` }).waitFor();
  counted.push(await nodes());
  return counted;
}

test('10,000 rows of mixed height have as many elements as 200: shown, searched, sorted, filtered [X-FIND-09]', async () => {
  const few = await nodesOf(200);
  const many = await nodesOf(10_000);
  expect(many.filter((nodes, step) => nodes > 500 || Math.abs(nodes - (few[step] ?? 0)) > 30)).toEqual([]);
}, 90_000);

fullTest('on a phone one control sorts it, and its heads have no buttons [X-FIND-02]', async () => {
  const visit = await open('/notes', { viewport: { width: 390, height: 844 } });
  await visit.field('Sort by').selectOption('Pages, descending');
  await expect.poll(async () => (await column(visit, 3)).slice(0, 2)).toEqual(['995', '994']);
  expect(await visit.page.getByRole('columnheader').getByRole('button').count()).toBe(0);
  expect(visit.requests()).toEqual([]);
});

test('of a list that its site searches all records are exported, not only those found [X-EXPORT-16]', async () => {
  const visit = await app.open('/jobs?filter=%7B%22q%22%3A%22task%205%22%7D');
  onTestFinished(() => visit.close());
  await visit.page.getByRole('cell', { name: 'Task 50', exact: true }).waitFor();
  const linesOf = async (item: string) => {
    const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, item));
    return lines.length - 1;
  };
  expect(await linesOf('CSV: What is shown')).toBe(11);
  expect(await linesOf('CSV: All records')).toBe(60);
});

fullTest(
  'a dashboard without new entries has its screens under a heading that says no more [X-DASHBOARD-03]',
  async () => {
    const visit = await app.open('/dashboard');
    onTestFinished(() => visit.close());
    await visit.page.getByRole('main').getByRole('heading', { name: 'Screens', exact: true }).waitFor();
  },
);
