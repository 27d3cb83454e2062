import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clubSite } from '../selection/clubSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', clubSite());
}, 300_000);
afterAll(() => app.close());

test('after all pages were read, the action of a row has them read again [X-ACTION-04] [X-FIND-05]', async () => {
  const visit = await app.open('/entries');
  onTestFinished(() => visit.close());
  await visit.page.getByRole('button', { name: 'Search all pages' }).click();
  const isRead = () => visit.page.getByRole('status').filter({ hasText: '137 entries read.' }).waitFor();
  await isRead();
  await visit.page.getByRole('searchbox', { name: 'Search' }).fill('entry 131');
  const row = visit.page.getByRole('row').filter({ hasText: 'Entry 131' });
  visit.clearRequests();
  await row.getByRole('button', { name: 'Check', exact: true }).click();
  await row.getByRole('cell', { name: 'checked', exact: true }).waitFor();
  await isRead();
  expect(visit.requests('GET /entries')).toHaveLength(14);
});
