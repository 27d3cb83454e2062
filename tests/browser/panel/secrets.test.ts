import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clubSite } from '../selection/clubSite';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { hasFocus, panelOf, rowOf } from './panelOf';

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

test('if the focused element is unmounted with its record, the panel takes the focus at once [X-PANEL-03]', async () => {
  const visit = await app.open('/members?record=3');
  onTestFinished(() => visit.close());
  const { panel, title, closed } = panelOf(visit);
  await panel.getByRole('switch', { name: 'Show secrets' }).focus();
  // In the same task: MUI's focus trap would only notice some 50 ms later.
  const focusAfterStep = await panel.evaluate((own) => {
    const step = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    document.activeElement?.dispatchEvent(step);
    return new Promise<boolean>((resolve) => {
      const seen = new MutationObserver(() => {
        if (own.querySelector('h1')?.textContent !== 'Member 4') return;
        seen.disconnect();
        resolve(document.activeElement === own);
      });
      seen.observe(own, { subtree: true, childList: true, characterData: true });
    });
  });
  expect(focusAfterStep).toBe(true);
  await expect.poll(() => title.textContent()).toBe('Member 4');
  expect(await hasFocus(panel)).toBe(true);
  await visit.page.keyboard.press('Escape');
  await closed();
  await expect.poll(() => hasFocus(rowOf(visit, 'Member 4'))).toBe(true);
});
