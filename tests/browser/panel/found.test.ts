import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { servedSite } from '../served/servedSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { hasFocus, panelOf, recordIn, rowOf } from './panelOf';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/served/resources', servedSite());
}, 300_000);
afterAll(() => app.close());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

const searched = (words: string) => `filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;

test('next and previous go through the rows as found and sorted, and the list stays as it was [X-PANEL-03]', async () => {
  const visit = await open(`/notes?${searched('जमीन')}&sort=pages&order=DESC`);
  const { panel, title, closed } = panelOf(visit);
  await rowOf(visit, 'Réunion').waitFor();
  const titles = await visit.page.locator('tbody tr td:nth-child(2)').allTextContents();
  const { search } = new URL(visit.page.url());
  await rowOf(visit, titles[1] ?? '')
    .getByRole('cell')
    .nth(3)
    .click();
  await panel.getByText('2 of 12').waitFor();
  visit.clearRequests();
  for (const next of titles.slice(2, 5)) {
    await visit.page.keyboard.press('ArrowRight');
    await expect.poll(() => title.textContent()).toBe(next);
  }
  await visit.page.keyboard.press('Escape');
  await closed();
  expect(new URL(visit.page.url()).search).toBe(search);
  await expect.poll(() => hasFocus(rowOf(visit, titles[4] ?? ''))).toBe(true);
  expect(visit.requests()).toEqual([]);
});

test('a record that the search leaves out is shown, and said not to match [X-PANEL-04]', async () => {
  const visit = await open(`/notes?${searched('Benefit 300')}&record=1`);
  const { panel, title } = panelOf(visit);
  await expect.poll(() => title.textContent()).toBe('Benefit 340');
  await panel.getByText('This note does not match the search or the filters of the list.').waitFor();
});

test('a record that the list lacks is read by itself; if the site has none, that is said [X-PANEL-04]', async () => {
  const visit = await open('/tasks?page=1&record=60');
  const { panel, title, shown, closed } = panelOf(visit);
  await expect.poll(() => shown('Title').textContent()).toBe('Task 60');
  await expect.poll(() => title.textContent()).toBe('Task 60');
  expect(visit.requests('GET /tasks/60')).toHaveLength(1);
  await visit.page.keyboard.press('Escape');
  await closed();
  await visit.goto('/notes?record=999');
  await panel.getByRole('alert').filter({ hasText: 'This note is not on the site any more.' }).waitFor();
});

test('a saved row that does not match the search any more is said and can be shown [X-PANEL-09]', async () => {
  const visit = await open(`/notes?${searched('Benefit 300')}`);
  const { title, shown } = panelOf(visit);
  await rowOf(visit, 'Benefit 300').press('Enter');
  await expect.poll(() => title.textContent()).toBe('Benefit 300');
  const id = recordIn(visit);
  await visit.page.keyboard.press('Escape');
  await rowOf(visit, 'Benefit 300').getByRole('link', { name: 'Edit' }).click();
  await visit.field('Title').fill('Another title');
  await visit.page.getByRole('button', { name: 'Update Note' }).click();
  await visit.page.getByText('“Another title” was saved and does not match the search or the filters.').waitFor();
  await visit.page.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => shown('Title').textContent()).toBe('Another title');
  expect(recordIn(visit)).toBe(id);
  await visit.page.keyboard.press('Escape');
  // Another search is about something else.
  await visit.page.getByRole('searchbox', { name: 'Search' }).fill('Benefit 30');
  await visit.page.getByText('“Another title” was saved').waitFor({ state: 'detached' });
});

test('after the form that the panel led to, the panel shows what was saved [X-PANEL-09]', async () => {
  const visit = await open('/notes?record=3');
  const { panel, title, closed } = panelOf(visit);
  await panel.getByRole('link', { name: 'Edit' }).click();
  await visit.field('Title').fill('Edited');
  await visit.page.getByRole('button', { name: 'Update Note' }).click();
  await expect.poll(() => title.textContent()).toBe('Edited');
  expect(recordIn(visit)).toBe('3');
  await visit.page.keyboard.press('Escape');
  await closed();
  // A search that came later never had it.
  await visit.page.getByRole('searchbox', { name: 'Search' }).fill('Benefit 300');
  await visit.page
    .getByRole('status')
    .filter({ hasText: /^\d+ of 340$/ })
    .waitFor();
  expect(await visit.page.getByText('was saved and does not match').count()).toBe(0);
});
