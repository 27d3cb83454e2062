import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { servedSite } from '../served/servedSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/served/resources', servedSite());
}, 300_000);
afterAll(() => app.close());

test('what is typed after Back, with the focus still in the search, is a search of its own [X-FIND-04]', async () => {
  const visit = await app.open('/dashboard');
  onTestFinished(() => visit.close());
  const { page } = visit;
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Notes', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  const found = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  await found(/^340 /);
  await search.pressSequentially('Benefit 30');
  await found(/^\d+ of 340$/);
  await page.goBack();
  await found(/^340 /);
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await search.pressSequentially('Benefit 31');
  await found(/^\d+ of 340$/);
  await page.goBack();
  await found(/^340 /);
  expect(new URL(page.url()).pathname).toBe('/notes');
  expect(await search.inputValue()).toBe('');
});
