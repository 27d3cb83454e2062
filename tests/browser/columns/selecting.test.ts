import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clubSite } from '../selection/clubSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { openChooser } from './chooser';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', clubSite());
}, 300_000);
afterAll(() => app.close());

test('while rows are selected, the column whose edge is dragged gets wider, no other [X-COLUMNS-03]', async () => {
  const visit = await app.open('/members');
  onTestFinished(() => visit.close());
  const { page } = visit;
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('group', { name: 'Selection' }).waitFor();
  const head = page.locator('thead th', { hasText: /^Name/ });
  await page.locator('thead th', { hasText: /^Select/ }).waitFor();
  const { x, y, width, height } = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [edge, middle] = [x + width - 2, y + height / 2];
  await expect
    .poll(async () => {
      await page.mouse.move(edge - 1, middle);
      await page.mouse.move(edge, middle);
      return head.evaluate((th) => getComputedStyle(th).cursor);
    })
    .toBe('col-resize');
  await page.mouse.down();
  await page.mouse.move(edge + 50, middle, { steps: 4 });
  await page.mouse.up();
  const chooser = await openChooser(visit);
  const sizeOf = (name: string) => chooser.getByLabel(`Width of ${name}, in pixels`);
  expect(Math.abs(Number(await sizeOf('Name').inputValue()) - width - 50)).toBeLessThanOrEqual(1);
  expect(await sizeOf('State').inputValue()).toBe('');
  // The arrow keys begin with the width that its own head has.
  const state = await page
    .locator('thead th', { hasText: /^State/ })
    .evaluate((th) => th.getBoundingClientRect().width);
  await sizeOf('State').press('ArrowUp');
  expect(Math.abs(Number(await sizeOf('State').inputValue()) - state - 10)).toBeLessThanOrEqual(5);
});
