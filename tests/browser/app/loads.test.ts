import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { someAreas } from './areas';
import { emptyTexts, listScreens } from './listScreens';
import { button, chooseScreen, items, onlyAlert, onScreen, openList, pathOf } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('a list', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await app.newPage();
    await onScreen(visit, 'Welcome');
  });

  test.for(cellsOf(listScreens, ({ perLoan, key }) => (perLoan ? 'by loan' : key)))(
    'that failed to load ($list) shows one error, no rows, no empty text, and Try again [R-APP-11] [R-APP-12] [R-APP-22]',
    async ({ list, label, noun, perLoan, call }) => {
      await visit.answer(call, { status: 500, body: { message: 'Out of order' }, times: 1 });
      const logged = visit.consoleErrors.length;
      visit.clearRequests();
      await chooseScreen(visit, label);
      if (perLoan && (await visit.field('Loan').inputValue()) === '') await visit.field('Loan').selectOption('1');
      const notice = await onlyAlert(visit);
      expect(notice).toContain(`The ${noun} could not be loaded.`);
      expect(notice).toContain('Out of order');
      expect(await items(visit).count()).toBe(0);
      expect(await visit.page.getByText(emptyTexts[list] ?? '', { exact: true }).count()).toBe(0);
      if (perLoan) expect(await visit.field('Loan').isEnabled()).toBe(true);
      const [failed, ...more] = visit.requests(call);
      expect(more).toEqual([]);
      expect(visit.consoleErrors.slice(logged)).toEqual([`Call failed: GET ${failed?.path}: 500`]);
      await button(visit, 'Try again').click();
      await items(visit).first().waitFor();
      expect(visit.requests(call)).toHaveLength(2);
      expect(await visit.alert().count()).toBe(0);
    },
  );

  test.for(someAreas)(
    '$edit from $list has only Try again until its read works [R-APP-36] [R-APP-11] [R-APP-12]',
    async (area) => {
      const answers = [
        { status: 500, body: {}, logged: 500 },
        { status: 404, body: { message: 'Nothing here' }, logged: 404 },
        { body: { success: false, [area.keys.one]: { description: 'not to be shown' } }, logged: 'declined' },
        { body: '<!doctype html><title>Proxy</title>', logged: 'not-api' },
      ];
      // The latest override wins, so the first response is overridden last.
      for (const answer of [...answers].reverse()) await visit.answer(area.calls.one, { ...answer, times: 1 });
      await openList(visit, area);
      const logged = visit.consoleErrors.length;
      await visit.page.locator(`main a[href="${area.edit}"]`).click();
      const submit = button(visit, `Update ${area.item}`);
      for (const [index, answer] of answers.entries()) {
        await expect.poll(() => visit.consoleErrors.slice(logged)).toHaveLength(index + 1);
        await expect.poll(() => button(visit, 'Try again').getAttribute('aria-busy')).toBe('false');
        expect(await onlyAlert(visit)).toContain(`The ${area.item.toLowerCase()} could not be loaded.`);
        expect(visit.consoleErrors.at(-1)).toBe(
          `Call failed: GET ${visit.requests(area.calls.one).at(-1)?.path}: ${answer.logged}`,
        );
        expect(await visit.page.locator('main :is(input, textarea, select, [contenteditable])').count()).toBe(0);
        expect(await submit.count()).toBe(0);
        await button(visit, 'Try again').click();
      }
      await submit.waitFor();
      expect(await visit.alert().count()).toBe(0);
      expect(pathOf(visit)).toBe(area.edit);
    },
  );
});
