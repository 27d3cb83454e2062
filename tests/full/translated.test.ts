import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Area, areas } from '../browser/app/areas';
import { listPaths } from '../browser/app/screens';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { submissionTables } from '../browser/submissions/submissionTables';
import { openTranslated } from '../browser/translated/openTranslated';
import { walkForm, walkList, walkTable } from '../browser/translated/walks';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const forms = areas.flatMap((area): readonly (readonly ['add' | 'edit', string, Area])[] => [
  ...(area.add ? [['add', area.add, area] as const] : []),
  ['edit', area.edit, area],
]);

describe('translated by the browser', () => {
  test.each(forms)(
    'the form to %s at %s is refused, kept, restored, discarded and saved [X-TRANSLATED-01]',
    (mode, _, area) => walkForm(app, area, mode),
  );

  test.each(areas.map((area) => [area.list, area] as const))(
    'the list %s fails, loads, and deletes [X-TRANSLATED-01]',
    (_, area) => walkList(app, area),
  );

  test.each(submissionTables.map((table) => [table.path, table] as const))(
    'the table %s turns its pages, one of which fails [X-TRANSLATED-01]',
    (_, table) => walkTable(app, table),
  );

  test('all screens follow each other by the sidebar [X-TRANSLATED-01]', async () => {
    const visit = await openTranslated(app, '/dashboard');
    for (const path of [...listPaths, ...listPaths.toReversed()]) {
      await visit.page.getByRole('navigation', { name: 'Screens' }).locator(`a[href="${path}"]`).click();
      await visit.page.waitForURL((url) => url.pathname === path);
      await visit.heading().waitFor();
    }
  });
});
