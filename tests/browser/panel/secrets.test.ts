import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clubSite } from '../selection/clubSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { panelOf, rowOf } from './panelOf';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', clubSite());
}, 300_000);
afterAll(() => app.close());

test('secrets that only the panel shows are masked again after five minutes, also once it is closed [X-PANEL-05]', async () => {
  const visit = await app.open(null);
  onTestFinished(() => visit.close());
  await visit.page.clock.install();
  await visit.goto('/members?record=3');
  const { panel, title, shown, closed } = panelOf(visit);
  await panel.getByRole('switch', { name: 'Show secrets' }).click();
  await expect.poll(() => shown('Code').textContent()).toBe('C-3');
  await visit.page.clock.fastForward('04:00');
  await visit.page.keyboard.press('ArrowRight');
  await expect.poll(() => title.textContent()).toBe('Member 4');
  expect(await shown('Code').textContent()).toBe('C-4');
  await visit.page.keyboard.press('Escape');
  await closed();
  await visit.page.clock.fastForward('01:01');
  await rowOf(visit, 'Member 5').press('Enter');
  await shown('Code').getByRole('img', { name: 'Hidden' }).waitFor();
  expect(await panel.innerHTML()).not.toContain('C-5');
});
