import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaAt, areas, someAreas } from './areas';
import { someLinks } from './screens';
import { button, chooseScreen, listItems, onScreen, openForm, openList, pathOf, told } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

function hasFocus(visit: Visit): Promise<boolean> {
  return visit.heading().evaluate((heading) => heading === document.activeElement);
}

describe('a message', () => {
  test('of success appears once in an existing live region, survives navigation, and disappears [R-APP-19] [R-APP-34] [R-APP-38]', async () => {
    const visit = await app.newPage({ path: null });
    await visit.page.clock.install();
    await visit.goto('/edit-loan-step/1');
    const regions = visit.page.getByRole('status');
    await button(visit, 'Update Step').waitFor();
    const before = await regions.count();
    expect(before).toBeGreaterThan(0);
    await button(visit, 'Update Step').click();
    await onScreen(visit, 'Loan Step');
    await expect.poll(() => told(visit)).toEqual(['Step updated successfully!']);
    expect(await visit.page.getByText('Step updated successfully!').count()).toBe(1);
    expect(await hasFocus(visit)).toBe(true);
    await chooseScreen(visit, 'Mission');
    expect(await told(visit)).toEqual(['Step updated successfully!']);
    await visit.page.clock.fastForward(20_000);
    await expect.poll(() => told(visit)).toEqual([]);
  });

  test('of a failed deletion is an alert that stays until it is closed, on every screen [R-APP-19] [R-APP-11]', async () => {
    const visit = await app.newPage({ path: null });
    await visit.page.clock.install();
    await visit.answer('DELETE /loan/deleteLoanStep/:id', { status: 500, body: {} });
    await visit.goto('/loan-step');
    await button(visit, 'Delete').first().click();
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await visit.alert().waitFor();
    expect(await visit.alert().textContent()).toBe('Failed to delete');
    await chooseScreen(visit, 'Mission');
    await visit.page.clock.fastForward(60_000);
    expect(await visit.alert().count()).toBe(1);
    await button(visit, 'Dismiss').click();
    await visit.alert().waitFor({ state: 'detached' });
  });
});

describe('after a save', () => {
  test('of a form opened by its address, the list is shown, since there is no previous page [R-APP-27]', async () => {
    for (const list of ['/loan-benefits', '/loan-effortless', '/loan-form-effortless']) {
      const area = areaAt(list);
      const visit = await app.newPage({ path: area.edit });
      await button(visit, `Update ${area.item}`).click();
      await onScreen(visit, area.label);
      expect(pathOf(visit)).toBe(list);
      await visit.close();
    }
  });

  test('of a form reached from another page, that page is shown again [R-APP-27]', async () => {
    const visit = await app.newPage();
    await openList(visit, areaAt('/loan-benefits'));
    const here = visit.page.url();
    await openForm(visit, areaAt('/loan-benefits'), 'edit');
    await button(visit, 'Update Benefit').click();
    await onScreen(visit, 'Loan Benefits');
    expect(visit.page.url()).toBe(here);
    await visit.page.goForward();
    await button(visit, 'Update Benefit').waitFor();
  });
});

describe('on every kind of screen', () => {
  /** Links without an address and controls without a name on the current page. */
  function faults(visit: Visit): Promise<string[]> {
    return visit.page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('a, button, [role="button"]')].filter((element) =>
        element.checkVisibility(),
      );
      return shown.flatMap((element) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const href = element.getAttribute('href') ?? '';
        // Only the skip link jumps within the page.
        const leads = /^(\/[a-z]|https?:\/\/)/i.test(href) || href === '#page';
        return [
          ...(name === '' ? [`no name: ${element.outerHTML.slice(0, 120)}`] : []),
          ...(element.tagName === 'A' && !leads && !element.closest('[contenteditable]')
            ? [`leads nowhere: ${element.outerHTML.slice(0, 120)}`]
            : []),
        ];
      });
    });
  }

  test('every link has an address, and every button has a name [R-SESS-07] [R-SIDE-06]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    const found: Record<string, string[]> = {};
    const look = async () => {
      const wrong = await faults(visit);
      if (wrong.length > 0) found[pathOf(visit)] = wrong;
    };
    for (const [path, label] of someLinks) {
      await chooseScreen(visit, label);
      if (areas.some(({ list, perLoan }) => list === path && perLoan)) await visit.field('Loan').selectOption('1');
      if (path !== '/dashboard') await listItems(visit).first().waitFor();
      await look();
    }
    for (const area of someAreas) {
      for (const mode of area.add ? (['add', 'edit'] as const) : (['edit'] as const)) {
        await openForm(visit, area, mode);
        await look();
      }
    }
    expect(found).toEqual({});
  });
});

test('no call is made with an empty path parameter, and the address of a form without an id sends none [R-APP-16]', async () => {
  const visit = await app.newPage({ path: '/edit-loan-benefits/' });
  await onScreen(visit, 'Not found');
  await visit.goto('/edit-loan-benefits');
  await onScreen(visit, 'Not found');
  expect(visit.requests()).toEqual([]);
  await visit.goto('/edit-loan-benefits/a%2Fb');
  await visit.alert().waitFor();
  const sent = visit.requests('GET /loan/getSingleLoanBenefits/*');
  expect(sent).toHaveLength(1);
  for (const { path } of visit.requests()) expect(path).not.toMatch(/:|undefined|null|\/$/);
});
