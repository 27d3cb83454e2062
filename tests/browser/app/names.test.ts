import axe from 'axe-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areaAt } from './areas';
import { button, chooseScreen, onScreen, openForm } from './steps';

let app: OpenedConsole;
let visit: Visit;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const rules = [
  ...[
    'button-name',
    'link-name',
    'input-button-name',
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
  ],
  ...['aria-toggle-field-name', 'select-name', 'label', 'image-alt', 'role-img-alt', 'svg-img-alt', 'frame-title'],
];

/** Controls without a name on the current page; fails if there are no controls at all. */
async function nameless(): Promise<string[]> {
  const { looked, found } = await visit.page.evaluate(async (values) => {
    const axed = (window as unknown as { axe: typeof axe }).axe;
    const { violations, passes } = await axed.run(document, { runOnly: { type: 'rule', values } });
    return {
      looked: passes.flatMap(({ nodes }) => nodes).length,
      found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 100)}`)),
    };
  }, rules);
  expect(looked).toBeGreaterThan(0);
  return found;
}

const question = () => visit.page.getByRole('alertdialog').or(visit.page.getByRole('dialog'));

async function begin(path: string, heading: string): Promise<void> {
  visit = await app.newPage({ path });
  await onScreen(visit, heading);
  await visit.page.evaluate(axe.source);
}

test('every button, link and field has a name, also in menus, questions, the failures panel and messages', async () => {
  await begin('/dashboard', 'Welcome');
  for (const [menu, entry] of [
    ['Theme', 'Dark'],
    ['Account', 'Compact rows'],
  ] as const) {
    await button(visit, menu).click();
    await visit.page.getByRole('menuitemradio', { name: entry }).waitFor();
    expect(await nameless(), `the menu ${menu}`).toEqual([]);
    await visit.page.keyboard.press('Escape');
  }

  await visit.answer('DELETE /loan/deleteLoanStep/:id', { status: 500, body: {} });
  await chooseScreen(visit, 'Loan Step');
  await button(visit, 'Delete').first().click();
  await question().waitFor();
  expect(await nameless(), 'the question before a deletion').toEqual([]);
  await question().getByRole('button', { name: 'Delete', exact: true }).click();
  await visit.alert().waitFor();
  expect(await nameless(), 'the message of a failure').toEqual([]);

  await button(visit, 'Failures: 1').click();
  await visit.page.getByRole('dialog', { name: 'Failures' }).getByRole('listitem').waitFor();
  expect(await nameless(), 'the panel of failures').toEqual([]);
  await visit.page.keyboard.press('Escape');
});

test('they have names in the questions of a form, also with a picture and a draft in it', async () => {
  await begin('/dashboard', 'Welcome');
  await openForm(visit, areaAt('/loan-benefits'), 'add');
  await visit.field('Benefit Description').fill('Something unsaved');
  await visit.page.getByText(/^Draft kept/).waitFor();
  await visit.page.getByRole('main').getByRole('link', { name: 'Loan Benefits' }).click();
  await question().waitFor();
  expect(await nameless(), 'the question before leaving').toEqual([]);
  await button(visit, 'Stay').click();
  await visit.answer('POST /loan/*', { abort: true, times: 1 });
  await button(visit, 'Add Benefit').click();
  await button(visit, 'Retry').click();
  await question().getByRole('heading', { name: 'Send it again?' }).waitFor();
  expect(await nameless(), 'the question before sending again').toEqual([]);
  await button(visit, 'Send again').click();
  await onScreen(visit, 'Loan Benefits');
  await openForm(visit, areaAt('/loan-step'), 'edit');
  await button(visit, 'Update Step').click();
  await visit.page.getByText('Step updated successfully!').waitFor();
  expect(await nameless(), 'the message of a success').toEqual([]);
});

test('they have names in the conflict dialog, and in the sidebar of a phone', async () => {
  await begin('/edit-loan-step/1', 'Edit Step');
  await visit.field('Title').fill('Mine');
  await visit.answer('GET /loan/getSingleLoanStep/:id', { body: { step: { id: 1, title: 'Theirs' } } });
  await button(visit, 'Update Step').click();
  await question().waitFor();
  expect(await nameless(), 'the question of two people').toEqual([]);
  await button(visit, 'Back to the form').click();
  await visit.page.setViewportSize({ width: 390, height: 800 });
  // It was open beside the screen, and now covers it.
  await visit.page.locator('[inert]').waitFor();
  expect(await nameless(), 'the sidebar of a phone').toEqual([]);
});
