import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaAt } from './areas';
import { listScreens } from './listScreens';
import { button, chooseScreen, items, onlyAlert, onScreen, pathOf } from './steps';

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

  test.for(
    ['/loan-step', '/home-features', '/loan-image', '/talk-to-expart'].map((path) =>
      listScreens.find(({ list }) => list === path),
    ),
  )(
    'that failed to reload ($list) keeps its rows, says so, and reloads at Try again [R-APP-22] [R-APP-12]',
    async (found) => {
      const { label = '', call = '', perLoan } = found ?? {};
      await chooseScreen(visit, label);
      if (perLoan) await visit.field('Loan').selectOption('1');
      await items(visit).first().waitFor();
      const rows = await items(visit).count();
      await chooseScreen(visit, 'Disclaimer');
      await items(visit).first().waitFor();
      const undo = await visit.answer(call, { status: 500, body: {} });
      const logged = visit.consoleErrors.length;
      await chooseScreen(visit, label);
      expect(await onlyAlert(visit)).toContain('could not be reloaded');
      expect(await items(visit).count()).toBe(rows);
      expect(visit.consoleErrors.slice(logged)).toHaveLength(1);
      await undo();
      await button(visit, 'Try again').click();
      await visit.alert().waitFor({ state: 'detached' });
      expect(await items(visit).count()).toBe(rows);
    },
  );

  test("with an ID column shows the record's id, and keeps the order of the answer [R-APP-33]", async () => {
    const withId = listScreens.filter(({ list, perLoan }) => !perLoan && list !== '/home-features');
    for (const { label, call, key } of withId) {
      const undo = await visit.answer(call, {
        body: { [key]: [{ id: 41 }, { id: 7 }, { id: 'x-9' }], pagination: { totalPages: 1 } },
      });
      await chooseScreen(visit, label);
      const ids = () => visit.page.locator('main tbody tr td:first-child').allTextContents();
      await expect.poll(ids).toEqual(['41', '7', 'x-9']);
      await undo();
    }
  });

  test('of 2,000 unpaged items can be read and walked by keyboard at once, and its last item edited [R-APP-28]', async () => {
    const { keys, calls, label, edit } = areaAt('/mission');
    const many = Array.from({ length: 2000 }, (_, index) => ({ id: index + 1, description: `No. ${index + 1}.` }));
    const undos = [
      await visit.answer(calls.list, { body: { [keys.list]: many } }),
      await visit.answer(calls.one, { body: { [keys.one]: many.at(-1) } }),
    ];
    await chooseScreen(visit, label);
    const { page } = visit;
    const row = (number: number) => page.getByRole('row').filter({ hasText: `No. ${number}.` });
    await row(1).waitFor();
    await expect
      .poll(() =>
        visit.page
          .getByRole('status')
          .filter({ hasText: /^2,000 / })
          .count(),
      )
      .toBe(1);
    // Including the head; only those in view are rendered.
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('2001');
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    expect(await row(1).getAttribute('aria-rowindex')).toBe('2');
    const region = page.getByRole('main').getByRole('region');
    await region.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => region.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    const atTheEnd = async () => {
      await page.keyboard.press('End');
      return (await row(2000).count()) > 0 && row(2000).isVisible();
    };
    await expect.poll(atTheEnd).toBe(true);
    expect(await row(2000).getAttribute('aria-rowindex')).toBe('2001');
    await row(2000).getByRole('link', { name: 'Edit', exact: true }).press('Enter');
    await expect.poll(() => visit.field('Description').inputValue()).toBe('No. 2000.');
    expect(pathOf(visit)).toBe(edit.replace(/1$/, '2000'));
    await page.goBack();
    await expect.poll(async () => (await row(2000).count()) > 0 && row(2000).isVisible()).toBe(true);
    await Promise.all(undos.map((undo) => undo()));
  });

  test('has an icon beside each action of its rows, in Windows’ contrast themes too [R-APP-33]', async () => {
    await chooseScreen(visit, areaAt('/mission').label);
    const row = items(visit).first();
    const controls = [
      row.getByRole('link', { name: 'Edit', exact: true }),
      row.getByRole('button', { name: 'Delete' }),
    ];
    const iconOf = (control: Locator) =>
      control.evaluate((element) => {
        const { maskImage, width, backgroundColor } = getComputedStyle(element, '::before');
        return {
          isDrawn: maskImage.includes('svg'),
          width,
          isInk: backgroundColor === getComputedStyle(element).color,
        };
      });
    for (const forcedColors of ['none', 'active'] as const) {
      await visit.page.emulateMedia({ forcedColors });
      for (const control of controls)
        expect(await iconOf(control)).toEqual({ isDrawn: true, width: '16px', isInk: true });
    }
    await visit.page.emulateMedia({ forcedColors: null });
  });

  test('has links that a click follows in its page, and a click with Ctrl in another [R-APP-28]', async () => {
    const { label, edit } = areaAt('/mission');
    await chooseScreen(visit, label);
    const { page } = visit;
    const link = items(visit).first().getByRole('link', { name: 'Edit', exact: true });
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    expect(new URL(other.url()).pathname).toBe(edit);
    await other.close();
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await link.click();
    await expect.poll(() => visit.field('Description').inputValue()).not.toBe('');
    expect(pathOf(visit)).toBe(edit);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });

  test('of 200 items shows the count 200 and the last item when scrolled: nothing is paged [R-APP-28]', async () => {
    for (const { keys, calls, label } of [areaAt('/mission'), areaAt('/home-features')]) {
      const many = Array.from({ length: 200 }, (_, index) => ({
        id: index + 1,
        title: `No. ${index + 1}.`,
        description: `No. ${index + 1}.`,
      }));
      const undo = await visit.answer(calls.list, { body: { [keys.list]: many } });
      await chooseScreen(visit, label);
      await expect.poll(() => visit.page.getByRole('status').filter({ hasText: /^200 / }).count()).toBe(1);
      const last = visit.page.getByRole('main').getByText('No. 200.', { exact: true }).last();
      // Rows may be rendered only when scrolled to, so reaching the last may take several steps.
      await visit.page.getByRole('main').getByRole('region').focus();
      const atTheEnd = async () => {
        await visit.page.keyboard.press('End');
        return (await last.count()) > 0 && last.isVisible();
      };
      await expect.poll(atTheEnd).toBe(true);
      expect(await visit.page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
      await undo();
    }
  });
});
