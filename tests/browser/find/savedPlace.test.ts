import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { later } from '../harness/later';
import { clubSite } from '../selection/clubSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', clubSite());
}, 300_000);
afterAll(() => app.close());

const isInSight = (row: Locator) =>
  row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const list = element.closest('section')?.getBoundingClientRect();
    return list !== undefined && top >= list.top && bottom <= list.bottom;
  });

test('after a save, all pages are read again, and the list is where it was with the saved row in sight [X-FIND-10]', async () => {
  const visit = await app.open('/entries?all=1');
  onTestFinished(() => visit.close());
  const { page } = visit;
  const isRead = () => page.getByRole('status').filter({ hasText: '137 entries read.' }).waitFor();
  const region = page.locator('main section');
  const top = () => region.evaluate((list) => list.scrollTop);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await isRead();
  await region.evaluate((list) => list.scrollTo({ top: 3000 }));
  // Beyond what is in sight at the top, and rendered by now.
  const shown = page.locator('tbody tr[data-id]').nth(8);
  await expect.poll(async () => Number(await shown.getAttribute('data-id'))).toBeGreaterThan(40);
  await shown.getByRole('link', { name: 'Edit' }).click();
  await visit.field('Name').fill('Changed');
  const gate = later();
  await visit.answer('GET /entries?page=4', { delayUntil: gate.promise });
  await page.getByRole('button', { name: 'Update Entry' }).click();
  await row('Entry 30').waitFor();
  expect(await top()).toBe(0);
  gate.resolve();
  await isRead();
  await expect.poll(() => isInSight(row('Changed'))).toBe(true);
  expect(await top()).toBeGreaterThan(2000);
});
