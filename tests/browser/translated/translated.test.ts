import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaAt } from '../app/areas';
import { button, chooseScreen, onScreen, signIn } from '../app/steps';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { tableOf } from '../submissions/submissionTables';
import { formOf } from '../unsaved/formOf';
import { partsOf, siteCall } from '../unsaved/siteCall';
import { openTranslated } from './openTranslated';
import { walkForm, walkList, walkTable } from './walks';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('a page that the browser translates', () => {
  test('refuses, keeps, restores, discards and saves a form [X-TRANSLATED-01]', () =>
    walkForm(app, areaAt('/home-features'), 'edit'));

  test('deletes from a list, or says that it could not [X-TRANSLATED-01]', () => walkList(app, areaAt('/mission')));

  test('shows that page 2 failed, and then its rows [X-TRANSLATED-01]', () => walkTable(app, tableOf('R-TALK')));

  test('asks who saved what, and notes what is sent again [X-TRANSLATED-01]', async () => {
    const visit = await openTranslated(app, '/edit-home-features/2');
    const { field, question } = formOf(visit.page);
    await field('Description').fill('My description');
    await siteCall(app, 'PUT', '/loan/editHomeFeatures/2', partsOf({ title: 'Theirs', description: 'Theirs' }));
    await button(visit, 'Update Feature').click();
    await question.getByRole('button', { name: 'Back to the form' }).click();
    await button(visit, 'Cancel').click();
    await button(visit, 'Leave').click();
    await onScreen(visit, 'Home Features');
    await chooseScreen(visit, 'Dashboard');
    await button(visit, 'Logout').click();
    await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Logout and discard' }).click();
    await visit.field('Username').waitFor();
  });

  test('signs in after a refusal, lists what failed, and says that one is offline [X-TRANSLATED-01]', async () => {
    const visit = await openTranslated(app, '/', { signedIn: false });
    await button(visit, 'Login').click();
    await visit.page.getByText('Required').first().waitFor();
    await visit.field('Username').fill('nobody');
    await visit.field('Password').fill('wrong');
    await button(visit, 'Login').click();
    await visit.alert().waitFor();
    await signIn(visit, app);
    await onScreen(visit, 'Welcome');
    const undo = await visit.answer('GET /loan/*', { status: 500, body: {} });
    await chooseScreen(visit, 'Mission');
    await button(visit, 'Try again').waitFor();
    await button(visit, 'Failures: 1').click();
    await button(visit, 'Copy').click();
    await button(visit, 'Clear').click();
    await visit.page.getByText('No failed calls.').waitFor();
    await undo();
    for (const isOffline of [true, false, true, false]) {
      await visit.page.context().setOffline(isOffline);
      await expect.poll(() => visit.page.getByText(/^You are offline\./).count()).toBe(isOffline ? 1 : 0);
    }
    await button(visit, 'Retry what failed').click();
    await button(visit, 'Delete').first().waitFor();
  });
});
