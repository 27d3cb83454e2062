import { expect } from 'vitest';
import { button, chooseScreen, onScreen, pathOf, sidebar } from '../browser/app/steps';
import type { Visit } from '../browser/harness/Visit';
import type { CallKind, Desk } from './CallKind';

const steps = { path: '/loan-step', edit: '/edit-loan-step/1', label: 'Loan Step', none: 'No steps found.' };
const failedSteps = 'The steps could not be loaded.';

const tryAgain = (visit: Visit) => button(visit, 'Try again').click();
const editLinks = ({ page }: Visit) => page.locator('main a[href^="/edit-loan-step/"]');
const busyParts = ({ page }: Visit) => page.locator('main [aria-busy="true"]');
const chooseSteps = (visit: Visit) => sidebar(visit).getByRole('link', { name: steps.label, exact: true }).click();

async function onSteps(visit: Visit): Promise<void> {
  await onScreen(visit, steps.label);
  expect(pathOf(visit)).toBe(steps.path);
}

/** The dashboard of a page that has loaded nothing yet. */
async function onFreshDashboard(visit: Visit): Promise<void> {
  await visit.goto('/dashboard');
  await onScreen(visit, 'Welcome');
}

async function seeSteps(visit: Visit): Promise<void> {
  await onSteps(visit);
  await editLinks(visit).first().waitFor();
}

/** A list that was not shown before. */
export function listKind({ visit }: Desk): CallKind {
  return {
    call: 'GET /loan/getAllLoanStep',
    key: 'steps',
    failure: failedSteps,
    prepare: () => onFreshDashboard(visit),
    act: () => chooseSteps(visit),
    kept: async () => {
      await onSteps(visit);
      expect(await editLinks(visit).count()).toBe(0);
      expect(await visit.page.getByText(steps.none).count()).toBe(0);
      expect(await visit.page.getByRole('link', { name: 'Add Step', exact: true }).isVisible()).toBe(true);
    },
    again: () => tryAgain(visit),
    returned: () => onSteps(visit),
    succeeded: () => seeSteps(visit),
    waiting: async () => {
      await onSteps(visit);
      await busyParts(visit).first().waitFor();
      expect(await visit.page.getByText(steps.none).count()).toBe(0);
    },
  };
}

/** A list that is reloaded while its rows are shown. */
export function renewalKind(desk: Desk): CallKind {
  const { visit } = desk;
  return {
    ...listKind(desk),
    failure: 'These rows could not be reloaded and may be out of date.',
    prepare: async () => {
      // From another screen, so that they are read.
      await chooseScreen(visit, 'Dashboard');
      await chooseScreen(visit, steps.label);
      await seeSteps(visit);
      await chooseScreen(visit, 'Dashboard');
    },
    kept: () => seeSteps(visit),
    waiting: () => seeSteps(visit),
  };
}

/** The second page of a table that shows the first. */
export function pageKind({ visit }: Desk): CallKind {
  const cells = visit.page.locator('main section td');
  const onPage = async (page: number) => {
    await onScreen(visit, 'User Details');
    await visit.page.locator(`nav [aria-current="page"][aria-label="Page ${page}"]`).waitFor();
    if (page > 1) expect(new URL(visit.page.url()).search).toBe(`?page=${page}`);
  };
  const succeeded = async () => {
    await onPage(2);
    await visit.page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    await cells.first().waitFor();
  };
  return {
    call: 'GET /loan/userDetails?page=2',
    key: 'data',
    failure: 'The users could not be loaded.',
    prepare: async () => {
      await visit.goto('/user-details');
      await onPage(1);
      await cells.first().waitFor();
    },
    act: () => button(visit, 'Next').click(),
    kept: async () => {
      await onPage(2);
      expect(await cells.count()).toBe(0);
      expect(await visit.page.getByText(/^(No users found|This page has no rows)/).count()).toBe(0);
      expect(await button(visit, 'Prev').isEnabled()).toBe(true);
    },
    again: () => tryAgain(visit),
    returned: () => onPage(2),
    succeeded,
    waiting: async () => {
      await onPage(2);
      await busyParts(visit).first().waitFor();
    },
  };
}

/** The single read of an edit form. */
export function singleKind({ visit }: Desk): CallKind {
  const title = visit.field('Title');
  const onForm = async () => {
    await onScreen(visit, 'Edit Step');
    expect(pathOf(visit)).toBe(steps.edit);
  };
  const noForm = async () => {
    await onForm();
    expect(await visit.page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(await button(visit, 'Update Step').count()).toBe(0);
  };
  return {
    call: 'GET /loan/getSingleLoanStep/:id',
    key: 'step',
    failure: 'The step could not be loaded.',
    prepare: async () => {
      await chooseScreen(visit, steps.label);
      await seeSteps(visit);
    },
    act: () => visit.page.locator(`main a[href="${steps.edit}"]`).click(),
    kept: noForm,
    again: () => tryAgain(visit),
    returned: onForm,
    succeeded: async () => {
      await onForm();
      await expect.poll(() => title.inputValue()).not.toBe('');
      expect(await button(visit, 'Update Step').isEnabled()).toBe(true);
    },
    waiting: async () => {
      await noForm();
      await busyParts(visit).first().waitFor();
    },
  };
}

const fetchedScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .join();

/** The loans of a dropdown, in a form that stays usable without them. */
export function loansKind({ visit }: Desk): CallKind {
  const text = visit.field('Benefit Description');
  const options = visit.field('Loan').getByRole('option');
  const words = 'Typed meanwhile';
  const onForm = async () => {
    await onScreen(visit, 'Add Benefit');
    expect(pathOf(visit)).toBe('/add-loan-benefits');
    expect(await visit.field('Loan').isEnabled()).toBe(true);
  };
  const withoutLoans = async () => {
    await onForm();
    await text.fill(words);
    expect(await options.count()).toBe(1);
  };
  return {
    call: 'GET /loan/allLoans',
    key: 'loan',
    failure: 'The loans could not be loaded.',
    prepare: async () => {
      await onFreshDashboard(visit);
      // The inputs of a form are fetched when its link is pointed at, which is impossible when the browser is offline.
      await visit.page.locator('main a[href="/add-loan-benefits"]').hover();
      await expect.poll(() => visit.page.evaluate(fetchedScripts)).toMatch(/ReferenceInput/);
      await visit.page.locator('main a[href="/add-home-features"]').click();
      await visit.field('Title').waitFor();
      await chooseScreen(visit, 'Dashboard');
    },
    act: () => visit.page.locator('main a[href="/add-loan-benefits"]').click(),
    kept: withoutLoans,
    again: async () => {
      await tryAgain(visit);
      await expect.poll(() => options.count()).toBeGreaterThan(1);
      expect(await text.inputValue()).toBe(words);
    },
    meanwhile: withoutLoans,
    returned: async () => {
      await onForm();
      await expect.poll(() => text.inputValue()).toBe(words);
    },
    succeeded: async () => {
      await onForm();
      await expect.poll(() => options.count()).toBeGreaterThan(1);
      // An untouched form is left without a question, and leaves no draft.
      await text.fill('');
    },
    waiting: withoutLoans,
  };
}
