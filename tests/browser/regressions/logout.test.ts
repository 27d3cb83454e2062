import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

test('Logout asks if the browser does not return the drafts, and then logs out', async () => {
  const visit = await app.newPage({ path: null });
  await visit.page.addInitScript(() => {
    // A storage that neither opens nor fails.
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await visit.goto('/dashboard');
  await visit.page.getByRole('main').getByRole('button', { name: 'Logout', exact: true }).click();
  const question = visit.page.getByRole('alertdialog', { name: 'Drafts could not be checked', exact: true });
  await question.getByRole('button', { name: 'Log out anyway', exact: true }).click();
  await visit.field('Username').waitFor();
  expect(await visit.stored('authToken')).toBeNull();
});
