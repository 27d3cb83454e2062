import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitAnswer } from '../harness/Visit';
import { callsOf } from './callsOf';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { legalTexts } from './legalTexts';
import { openScreen } from './openScreen';
import { pathOf } from './pathOf';
import { press } from './press';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const stored = '<p>Rates are <b>indicative</b>, see <a href="https://example.com/terms">our terms</a>.</p>';
const plain = 'Rates are indicative, see our terms.';
const editor = ({ page }: Visit): Locator =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: 'Description', exact: true })
    .and(page.locator('[contenteditable="true"]'));

async function typeAtStart(visit: Visit, text: string): Promise<void> {
  await editor(visit).press('Control+Home');
  await visit.page.keyboard.type(text);
  await expect.poll(() => editor(visit).textContent()).toMatch(new RegExp(`^${text}`));
}

/** All cases for the first text; for the others one case shows that they report a failure too. */
const [first] = legalTexts;
const failedReads: readonly (readonly [how: string, answer: VisitAnswer, logged: string])[] = [
  ['its read failed', { status: 500 }, '500'],
  ['its read reports no success', { body: { success: false, data: { description: stored } } }, 'declined'],
];

for (const { id, name, item, calls, submit, done, failed, ids } of legalTexts) {
  const single = `GET ${calls.one}/1`;
  const answered = { [single]: { body: { data: { id: 1, description: stored } } } };

  describe(`the form that edits the ${item}`, () => {
    test(`opens with the stored text, bold and links as formatting, read by one call, and has no Delete [R-${id}-02] [R-${id}-06] [R-${id}-08] [R-${id}-10]`, async () => {
      const visit = await openScreen(app, `/edit-${name}/1`, answered);
      await expect.poll(() => editor(visit).textContent()).toBe(plain);
      expect(await editor(visit).locator('b, strong').allTextContents()).toEqual(['indicative']);
      expect(await editor(visit).locator('a[href="https://example.com/terms"]').allTextContents()).toEqual([
        'our terms',
      ]);
      expect(
        await visit.page
          .getByRole('main')
          .getByRole('button', { name: /delete/i })
          .count(),
      ).toBe(0);
      await expectCall(visit, single);
      expect(callsOf(visit)).toEqual([`GET /api${calls.one}/1`]);
    });

    test(`sends the text as HTML, shows '${done}', and shows the reloaded list [R-${id}-09] ${ids.done} ${ids.jump}`, async () => {
      const visit = await openScreen(app, `/${name}`, answered);
      await visit.page.getByRole('link', { name: 'Edit', exact: true }).click();
      await typeAtStart(visit, 'Changed: ');
      visit.clearRequests();
      await press(visit, submit);
      await visit.page.getByRole('cell', { name: `Changed: ${plain}`, exact: true }).waitFor();
      await visit.page.getByRole('status').getByText(done, { exact: true }).waitFor();
      expect(pathOf(visit)).toBe(`/${name}`);
      const html =
        /^<p>Changed: Rates are <(b|strong)>indicative<\/\1>, see <a [^>]*href="https:\/\/example\.com\/terms"[^>]*>our terms<\/a>\.<\/p>$/;
      await expectCall(visit, `PUT ${calls.edit}/1`, {
        encoding: 'json',
        body: { description: expect.stringMatching(html) },
      });
      expect(callsOf(visit)).toEqual([`GET /api${calls.one}/1`, `PUT /api${calls.edit}/1`, `GET /api${calls.list}`]);
    });

    test(`shows '${failed}' if saving failed, and keeps the edited text ${ids.fails}`, async () => {
      const visit = await openScreen(app, `/edit-${name}/1`, {
        ...answered,
        [`PUT ${calls.edit}/:id`]: { status: 500, body: { message: 'No' } },
      });
      await typeAtStart(visit, 'Kept: ');
      await press(visit, submit);
      await expect.poll(() => visit.alert().allTextContents()).toEqual([failed]);
      expect(await editor(visit).textContent()).toBe(`Kept: ${plain}`);
      expect(pathOf(visit)).toBe(`/edit-${name}/1`);
      expect(visit.ours).toEqual([`Call failed: PUT /api${calls.edit}/1: 500`]);
    });

    test.each(cellsOf(failedReads, ([how]) => (id === first?.id ? how : 'any')))(
      `is not shown while %s ${ids.load}`,
      async (_, answer, logged) =>
        expectFailedLoad(app, {
          screen: `/edit-${name}/1`,
          call: single,
          answer,
          logged,
          sentence: `The ${item} could not be loaded.`,
          absent: ['Rates are'],
          loaded: (visit) => editor(visit).waitFor(),
        }),
    );
  });
}

test.each([
  ['{ data: {…} }', { data: { description: stored } }],
  ['{ data: [{…}] }', { data: [{ description: stored }] }],
  ['{ disclaimer: {…} }', { disclaimer: { description: stored } }],
  ['{ success: true, disclaimer: {…} }', { success: true, disclaimer: { description: stored } }],
  ['the bare record', { id: 1, description: stored, createdAt: '2025-02-05T09:05:00.000Z' }],
])('a single answer in the form of %s fills the editor [R-EDITOR-17]', async (_, body) => {
  const visit = await openScreen(app, '/edit-disclaimer/1', { [`GET ${first?.calls.one}/1`]: { body } });
  await expect.poll(() => editor(visit).textContent()).toBe(plain);
});
