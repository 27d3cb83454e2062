import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { chooseExport, readLines } from './exported';
import { plantManyRows, writtenFile } from './manyRows';
import { users } from './userRows';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

test.each(['CSV', 'Excel'] as const)(
  'a large export as %s is written into the chosen file while it is read [X-EXPORT-10]',
  async (format) => {
    const visit = await app.newPage({ path: null });
    await plantManyRows(visit.page, users.call, users.row, 2000);
    await visit.goto(users.path);
    await visit.page.getByText('Total Records: 2,000').waitFor();
    await chooseExport(visit.page, `${format}: All records`);
    await visit.page.getByText('2,000 users exported. The site counts 2,000.').waitFor({ timeout: 25_000 });
    const lines = await readLines(await writtenFile(visit.page), format);
    expect([lines.length, new Set(lines.map(([id]) => id)).size]).toEqual([2001, 2001]);
  },
);
