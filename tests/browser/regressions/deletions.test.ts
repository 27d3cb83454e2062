import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areaOf } from '../scoped/areas';
import { loans } from '../scoped/loans';
import { openArea } from '../scoped/openArea';
import { openTab } from '../unsaved/openNamed';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const asking = areaOf('BENEFITS');
const undoing = areaOf('FORMEFF');
const listOf = ({ route }: typeof asking) => `/${route}?loan_id=${loans.home.id}`;

test('while a deletion is sent, neither Cancel nor Esc closes its question, but the answer does', async () => {
  const screen = await openArea(app, asking, listOf(asking));
  const gate = later();
  await screen.bend('remove', { status: 500, body: {}, delayUntil: gate.promise });
  await screen.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  const dialog = screen.page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Deleting…', exact: true }).waitFor();
  const cancel = dialog.getByRole('button', { name: 'Cancel', exact: true });
  expect(await cancel.getAttribute('aria-disabled')).toBe('true');
  await cancel.click({ force: true });
  for (const _ of ['once', 'twice', 'thrice']) await screen.page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  gate.resolve();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(screen.sent('remove')).toHaveLength(1);
});

test('a deletion whose answer was cut off reloads the list, and asks before it is sent again [R-APP-20]', async () => {
  const screen = await openArea(app, asking, listOf(asking));
  await screen.items.first().waitFor();
  await screen.bend('remove', { body: { success: true, message: 'Deleted' }, cutOff: true, times: 1 });
  await screen.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  const dialog = screen.page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .poll(() => screen.visit.alert().allInnerTexts())
    .toEqual([expect.stringMatching(/It may have been deleted\.$/)]);
  await expect.poll(() => screen.sent('list')).toHaveLength(2);
  const retry = screen.page.getByRole('button', { name: 'Retry', exact: true });
  await retry.click();
  expect(await dialog.getByRole('paragraph').textContent()).toContain('it may be deleted already');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(screen.sent('remove')).toHaveLength(1);
  await retry.click();
  await dialog.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect.poll(() => screen.sent('list')).toHaveLength(3);
  expect(screen.sent('remove')).toHaveLength(2);
  expect(await screen.visit.alert().count()).toBe(0);
});

test('Retry succeeds if the item was deleted but the answer lost: being gone is no failure [R-APP-20]', async () => {
  const screen = await openArea(app, asking, listOf(asking));
  await screen.items.first().waitFor();
  const [first = '', ...others] = await screen.texts();
  const endBend = await screen.bend('remove', { lost: true });
  await screen.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await screen.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await screen.visit.alert().filter({ hasText: 'The benefit could not be deleted.' }).waitFor();
  expect(await screen.texts()).toContain(first);
  await endBend();
  await screen.page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect.poll(screen.texts).toEqual(others);
  expect(screen.sent('remove').at(-1)?.status).toBe(404);
  expect(await screen.visit.alert().count()).toBe(0);
});

describe('a deletion that can be undone', () => {
  test('moves the focus to Undo, and to the heading when its time is over [R-FORMEFF-21]', async () => {
    const screen = await openArea(app, undoing, listOf(undoing));
    await screen.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    const focused = () => screen.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Undo');
    await expect.poll(() => screen.sent('remove')).toHaveLength(1);
    await expect.poll(focused).toBe(await screen.visit.heading().textContent());
  });

  test('can be undone by a single key press [R-FORMEFF-21]', async () => {
    const screen = await openArea(app, undoing, listOf(undoing));
    await screen.items.first().waitFor();
    const before = await screen.texts();
    await screen.page.getByRole('button', { name: 'Delete', exact: true }).first().press('Enter');
    await expect.poll(() => screen.page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await screen.page.keyboard.press('Enter');
    await expect.poll(screen.texts).toEqual(before);
    expect(screen.sent('remove')).toEqual([]);
  });

  test('is sent before a logout in another tab removes the token [R-FORMEFF-21]', async () => {
    const screen = await openArea(app, undoing, listOf(undoing));
    await screen.items.first().waitFor();
    const tab = await openTab(screen.visit, '/dashboard');
    const logout = tab.getByRole('main').getByRole('button', { name: 'Logout', exact: true });
    await logout.waitFor();
    await screen.page.clock.install();
    await screen.page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await screen.page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await logout.click();
    await screen.visit.field('Username').waitFor();
    await expect.poll(() => screen.sent('remove').map(({ status }) => status)).toEqual([200]);
  });
});
