import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chooseExport } from '../export/exported';
import { later } from '../harness/later';
import { servedSite } from '../served/servedSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/served/resources', servedSite());
}, 300_000);
afterAll(() => app.close());

test('what is still being read of one search is not selected in another [X-BULK-02]', async () => {
  const visit = await app.open('/tasks');
  onTestFinished(() => visit.close());
  const gate = later();
  await visit.answer('GET /tasks?page=3', { delayUntil: gate.promise });
  await chooseExport(visit.page, 'Select rows');
  const bar = visit.page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all 60' }).click();
  await expect.poll(() => visit.requests('GET /tasks?page=3').length).toBe(1);
  await visit.page.getByRole('searchbox', { name: 'Search' }).fill('Task 5');
  // Tasks 5 and 50 to 59.
  await bar.getByRole('button', { name: 'Select all 11' }).waitFor();
  gate.resolve();
  await visit.page.waitForLoadState('networkidle');
  await bar
    .getByRole('status')
    .filter({ hasText: /^0 selected$/ })
    .waitFor();
  await bar.getByRole('button', { name: 'Select all 11' }).click();
  await bar
    .getByRole('status')
    .filter({ hasText: /^11 selected/ })
    .waitFor();
});
