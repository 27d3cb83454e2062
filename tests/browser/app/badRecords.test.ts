import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitAnswer } from '../harness/Visit';
import { areaAt } from './areas';
import { expectOrder } from './expectOrder';
import { notLists } from './notLists';
import { button, onlyAlert, pathOf } from './steps';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
  visit = await app.newPage({ path: '/loan-benefits?loan_id=1' });
  await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
});
// Any uncaught page error fails these tests.
afterAll(() => app.close());

describe('a form', () => {
  const { edit, calls, label } = areaAt('/loan-image');

  test.for([
    ...notLists.filter((_, index) => index % 2 === 0),
    ['a record that is a text', { body: { image: 'x' } }],
    ['a record with none of the form’s fields', { body: { image: { also: 'this' } } }],
    ['a list of two', { body: { image: [{ position: 'a' }, { position: 'b' }] } }],
  ] as [string, VisitAnswer][])('answered with %s is not shown, but Try again is', async ([, answer]) => {
    const undo = await visit.answer(calls.one, answer);
    await visit.goto(edit);
    expect(await onlyAlert(visit)).toContain('The image could not be loaded.');
    expect(await visit.page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(await button(visit, 'Update Image').count()).toBe(0);
    await undo();
    await button(visit, 'Try again').click();
    await button(visit, 'Update Image').waitFor();
    expect(pathOf(visit)).toBe(edit);
  });

  test.for([
    ['null', null, ''],
    ['a number', 5, '5'],
    ['an id as text', '1', '1'],
  ] as const)('whose fields are %s opens normally', async ([, value, shown]) => {
    const undo = await visit.answer(calls.one, {
      body: { image: { loan_id: value, position: value, image: value, also: 'this' } },
    });
    await visit.goto(edit);
    await expect.poll(() => visit.field('Position').inputValue()).toBe(shown);
    await expect.poll(() => visit.field('Loan').inputValue()).toBe(shown);
    expect(await visit.alert().count()).toBe(0);
    await expectOrder(visit, (await visit.heading().textContent()) ?? label);
    await undo();
  });
});

describe('a dropdown', () => {
  test.for(notLists.filter((_, index) => index % 3 === 0))(
    'answered with %s shows an error with Try again and logs it once; the form stays usable [R-APP-11] [R-APP-12]',
    async ([, answer]) => {
      const undo = await visit.answer('GET /loan/allLoans', answer);
      const logged = visit.consoleErrors.length;
      await visit.goto('/edit-loan-benefits/1');
      expect(await onlyAlert(visit)).toContain('The loans could not be loaded.');
      expect(visit.consoleErrors.slice(logged)).toEqual([
        expect.stringMatching(/^Call failed: GET \/api\/loan\/allLoans: [\w-]+$/),
      ]);
      await visit.field('Benefit Description').fill('Usable');
      // The record’s loan stays selected, shown by its number.
      expect(await visit.field('Loan').inputValue()).toBe('1');
      await undo();
      await button(visit, 'Try again').click();
      await visit.page.getByRole('option', { name: 'Home Loan' }).waitFor({ state: 'attached' });
      expect(await visit.alert().count()).toBe(0);
      expect(await visit.field('Benefit Description').inputValue()).toBe('Usable');
    },
  );

  test('accepts empty loans, ids as text and entries that are no loans', async () => {
    const loans = [
      { id: '1', name: 'One' },
      { id: 2 },
      { id: 3, name: null },
      { name: 'No id' },
      null,
      'x',
      { id: 4, name: { deep: 1 } },
    ];
    const undo = await visit.answer('GET /loan/allLoans', { body: { loan: loans } });
    await visit.goto('/loan-benefits?loan_id=1');
    const options = visit.field('Loan').getByRole('option');
    await expect.poll(() => options.count()).toBe(5);
    expect((await options.allTextContents()).slice(0, 4)).toEqual(['-- Select Loan --', 'One', '2', '3']);
    expect(await visit.field('Loan').inputValue()).toBe('1');
    await expectOrder(visit, 'Loan Benefits');
    await undo();
  });
});
