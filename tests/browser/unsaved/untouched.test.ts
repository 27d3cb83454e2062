import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someAreas } from '../app/areas';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed } from './openNamed';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true });

describe('a form that was opened and not changed', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openNamed(app, '/dashboard');
  });
  afterAll(() => visit.close());

  test.for(someAreas)('at $edit, and its add form, is left without a question [R-APP-35]', async (area) => {
    const { label, perLoan, add, item, rich } = area;
    const { page } = visit;
    for (const name of add ? ['Add', 'Update'] : ['Update']) {
      await link(page, label).click();
      await onScreen(page, label);
      if (perLoan) await formOf(page).field('Loan').selectOption('1');
      if (name === 'Add') await page.getByRole('main').locator(`a[href^="${add}"]`).click();
      else await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first().click();
      await page.getByRole('button', { name: `${name} ${item}`, exact: true }).waitFor();
      if (rich) await page.getByRole('textbox', { name: 'Description' }).click();
      await link(page, 'Dashboard').click();
      await onScreen(page, 'Welcome');
      expect(await formOf(page).question.count()).toBe(0);
    }
  });
});
