import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { fullTest } from '../harness/fullTest';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { authSite, viewer } from './authSite';

const site = authSite();
let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/auth/resources', site);
}, 180_000);
afterAll(() => app.close());

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const link = ({ page }: Visit, name: string) => page.getByRole('link', { name, exact: true });
const calls = (visit: Visit) => visit.requests().map(({ method, path }) => `${method} ${path}`);

/** Signs in and opens a screen. */
async function signIn(name: string = site.credentials.username ?? ''): Promise<Visit> {
  const visit = await app.open('/', { signedIn: false });
  onTestFinished(() => visit.close());
  await visit.field('Email').fill(name);
  await visit.field('Password').fill(site.credentials.password ?? '');
  await button(visit, 'Login').click();
  await visit.page.getByRole('navigation', { name: 'Screens' }).waitFor();
  return visit;
}

async function open(path: string, name?: string): Promise<Visit> {
  const visit = await signIn(name);
  await visit.goto(path);
  return visit;
}

test('the declarations of another way to sign in have no errors', async () => {
  const { errors } = await checkDeclarations(join(import.meta.dirname, 'resources'));
  expect(errors).toEqual([]);
});

describe('signing in', () => {
  test('sends the form of OAuth2, reads the user, and a Logout tells the site [X-AUTH-01] [X-AUTH-05]', async () => {
    const visit = await signIn();
    expect(calls(visit)).toEqual(['POST /api/oauth/token', 'GET /api/me']);
    await button(visit, 'Logout').first().click();
    await visit.field('Email').waitFor();
    await expect.poll(() => calls(visit).at(-1)).toBe('POST /api/logout');
    expect(visit.requests('POST /logout')[0]?.headers.authorization).toMatch(/^Bearer t\d+$/);
    expect(await visit.stored('console.refresh')).toBeNull();
  });

  test('that is refused says why in the words of the site [X-AUTH-01] [X-ERROR-01]', async () => {
    const visit = await app.open('/', { signedIn: false });
    onTestFinished(() => visit.close());
    await visit.field('Email').fill('nobody@example.com');
    await visit.field('Password').fill('wrong');
    await button(visit, 'Login').click();
    await visit.alert().filter({ hasText: 'Who is that?' }).waitFor();
  });
});

test('a token that was refused is renewed behind an open form, and what was typed is saved [X-AUTH-04]', async () => {
  const visit = await open('/edit-articles/1');
  await visit.field('Title').fill('Typed before');
  site.expireTokens();
  visit.clearRequests();
  await button(visit, 'Update Article').click();
  await visit.page.getByRole('cell', { name: 'Typed before', exact: true }).waitFor();
  expect(calls(visit).slice(0, 4)).toEqual([
    'GET /api/articles/1',
    'POST /api/oauth/token',
    'GET /api/articles/1',
    'PATCH /api/articles/1',
  ]);
  expect(visit.requests('PATCH /articles/1')[0]?.body).toEqual({ title: 'Typed before' });
});

fullTest('a 403 is an error and ends no session where the site does not say so [X-AUTH-06]', async () => {
  const visit = await signIn();
  await visit.answer('GET /articles', { status: 403, body: { errors: [{ message: 'Not for you' }] } });
  await visit.goto('/articles');
  await visit.page.getByText('The site answered: Not for you').waitFor();
  await visit.answer('GET /articles', { body: { rows: [{ id: 3, title: 'Now' }] } });
  await button(visit, 'Try again').click();
  await visit.page.getByRole('cell', { name: 'Now', exact: true }).waitFor();
});

describe('what the user may not do', () => {
  test('has no link, no button and no route [X-AUTH-07]', async () => {
    const visit = await open('/articles', viewer);
    await visit.page.getByRole('cell', { name: 'Own', exact: true }).waitFor();
    for (const name of ['+ Add Article', 'Edit', 'Notes']) expect(await link(visit, name).count()).toBe(0);
    expect(await button(visit, 'Delete').count()).toBe(0);
    for (const path of ['/add-articles', '/edit-articles/1', '/notes']) {
      await visit.goto(path);
      await expect.poll(() => visit.heading().textContent()).toBe('Not found');
    }
  });

  fullTest('is not offered in the rows of such records, whose form says so [X-AUTH-07]', async () => {
    const visit = await open('/articles');
    const row = (name: string) => visit.page.getByRole('row').filter({ hasText: name });
    await row('Own').getByRole('link', { name: 'Edit' }).waitFor();
    expect(await row('Own').getByRole('button', { name: 'Delete' }).count()).toBe(1);
    expect(await row('Foreign').getByRole('link').count()).toBe(0);
    expect(await row('Foreign').getByRole('button').count()).toBe(0);
    await visit.goto('/edit-articles/2');
    await visit.page.getByText('You are not allowed to edit this article.').waitFor();
    expect(await visit.field('Title').count()).toBe(0);
  });
});

test('what the site says of single fields is beside them, and the first has the focus [X-ERROR-03]', async () => {
  const visit = await open('/edit-articles/1');
  const [title, slug] = [visit.field('Title'), visit.field('Slug')];
  await title.fill('taken');
  await button(visit, 'Update Article').click();
  await visit.page.getByText('is taken', { exact: true }).waitFor();
  await visit.page.getByText('is too long', { exact: true }).waitFor();
  await visit.alert().filter({ hasText: 'The site answered: Please correct this.' }).waitFor();
  await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await slug.getAttribute('aria-invalid')).toBe('true');
  await title.fill('free');
  await slug.fill('short');
  await expect.poll(() => visit.page.getByText(/^is /).count()).toBe(0);
  await button(visit, 'Update Article').click();
  await visit.page.getByRole('cell', { name: 'free', exact: true }).waitFor();
  expect(visit.requests('PATCH /articles/1').at(-1)?.body).toEqual({
    title: 'free',
    seo: { slug: 'short', index: true },
  });
});

test('an edit that is sent by POST is sent again without a question, too [X-CALL-06] [X-DATA-08]', async () => {
  const visit = await open('/edit-notes/1');
  await visit.field('Title').fill('Changed');
  await visit.answer('POST /notes/1', { abort: true, times: 1 });
  await button(visit, 'Update Note').click();
  await button(visit, 'Retry').click();
  await visit.page.getByRole('cell', { name: 'Changed', exact: true }).waitFor();
  expect(visit.requests('POST /notes/1')).toHaveLength(2);
});

test('a list with two scopes is read once both are chosen, and its forms know them [X-CALL-04]', async () => {
  const visit = await open('/remarks');
  await visit.field('Article').selectOption('Own');
  await visit.field('Note').selectOption('Note one');
  await visit.page.getByRole('cell', { name: 'Remark seven', exact: true }).waitFor();
  expect(visit.requests('GET /articles/1/remarks').map(({ query }) => ({ ...query }))).toEqual([{ note: '1' }]);
  expect(new URL(visit.page.url()).search).toBe('?article=1&note=1');
  await visit.page.reload();
  await link(visit, 'Edit').click();
  await visit.field('Title').fill('Other');
  await button(visit, 'Update Remark').click();
  await visit.page.getByRole('cell', { name: 'Remark seven', exact: true }).waitFor();
  expect(visit.requests('PATCH /articles/1/remarks/7')[0]?.body).toEqual({ title: 'Other' });
});
