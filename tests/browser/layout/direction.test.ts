import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { arabic, hebrew, longSite } from './longSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/layout/resources', longSite());
}, 180_000);
afterAll(() => app.close());

async function open(path: string, width = 1280): Promise<Visit> {
  const visit = await app.open(path, { viewport: { width, height: 900 } });
  onTestFinished(() => visit.close());
  return visit;
}

/** Whether a text begins at the right of its cell, card or field. */
const isAtTheRight = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = element.closest('td, h2, [dir]') ?? element;
    const room = box.getBoundingClientRect();
    const { right, left } = range.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(box).paddingRight);
    return box.matches(':dir(rtl)') && room.right - padding - right < 3 && left - room.left >= 0;
  });

test.each(['/people', '/prices', '/tallies', '/notes', '/cards'])(
  'on %s texts in Arabic and Hebrew are laid out from the right, all others from the left [X-LAYOUT-04]',
  async (path) => {
    const { page } = await open(path, 412);
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of [arabic, hebrew]) {
        const found = page.getByRole('main').getByText(text, { exact: true });
        await found.first().waitFor();
        expect(await Promise.all((await found.all()).map(isAtTheRight))).not.toContain(false);
      }
      const short = page.getByRole('main').getByText('Short', { exact: true }).first();
      expect(await short.evaluate((element) => element.matches(':dir(ltr)'))).toBe(true);
    }
  },
);

fullTest('captions of a grid keep a name in Hebrew apart from its label [X-LAYOUT-04]', async () => {
  const { page } = await open('/pictures');
  const name = page.getByRole('main').getByText(hebrew, { exact: true }).first();
  await name.waitFor();
  expect(await name.evaluate((element) => element.matches('bdi:dir(rtl)'))).toBe(true);
});

test.each([
  ['/edit-people/4', ['Name', 'Email', 'Phone', 'Code', 'Notes', 'Body']],
  ['/edit-cards/5', ['Name', 'Notes']],
] as const)(
  'on %s each field is laid out by what is in it, also by what is typed [X-LAYOUT-04]',
  async (path, fields) => {
    const { page } = await open(path);
    for (const label of fields) {
      const field = page.getByRole('main').getByRole('textbox', { name: label });
      await field.waitFor();
      expect([label, await field.evaluate((element) => element.matches(':dir(rtl)'))]).toEqual([label, true]);
    }
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
    await name.fill('Latin');
    expect(await name.evaluate((element) => element.matches(':dir(ltr)'))).toBe(true);
    await name.fill(arabic);
    expect(await name.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
  },
);

test('a question before a deletion and the choices of a dropdown are laid out by their text [X-LAYOUT-04]', async () => {
  const { page } = await open('/notes');
  await page.getByRole('row').filter({ hasText: hebrew }).getByRole('button', { name: 'Delete' }).click();
  const quote = page.getByRole('alertdialog').getByText(hebrew, { exact: true });
  expect(await quote.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
  const visit = await open('/edit-people/1');
  const choice = visit.page.getByRole('option', { name: arabic });
  await choice.waitFor({ state: 'attached' });
  expect(await choice.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
});
