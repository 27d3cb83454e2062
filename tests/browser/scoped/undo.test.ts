import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf } from './areas';
import { loans } from './loans';
import { type AreaScreen, openArea } from './openArea';
import { type SiteItem, siteItems } from './siteItems';

const area = areaOf('FORMEFF');
const address = `/${area.route}?loan_id=${loans.home.id}`;

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

let first: SiteItem;
let others: readonly string[];
beforeEach(async () => {
  app.site.reset();
  const [item, ...rest] = await siteItems(app, area, loans.home.id);
  if (!item) throw new Error('the site has no description');
  first = item;
  others = rest.map(({ text }) => text);
});

const undoButton = (screen: AreaScreen) => screen.page.getByRole('button', { name: 'Undo', exact: true });

/** Presses Delete on the first item. With `clock`, the page’s time is stopped until the test advances it. */
async function deleteFirst({ clock = false } = {}): Promise<AreaScreen> {
  const screen = await openArea(app, area, null);
  if (clock) await screen.page.clock.install();
  await screen.open(address);
  await screen.lists([first.text, ...others]);
  if (clock) await screen.page.clock.pauseAt(Date.now() + 60_000);
  await screen.item(first.text).getByRole('button', { name: 'Delete', exact: true }).click();
  return screen;
}

async function oneDeletion(screen: AreaScreen): Promise<void> {
  await expect.poll(() => screen.sent('remove').map(({ status }) => status)).toEqual([200]);
  expect(screen.sent('remove')[0]?.path).toBe(`/api/loan/deleteLoanEffortlessForm/${first.id}`);
  expect(screen.sent('remove')[0]?.body).toBeUndefined();
  expect(await siteItems(app, area, loans.home.id)).toHaveLength(others.length);
}

describe('deleting an effortless-form description', () => {
  test('asks nothing: the row goes at once, after five seconds one DELETE is sent and the list reloaded [R-FORMEFF-08, R-FORMEFF-17, R-FORMEFF-21] [R-FEATURES-23]', async () => {
    const screen = await deleteFirst({ clock: true });
    await screen.lists(others);
    expect(await screen.page.getByRole('alertdialog').count()).toBe(0);
    await screen.page.clock.runFor(4900);
    expect(screen.sent('remove')).toEqual([]);
    expect(await undoButton(screen).isVisible()).toBe(true);
    await screen.page.clock.runFor(1100);
    await oneDeletion(screen);
    await screen.page.clock.resume();
    await expect.poll(() => screen.sent('list')).toHaveLength(2);
    await screen.lists(others);
    expect(screen.sent('remove')[0]?.headers.authorization).toBe(`Bearer ${await screen.visit.stored('authToken')}`);
  });

  test('can be undone: the row is back in its place and nothing is ever sent [R-FORMEFF-21]', async () => {
    const screen = await deleteFirst({ clock: true });
    await screen.lists(others);
    await screen.page.clock.runFor(4000);
    await undoButton(screen).click();
    await screen.lists([first.text, ...others]);
    await screen.page.clock.runFor(60_000);
    expect(await undoButton(screen).count()).toBe(0);
    expect(screen.sent('remove')).toEqual([]);
  });

  fullTest('works for two items, each with its own Undo [R-FORMEFF-21]', async () => {
    const screen = await deleteFirst({ clock: true });
    await screen.page.clock.runFor(2000);
    await screen
      .item(others[0] ?? '')
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await screen.lists(others.slice(1));
    await expect.poll(() => undoButton(screen).count()).toBe(2);
    await undoButton(screen).last().click();
    await screen.lists(others);
    await screen.page.clock.runFor(6000);
    await oneDeletion(screen);
  });

  const waysOfLeaving: [string, (screen: AreaScreen) => Promise<unknown>][] = [
    ['another screen is opened', ({ page }) => page.getByRole('link', { name: 'Loan Benefits', exact: true }).click()],
    ['another loan is chosen', ({ loan }) => loan.selectOption({ label: loans.personal.name })],
    ['another item is opened', ({ page }) => page.getByRole('link', { name: 'Edit', exact: true }).first().click()],
    ['the tab is reloaded', ({ page }) => page.reload()],
    ['the tab is closed', ({ page }) => page.close()],
  ];
  async function leaveAtOnce(_: string, leave: (screen: AreaScreen) => Promise<unknown>): Promise<void> {
    const screen = await deleteFirst({ clock: true });
    await undoButton(screen).waitFor();
    await leave(screen);
    await oneDeletion(screen);
    if (!screen.page.isClosed()) await expect.poll(() => undoButton(screen).count()).toBe(0);
  }
  const sentOnLeaving = 'is sent once, immediately, when %s, and can no longer be undone [R-FORMEFF-21] [R-FORMEFF-17]';
  test.each(waysOfLeaving.slice(0, 2))(sentOnLeaving, leaveAtOnce);
  fullTest.each(waysOfLeaving.slice(2))(sentOnLeaving, leaveAtOnce);

  fullTest('is sent before a logout [R-FORMEFF-21]', async () => {
    const screen = await deleteFirst();
    await screen.lists(others);
    await screen.page.getByRole('button', { name: /^Account/ }).click();
    await screen.page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await screen.visit.field('Username').waitFor();
    await oneDeletion(screen);
  });

  test('restores the row if it fails, with one error, one log entry and Retry [R-FORMEFF-20, R-FORMEFF-21]', async () => {
    const screen = await deleteFirst({ clock: true });
    const mend = await screen.bend('remove', { status: 500, body: { message: 'The shelf is stuck' } });
    await screen.page.clock.runFor(6000);
    const said = 'The description could not be deleted. The site answered: The shelf is stuck';
    await expect.poll(() => screen.visit.alert().allInnerTexts()).toEqual([said]);
    await screen.lists([first.text, ...others]);
    expect(screen.logged()).toEqual([`Call failed: DELETE /api/loan/deleteLoanEffortlessForm/${first.id}: 500`]);
    await mend();
    await screen.page.clock.resume();
    await screen.page.getByRole('button', { name: 'Retry', exact: true }).click();
    await screen.lists(others);
    expect(screen.sent('remove')).toHaveLength(2);
    expect(await siteItems(app, area, loans.home.id)).toHaveLength(others.length);
  });
});
