import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf, someAreas } from './areas';
import { type AreaScreen, openArea } from './openArea';
import { rowOf } from './rowOf';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('no call is made with an empty path parameter', () => {
  test.each(someAreas)(
    'at /$route: neither for an empty loan in the address nor for an item without an id',
    async (area) => {
      const screen = await openArea(app, area, null);
      const onlyLoans = () => screen.visit.requests().filter(({ path }) => path !== '/api/loan/allLoans');
      await screen.open(`/${area.route}?loan_id=`);
      await screen.addLink.waitFor();
      expect(onlyLoans()).toEqual([]);

      await screen.open(`/edit-${area.route}/`);
      await screen.visit.heading().waitFor();
      expect(await screen.submit.count()).toBe(0);
      expect(onlyLoans()).toEqual([]);

      await screen.bend('list', { body: { [area.keys.list]: [rowOf(area, { text: 'Nameless' })] } }, 2);
      await screen.open(`/${area.route}?loan_id=2`);
      await screen.page.getByText(area.shown('Nameless'), { exact: true }).waitFor();
      const main = screen.page.getByRole('main');
      expect(await main.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
      expect(await main.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
    },
  );

  test('an id with any characters is one segment of the path, in the screen address and in the call [R-BENEFITS-03, R-BENEFITS-07, R-BENEFITS-14]', async () => {
    const area = areaOf('BENEFITS');
    const id = 'a/b?c%d';
    const screen = await openArea(app, area, null);
    await screen.bend('list', { body: { benefits: [rowOf(area, { id, text: 'Odd' })] } }, 2);
    await screen.visit.answer('GET /loan/getSingleLoanBenefits/*', {
      body: { benefits: rowOf(area, { text: 'Odd' }) },
    });
    await screen.visit.answer('PUT /loan/editLoanBenefits/*', { body: {} });
    await screen.open('/loan-benefits?loan_id=2');
    await screen.item('Odd').getByRole('link', { name: 'Edit', exact: true }).click();
    await screen.text.waitFor();
    expect(screen.path()).toBe(`/edit-loan-benefits/${encodeURIComponent(id)}`);
    await screen.submit.click();
    await expect.poll(() => screen.path()).toBe('/loan-benefits');
    const calls = screen.visit.requests('* /loan/*LoanBenefits/*').map(({ method, path }) => `${method} ${path}`);
    const one = `GET /api/loan/getSingleLoanBenefits/${encodeURIComponent(id)}`;
    // Once for the form, and once more before the save.
    expect(calls).toEqual([one, one, `PUT /api/loan/editLoanBenefits/${encodeURIComponent(id)}`]);
  });
});

describe('after going back from an item', () => {
  const waysBack: [string, (screen: AreaScreen) => Promise<unknown>][] = [
    ['Back', ({ page }) => page.goBack()],
    ['Cancel', ({ page }) => page.getByRole('button', { name: 'Cancel', exact: true }).click()],
    ['a save', ({ submit }) => submit.click()],
  ];
  const windows = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } };
  const lists = [
    { prefix: 'BENEFITS', on: 'desk' },
    { prefix: 'LOANIMAGE', on: 'phone' },
    { prefix: 'BENEFITS', on: 'phone' },
    { prefix: 'LOANIMAGE', on: 'desk' },
  ] as const;
  test.each(cellsOf<(typeof lists)[number]>(lists, ({ on }) => on))(
    'the list has the same loan and scroll position: $prefix on a $on [R-LOANS-07]',
    async ({ prefix, on }) => {
      const area = areaOf(prefix);
      const texts = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}.`);
      const rows = texts.map((text, index) => rowOf(area, { id: index + 1, text }));
      const screen = await openArea(app, area, null, { viewport: windows[on] });
      await screen.bend('list', { body: { [area.keys.list]: rows } }, 2);
      await screen.bend('one', { body: { [area.keys.one]: rowOf(area, { text: 'Line 48.' }) } }, 48);
      await screen.bend('edit', { body: {} }, 48);
      await screen.open(`/${area.route}?loan_id=2`);
      const edit = screen.page.locator('a[href$="/48"]');
      const top = () => edit.evaluate((each) => Math.round(each.getBoundingClientRect().y));
      await edit.scrollIntoViewIfNeeded();
      const before = await top();
      for (const [way, back] of waysBack) {
        await edit.click();
        await screen.text.waitFor();
        expect(await screen.page.evaluate(() => scrollY), `the form before ${way}`).toBe(0);
        await back(screen);
        await edit.waitFor();
        await expect.poll(top, { message: way }).toBe(before);
        expect(screen.path('whole')).toBe(`/${area.route}?loan_id=2`);
      }
    },
  );
});
