import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../setup/violations';
import { chooseExport, savedFile } from '../export/exported';
import { pagedSite } from '../export/pagedSite';
import { userRows, users } from '../export/userRows';
import { type OpenedConsole, openConsole } from '../harness/openConsole';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

test('rows of a read-only list are selected from the menu of exports, on all pages, and exported [X-BULK-11]', async () => {
  const visit = await app.newPage({ path: null });
  const site = await pagedSite(visit, users, userRows(137));
  await visit.goto(users.path);
  await visit.page.getByRole('table').getByText('Ravi Iyer', { exact: true }).first().waitFor();
  expect(await visit.page.getByRole('button', { name: 'Select', exact: true }).count()).toBe(0);
  await chooseExport(visit.page, 'Select rows');
  const bar = visit.page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all 137' }).click();
  await bar
    .getByRole('status')
    .filter({ hasText: /^137 selected, 127 of them not shown here$/ })
    .waitFor();
  expect(site.mostRunning()).toBeLessThanOrEqual(4);
  expect(await bar.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  expect(await violations(visit.page)).toEqual([]);
  const { lines } = await savedFile(visit.page, async () => {
    await bar.getByRole('button', { name: 'Export selection' }).click();
    await visit.page.getByRole('menuitem', { name: 'CSV: What is selected' }).click();
  });
  expect(new Set(lines.slice(1).map(([id]) => id)).size).toBe(137);
});
