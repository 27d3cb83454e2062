import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { chooseExport } from './exported';
import { exportCost, forgetTasks, plantManyRows } from './manyRows';
import { users } from './userRows';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

test('a large export is written into the chosen file while it is read [X-EXPORT-10]', async () => {
  const visit = await app.newPage({ path: null });
  await plantManyRows(visit.page, users.call, users.row, 2000);
  await visit.goto(users.path);
  await visit.page.getByText('Total Records: 2,000').waitFor();
  await forgetTasks(visit.page);
  await chooseExport(visit.page, 'CSV: All records');
  await visit.page.getByText('2,000 users exported. The site counts 2,000.').waitFor({ timeout: 25_000 });
  const { lines, distinct } = await exportCost(visit.page);
  expect([lines, distinct]).toEqual([2001, 2001]);
});
