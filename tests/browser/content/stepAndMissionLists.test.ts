import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { callsOf } from './callsOf';
import { expectCall } from './expectCall';
import { expectFailedLoad } from './expectFailedLoad';
import { openScreen } from './openScreen';
import { pathOf } from './pathOf';
import { areas } from './stepAndMission';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });

for (const { id, items, name, label, answers, calls, remove, add, question, empty, texts, rows, ids } of areas) {
  const listCall = `GET ${calls.list}`;
  const [, , third] = rows;
  const [thirdId = '', thirdText = ''] = third ?? [];

  const asked = (page: Page) => page.getByRole('alertdialog', { name: question, exact: true });
  const pressDelete = async (page: Page) => {
    await rowOf(page, thirdText).getByRole('button', { name: 'Delete', exact: true }).click();
    await asked(page).waitFor();
  };

  describe(`the list of ${items}`, () => {
    test(`shows ID, Image and ${label}, then Edit and Delete, read by one call [R-${id}-01] [R-${id}-04] [R-${id}-05] [R-${id}-20] [R-STEP-31]`, async () => {
      const visit = await openScreen(app, `/${name}`);
      const { page } = visit;
      await rowOf(page, thirdText).waitFor();
      expect(await page.getByRole('columnheader').allTextContents()).toEqual(['ID', 'Image', label, 'Actions']);
      const dataRows = await page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .all();
      const cells = await Promise.all(dataRows.map((row) => row.getByRole('cell').allTextContents()));
      expect(cells).toEqual(rows.map(([rowId, text]) => [rowId, '', text, 'EditDelete']));
      for (const [index, [, , file]] of rows.entries()) {
        const picture = dataRows[index]?.getByRole('cell').nth(1).getByRole('img');
        await expect
          .poll(() => picture?.evaluate((image: HTMLImageElement) => [image.src, image.naturalWidth > 0]))
          .toEqual([`${app.url}/ImgUploads/${file}`, true]);
      }
      await expectCall(visit, listCall);
    });

    test(`shows the ids, texts and pictures under '${answers.list}' of the answer [R-${id}-04] [R-${id}-20]`, async () => {
      const others = [{ id: 9, title: 'Other', description: 'Other', image: 'step-apply.svg' }];
      const body = {
        success: true,
        rows: others,
        [answers.list]: [{ ...others[0], id: 41, title: 'Own', description: 'Own' }],
      };
      const { page } = await openScreen(app, `/${name}`, { [listCall]: { body } });
      await rowOf(page, 'Own').waitFor();
      expect(await rowOf(page, 'Own').getByRole('cell').first().textContent()).toBe('41');
      expect(await page.getByText('Other').count()).toBe(0);
    });

    test(`opens the edit form of a row and, with '${add}', the add form [R-${id}-06] ${ids.add}`, async () => {
      const visit = await openScreen(app, `/${name}`);
      await rowOf(visit.page, thirdText).getByRole('link', { name: 'Edit', exact: true }).click();
      await expect.poll(() => visit.field(label).inputValue()).toBe(thirdText);
      expect(pathOf(visit)).toBe(`/edit-${name}/${thirdId}`);
      await visit.page.goBack();
      await visit.page.getByRole('link', { name: add, exact: true }).click();
      await expect.poll(() => visit.heading().textContent()).toBe(add);
      expect(pathOf(visit)).toBe(`/add-${name}`);
    });

    test(`shows '${empty}' when there are none ${ids.empty}`, async () => {
      const { page } = await openScreen(app, `/${name}`, { [listCall]: { body: { [answers.list]: [] } } });
      await page.getByText(empty, { exact: true }).waitFor();
      expect(await page.getByText(/^No .* found\.$/).allTextContents()).toEqual([empty]);
    });

    test(`that failed to load shows one error, and loads on Try again [R-${id}-25]`, () =>
      expectFailedLoad(app, {
        screen: `/${name}`,
        call: listCall,
        sentence: `The ${items} could not be loaded.`,
        absent: [empty, thirdText],
        loaded: ({ page }) => rowOf(page, thirdText).waitFor(),
      }));
  });

  describe(`deleting one of the ${items}`, () => {
    test(`asks: on Cancel nothing is sent; on Delete it is sent, reported, and the list reloaded [R-${id}-07] [R-${id}-08] [R-${id}-24] [R-STEP-32]`, async () => {
      const visit = await openScreen(app, `/${name}`);
      const { page } = visit;
      await pressDelete(page);
      await asked(page).getByRole('button', { name: 'Cancel', exact: true }).click();
      await asked(page).waitFor({ state: 'detached' });
      expect(callsOf(visit)).toEqual([`GET /api${calls.list}`]);

      visit.clearRequests();
      await pressDelete(page);
      await asked(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('status').getByText(texts.deleted, { exact: true }).waitFor();
      await rowOf(page, thirdText).waitFor({ state: 'detached' });
      await expect.poll(() => callsOf(visit)).toEqual([`DELETE /api${remove}/${thirdId}`, `GET /api${calls.list}`]);
      await expectCall(visit, `DELETE ${remove}/${thirdId}`);
    });

    test(`that fails shows 'Failed to delete' once, and the row stays ${ids.deleteFails}`, async () => {
      const visit = await openScreen(app, `/${name}`, {
        [`DELETE ${remove}/:id`]: { status: 500, body: { message: 'No' } },
      });
      const { page } = visit;
      await pressDelete(page);
      await asked(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await expect.poll(() => visit.alert().allTextContents()).toEqual(['Failed to delete']);
      await asked(page).waitFor({ state: 'detached' });
      expect(await rowOf(page, thirdText).isVisible()).toBe(true);
      expect(await page.getByText(texts.deleted).count()).toBe(0);
      expect(callsOf(visit)).toEqual([`GET /api${calls.list}`, `DELETE /api${remove}/${thirdId}`]);
      expect(visit.ours).toEqual([`Call failed: DELETE /api${remove}/${thirdId}: 500`]);
    });
  });
}
