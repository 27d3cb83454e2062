import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { fullTest } from '../harness/fullTest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { membersSite } from './membersSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/actions/resources', membersSite());
}, 300_000);
afterAll(() => app.close());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

const row = ({ page }: Visit, name: string) => page.locator('tbody tr').filter({ hasText: name });
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const calls = (visit: Visit) => visit.requests().map(({ method, path }) => `${method} ${path}`);
const told = ({ page }: Visit, text: string) => page.getByText(text, { exact: true });

test('the declarations with actions have no errors', async () => {
  const { errors } = await checkDeclarations(join(import.meta.dirname, 'resources'));
  expect(errors).toEqual([]);
}, 120_000);

test('a row has the actions that its record allows; one asks, is sent, and the list is read again [X-ACTION-04]', async () => {
  const visit = await open('/members');
  await row(visit, 'Asha').getByRole('button', { name: 'Block', exact: true }).waitFor();
  expect(await row(visit, 'Meera').getByRole('button').allTextContents()).toEqual(['Unblock']);
  visit.clearRequests();
  await row(visit, 'Asha').getByRole('button', { name: 'Block' }).click();
  const dialog = visit.page.getByRole('alertdialog', { name: 'Block Asha?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(calls(visit)).toEqual([]);
  await row(visit, 'Asha').getByRole('button', { name: 'Block' }).click();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await row(visit, 'Asha').getByRole('button', { name: 'Unblock' }).waitFor();
  await told(visit, 'Blocked').waitFor();
  expect(calls(visit)).toEqual(['POST /api/members/1/block', 'GET /api/members']);
});

test('an action of the list is above it [X-ACTION-04]', async () => {
  const visit = await open('/members');
  await button(visit, 'Sync').click();
  await told(visit, 'Synchronised').waitFor();
  expect(visit.requests('POST /sync').length).toBe(1);
});

test('the form has the actions of its record, and keeps what was typed [X-ACTION-04]', async () => {
  const visit = await open('/edit-members/3');
  await visit.field('Name').fill('Meera K');
  await button(visit, 'Unblock').click();
  await button(visit, 'Block').waitFor();
  expect(await visit.field('Name').inputValue()).toBe('Meera K');
  expect(visit.requests('PUT /members/3/unblock').length).toBe(1);
});

test('a refused action says why, and Retry sends it again without a question [X-ACTION-05]', async () => {
  const visit = await open('/members');
  await visit.answer('PUT /members/3/unblock', { status: 409, body: { message: 'Not today' }, times: 1 });
  await row(visit, 'Meera').getByRole('button', { name: 'Unblock' }).click();
  await visit.alert().filter({ hasText: '“Unblock” failed. The site answered: Not today' }).waitFor();
  await button(visit, 'Retry').click();
  await row(visit, 'Meera').getByRole('button', { name: 'Block' }).waitFor();
});

fullTest(
  'an action without an answer may have been carried out: Retry asks, and not for a PUT [X-ACTION-05]',
  async () => {
    const visit = await open('/members');
    await visit.answer('POST /sync', { abort: true, times: 1 });
    await button(visit, 'Sync').click();
    await button(visit, 'Retry').click();
    const question = visit.page.getByRole('alertdialog', { name: 'Send it again?' });
    expect(await question.textContent()).toContain('it could be done twice');
    await question.getByRole('button', { name: 'Send again' }).click();
    await told(visit, 'Synchronised').waitFor();
    expect(visit.requests('POST /sync').length).toBe(2);
    await visit.answer('PUT /members/3/unblock', { abort: true, times: 1 });
    await row(visit, 'Meera').getByRole('button', { name: 'Unblock' }).click();
    await button(visit, 'Retry').click();
    await row(visit, 'Meera').getByRole('button', { name: 'Block' }).waitFor();
    expect(visit.requests('PUT /members/3/unblock').length).toBe(2);
  },
);

test('an action that was refused with the session is reported at the next sign-in of the same user [X-ACTION-05]', async () => {
  const visit = await app.open('/', { signedIn: false });
  onTestFinished(() => visit.close());
  const signIn = async () => {
    await visit.field('Username').fill('maintainer');
    await visit.field('Password').fill('Sample@730');
    await button(visit, 'Login').click();
  };
  await signIn();
  await visit.page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Members' }).click();
  const undo = await visit.answer('POST /members/1/block', { status: 401, body: {} });
  await row(visit, 'Asha').getByRole('button', { name: 'Block' }).click();
  await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await visit.page.getByText(/session has ended/).waitFor();
  await undo();
  await signIn();
  await visit.alert().filter({ hasText: '“Block” was not carried out.' }).waitFor();
  // The same page is open again, with the action.
  await row(visit, 'Asha').getByRole('button', { name: 'Block' }).waitFor();
  expect(visit.requests('POST /members/1/block').map(({ status }) => status)).toEqual([401]);
});

test('the link of a single record opens its form, which stays after a save with what is stored [X-ACTION-06]', async () => {
  const visit = await open('/dashboard');
  await visit.page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => visit.field('Title').inputValue()).toBe('Club');
  expect(await visit.heading().textContent()).toBe('Settings');
  visit.clearRequests();
  await visit.field('Title').fill('Chess Club');
  await button(visit, 'Update Settings').click();
  await told(visit, 'The changes were saved.').waitFor();
  expect(calls(visit).slice(0, 2)).toEqual(['GET /api/settings', 'PUT /api/settings']);
  expect(visit.requests('PUT /settings')[0]?.body).toEqual({ title: 'Chess Club', note: 'None' });
  expect(new URL(visit.page.url()).pathname).toBe('/settings');
  expect(await visit.field('Title').inputValue()).toBe('Chess Club');
  // Nothing is left unsaved: leaving asks nothing.
  await visit.page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Members' }).click();
  await row(visit, 'Asha').waitFor();
});

fullTest('a single record whose save failed has Retry, and a draft [X-ACTION-06]', async () => {
  const visit = await open('/settings');
  await visit.answer('PUT /settings', { status: 500, body: { message: 'Full' }, times: 1 });
  await visit.field('Title').fill('Typed');
  await button(visit, 'Update Settings').click();
  await visit.alert().filter({ hasText: 'Full' }).waitFor();
  await visit.page.getByText(/^Draft kept/).waitFor();
});

fullTest(
  'a single record that someone else has changed is a conflict, and both changes can be kept [X-ACTION-06]',
  async () => {
    const visit = await open('/settings');
    await visit.field('Title').fill('Mine');
    await visit.page.evaluate(
      async (body) => {
        await fetch('/api/settings', { method: 'PUT', body });
      },
      JSON.stringify({ title: 'Club', note: 'Theirs' }),
    );
    visit.clearRequests();
    await button(visit, 'Update Settings').click();
    const question = visit.page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
    await question.getByRole('radiogroup', { name: 'Note' }).waitFor();
    expect(visit.requests('PUT /settings')).toEqual([]);
    await question.getByRole('button', { name: 'Save this choice' }).click();
    await told(visit, 'The changes were saved.').waitFor();
    expect(visit.requests('PUT /settings')[0]?.body).toEqual({ title: 'Mine', note: 'Theirs' });
    expect(await visit.page.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('Theirs');
  },
);
