import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chooseExport, savedFile } from '../export/exported';
import { later } from '../harness/later';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { servedSite } from './servedSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/served/resources', servedSite());
}, 180_000);
afterAll(() => app.close());

test('an export that waits for titles is shown, and can be stopped and continued [X-EXPORT-14]', async () => {
  const visit = await app.open(null);
  onTestFinished(() => visit.close());
  const titles = later();
  await visit.page.route('**/api/people*', (route) => titles.promise.then(() => route.continue()));
  await visit.goto('/notes');
  await visit.page.getByRole('cell', { name: 'Benefit 340', exact: true }).waitFor();
  await chooseExport(visit.page, 'CSV: All records');
  const dialog = visit.page.getByRole('dialog', { name: 'Export: Notes' });
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await dialog.getByText('The export was stopped.').waitFor();
  titles.resolve();
  const { lines } = await savedFile(visit.page, () => dialog.getByRole('button', { name: 'Continue' }).click());
  expect(lines).toHaveLength(341);
  expect(lines[1]?.at(-1)).toBe('Person 1');
});
