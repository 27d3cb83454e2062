import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clubSite } from '../selection/clubSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { panelOf } from './panelOf';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/selection/resources', clubSite());
}, 300_000);
afterAll(() => app.close());

test('a list that failed says so in the panel, too, and not that the record was deleted [X-PANEL-10]', async () => {
  const visit = await app.open(null);
  onTestFinished(() => visit.close());
  const restore = await visit.answer('GET /members', { status: 500, body: { message: 'out of order' } });
  await visit.goto('/members?record=5');
  const { panel, title, button } = panelOf(visit);
  await panel.getByRole('alert').filter({ hasText: 'The site answered: out of order' }).waitFor();
  expect(await panel.textContent()).not.toContain('deleted');
  await restore();
  await button('Try again').click();
  await expect.poll(() => title.textContent()).toBe('Member 5');
});
