import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { longBody, postsSite } from '../show/postsSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { panelOf, rowOf } from './panelOf';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/show/resources', postsSite());
}, 300_000);
afterAll(() => app.close());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

test('the panel reads what its row lacks, and leads to the page of the record and its form [X-PANEL-10]', async () => {
  const visit = await open('/posts');
  const { panel, title, shown, closed } = panelOf(visit);
  await rowOf(visit, 'Tea').press('Enter');
  await expect.poll(() => title.textContent()).toBe('Tea');
  await expect.poll(() => shown('Body').textContent()).toBe(longBody);
  expect(await shown('Mail').getByRole('link').getAttribute('href')).toBe('mailto:asha@example.com');
  expect(await shown('Web').getByRole('link').getAttribute('href')).toBe('https://example.com/asha');
  expect(await panel.textContent()).not.toMatch(/never-shown|S-1234|Password/);
  expect(visit.requests('GET /posts/1')).toHaveLength(1);
  await panel.getByRole('link', { name: 'Edit' }).waitFor();
  await panel.getByRole('link', { name: 'Show page' }).click();
  await visit.page.waitForURL('**/show-posts/1');
  await visit.page.goBack();
  await expect.poll(() => title.textContent()).toBe('Tea');
  await visit.page.keyboard.press('Escape');
  await closed();
  await rowOf(visit, 'Secret plan').press('Enter');
  await panel.getByText('You are not allowed to see this post.').waitFor();
});

test('what could not be read of a record is said, above what its row has [X-PANEL-10]', async () => {
  const visit = await open('/posts');
  const { panel, shown } = panelOf(visit);
  await visit.answer('GET /posts/2', { status: 500, body: { message: 'Full' }, times: 1 });
  await rowOf(visit, 'Rain').press('Enter');
  await panel.getByRole('alert').filter({ hasText: 'The post could not be loaded. The site answered: Full' }).waitFor();
  expect(await shown('State').textContent()).toBe('live');
});
