import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitAnswer } from '../harness/Visit';
import { type Area, areaAt, areas, sortWithWords } from './areas';
import { button, dismissAll, items, onlyAlert, onScreen, openList } from './steps';
import { successes } from './successes';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage();
  await onScreen(visit, 'Welcome');
});
afterAll(() => app.close());
beforeEach(() => dismissAll(visit));

describe('a deletion', () => {
  async function askToDelete(area: Area) {
    await openList(visit, area);
    const edit = visit.page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).last();
    const address = (await edit.getAttribute('href')) ?? '';
    visit.clearRequests();
    await button(visit, 'Delete').last().click();
    const question = visit.page.getByRole('alertdialog', { name: area.says.asksRemoval ?? '' });
    return {
      question,
      ok: question.getByRole('button', { name: 'Delete', exact: true }),
      row: visit.page.locator(`main a[href="${address}"]`),
    };
  }

  const asking = cellsOf(
    areas.filter(({ says }) => says.asksRemoval),
    sortWithWords,
  );

  test.for(asking)(
    'in $list asks with the given text, is sent once on two clicks, and updates the list [R-APP-19] [R-APP-30] [R-APP-35]',
    async (area) => {
      const { question, ok, row } = await askToDelete(area);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      expect(visit.requests()).toEqual([]);
      await button(visit, 'Delete').last().click();
      await ok.dblclick();
      await row.waitFor({ state: 'detached' });
      await expect.poll(() => visit.requests(area.calls.list).length).toBe(area.list === '/home-features' ? 0 : 1);
      expect(visit.requests(area.calls.remove ?? '')).toHaveLength(1);
      expect(await visit.alert().count()).toBe(0);
      const said = visit.page.getByRole('status').filter({ hasText: area.says.removed ?? /deleted/ });
      expect(await said.count()).toBe(area.says.removed ? 1 : 0);
    },
  );

  test('without a question reloads the list too, once the time for Undo is over [R-APP-30] [R-APP-19]', async () => {
    const own = await app.newPage({ path: null });
    await own.page.clock.install();
    await own.goto('/loan-form-effortless?loan_id=1');
    await button(own, 'Delete').last().click();
    await button(own, 'Undo').waitFor();
    expect(await own.page.getByRole('alertdialog').count()).toBe(0);
    own.clearRequests();
    await own.page.clock.fastForward(6000);
    await expect.poll(() => own.requests().map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });

  fullTest.for(successes)('answered with %s has succeeded [R-APP-20]', async ([, answer]) => {
    const area = areaAt('/loan-benefits');
    const undo = await visit.answer(area.calls.remove ?? '', answer);
    // The list is read again and the site still has the row: only the responses of the call count.
    const { ok } = await askToDelete(area);
    await ok.click();
    await expect.poll(() => visit.requests(area.calls.list)).toHaveLength(1);
    expect(await visit.alert().count()).toBe(0);
    await undo();
  });

  /**
   * Deletes the last row with this response, and expects one notification, one log entry and the row still in place.
   */
  async function failToDelete(area: Area, answer: VisitAnswer, logged: string | number, words: string): Promise<void> {
    const before = visit.consoleErrors.length;
    const undo = await visit.answer(area.calls.remove ?? '', answer);
    const { ok, row } = await askToDelete(area);
    await ok.click();
    const notice = await onlyAlert(visit);
    if (area.says.notRemoved && logged !== 'cut-off') expect(notice).toBe(area.says.notRemoved);
    else expect(notice).toContain(words);
    expect(notice).toContain(area.says.notRemoved ?? `The ${area.item.toLowerCase()} could not be deleted.`);
    expect(visit.consoleErrors.slice(before)).toEqual([
      expect.stringMatching(new RegExp(`^Call failed: DELETE /api/loan/\\w+/\\d+: ${logged}$`)),
    ]);
    expect(await row.isVisible()).toBe(true);
    // If it is unknown whether the row still exists, the list decides.
    await expect.poll(() => visit.requests(area.calls.list)).toHaveLength(logged === 'cut-off' ? 1 : 0);
    await undo();
    await button(visit, 'Dismiss').click();
  }

  const inUse = (status: number): [VisitAnswer, number, string] => [
    { status, body: { message: 'In use' } },
    status,
    'The site answered: In use',
  ];

  test.for(asking)(
    'in $list that failed shows one notification and one log entry, and the row stays [R-APP-11] [R-APP-12]',
    (area) => failToDelete(area, ...inUse(500)),
  );

  test.for([
    ...[400, 404, 409, 422].map(inUse),
    [{ abort: true }, 'unreachable', 'The site did not answer.'],
    [{ body: { success: false } }, 'declined', 'The site reported that it did not succeed.'],
    [{ body: '<p>Hello' }, 'not-api', 'The site answered with a web page instead of data'],
    [{ cutOff: true, body: { success: true } }, 'cut-off', 'It may have been deleted.'],
  ] as [VisitAnswer, string | number, string][])(
    'has the same outcome for every kind of failure: %j [R-APP-20] [R-APP-32]',
    async ([answer, logged, words]) => {
      for (const list of ['/loan-benefits', '/loan-step']) await failToDelete(areaAt(list), answer, logged, words);
    },
  );

  fullTest(
    'without a question that failed restores the row, with one notification and one log entry [R-APP-11] [R-APP-12]',
    async () => {
      const own = await app.newPage({ path: null });
      await own.page.clock.install();
      await own.answer('DELETE /loan/deleteLoanEffortlessForm/:id', { status: 500, body: {} });
      await own.goto('/loan-form-effortless?loan_id=2');
      await items(own).first().waitFor();
      const rows = await items(own).count();
      await button(own, 'Delete').first().click();
      await expect.poll(() => items(own).count()).toBe(rows - 1);
      await own.page.clock.fastForward(6000);
      expect(await onlyAlert(own)).toContain('The description could not be deleted.');
      expect(await items(own).count()).toBe(rows);
      expect(own.consoleErrors).toEqual([
        expect.stringMatching(/^Call failed: DELETE \/api\/loan\/deleteLoanEffortlessForm\/\d+: 500$/),
      ]);
    },
  );
});
