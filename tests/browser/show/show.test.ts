import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { longBody, postsSite } from './postsSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/show/resources', postsSite());
}, 300_000);
afterAll(() => app.close());

async function open(path: string | null): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

const row = ({ page }: Visit, name: string) => page.locator('tbody tr').filter({ hasText: name });
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const link = ({ page }: Visit, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const told = ({ page }: Visit, text: string) => page.getByText(text, { exact: true });
const calls = (visit: Visit) => visit.requests().map(({ method, path }) => `${method} ${path}`);
const region = ({ page }: Visit, name: string) => page.getByRole('region', { name, exact: true }).first();
const addressOf = ({ page }: Visit) => new URL(page.url()).pathname;
/** What stands beside a label. */
const shown = ({ page }: Visit, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]');

test('the declarations with pages of records have no errors', async () => {
  const { errors } = await checkDeclarations(join(import.meta.dirname, 'resources'));
  expect(errors).toEqual([]);
}, 120_000);

test('a link in the row opens a page with every field in full, at its own address [X-SHOW-01]', async () => {
  const visit = await open('/posts');
  await row(visit, 'Tea').getByRole('link', { name: 'Show' }).click();
  await expect.poll(() => shown(visit, 'Title').textContent()).toBe('Tea');
  expect(addressOf(visit)).toBe('/show-posts/1');
  expect(await visit.heading().textContent()).toBe('Post');
  const current = visit.page.getByRole('navigation', { name: 'Screens' }).locator('[aria-current]');
  expect(await current.allTextContents()).toEqual(['Posts']);
  await expect.poll(() => shown(visit, 'Body').textContent()).toBe(longBody);
  const linkIn = (label: string) => shown(visit, label).getByRole('link');
  expect(await linkIn('Mail').getAttribute('href')).toBe('mailto:asha@example.com');
  expect(await linkIn('Phone').getAttribute('href')).toBe('tel:5550100001');
  expect(await linkIn('Web').getAttribute('href')).toBe('https://example.com/asha');
  expect(await shown(visit, 'Text').locator('strong').textContent()).toBe('text');
  expect(await visit.page.title()).toBe('Post · Posts · Posts Console');
  expect(await shown(visit, 'City').textContent()).toBe('Pune');
  expect(await shown(visit, 'Contacts').locator('dd').allTextContents()).toEqual(['Ravi', 'friend', 'Meera', '-']);
  // Passwords are never shown, codes only when they are asked for.
  expect(await visit.page.getByRole('main').textContent()).not.toMatch(/never-shown|S-1234|Password/);
  await visit.page.getByRole('switch', { name: 'Show secrets' }).click();
  await expect.poll(() => shown(visit, 'Code').textContent()).toBe('S-1234');
});

test('the page has the actions, links and deletion of its record [X-SHOW-02]', async () => {
  const visit = await open('/show-posts/1');
  await button(visit, 'Publish').click();
  await told(visit, 'Published').waitFor();
  await expect.poll(() => shown(visit, 'State').textContent()).toBe('live');
  expect(await button(visit, 'Publish').count()).toBe(0);
  await link(visit, 'Edit').first().click();
  await expect.poll(() => visit.field('Title').inputValue()).toBe('Tea');
  await visit.page.goBack();
  await visit.page.getByRole('button', { name: 'Delete' }).first().click();
  await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row(visit, 'Rain').waitFor();
  await told(visit, 'Post deleted').waitFor();
  expect(addressOf(visit)).toBe('/posts');
  expect(await row(visit, 'Tea').count()).toBe(0);
});

test('a record that cannot be read has the reason and a retry; one that is hidden is not shown [X-SHOW-03]', async () => {
  const visit = await open('/posts');
  await row(visit, 'Rain').getByRole('link', { name: 'Show' }).waitFor();
  expect(await row(visit, 'Secret plan').getByRole('link', { name: 'Show' }).count()).toBe(0);
  await visit.goto('/show-posts/3');
  await told(visit, 'You are not allowed to see this post.').waitFor();
  expect(await visit.page.getByRole('main').textContent()).not.toContain('Nobody reads this');
  await visit.goto('/show-posts/77');
  await visit.alert().filter({ hasText: 'The post could not be loaded.' }).waitFor();
  await visit.answer('GET /posts/2', { status: 500, body: { message: 'Full' }, times: 1 });
  await visit.goto('/show-posts/2');
  await visit.alert().filter({ hasText: 'Full' }).waitFor();
  await button(visit, 'Try again').click();
  await expect.poll(() => shown(visit, 'Title').textContent()).toBe('Rain');
  // A whole resource that may not be shown has neither link nor address.
  await visit.goto('/logs');
  await row(visit, 'Started').waitFor();
  expect(await visit.page.getByRole('main').getByRole('link', { name: 'Show' }).count()).toBe(0);
  await visit.goto('/show-logs/1');
  await visit.page.getByRole('heading', { name: 'Not found' }).waitFor();
});

test('below a record are the lists of what refers to it, each with its own pages and errors [X-SHOW-04]', async () => {
  const visit = await open(null);
  await visit.answer('GET /comments', { status: 500, body: { message: 'Later' }, times: 1 });
  await visit.goto('/show-posts/1');
  const [comments, reviews] = [region(visit, 'Comments'), region(visit, 'What people wrote')];
  await comments.getByRole('alert').filter({ hasText: 'Later' }).waitFor();
  await expect.poll(() => reviews.locator('tbody tr').count()).toBe(5);
  await comments.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => comments.locator('tbody td:first-child').allTextContents()).toEqual(['First!', 'Lovely']);
  expect(await comments.getByRole('columnheader').allTextContents()).toEqual(['Words', 'Actions']);
  visit.clearRequests();
  await reviews.getByRole('button', { name: 'Page 3' }).click();
  await expect
    .poll(() => reviews.locator('tbody td:first-child').allTextContents())
    .toEqual(['Review 11', 'Review 12']);
  expect(visit.requests('GET /reviews').map(({ query }) => query)).toEqual([{ post: '1', page: '3', limit: '5' }]);
  await comments.getByRole('row').filter({ hasText: 'First!' }).getByRole('button', { name: 'Delete' }).click();
  await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => comments.locator('tbody td:first-child').allTextContents()).toEqual(['Lovely']);
  await comments.getByRole('link', { name: '+ Add Comment' }).click();
  await expect.poll(() => visit.page.getByLabel(/^Post/).inputValue()).toBe('1');
  // Another record has none.
  await visit.goto('/edit-posts/2');
  await told(visit, 'No comments found.').waitFor();
  await told(visit, 'No reviews found.').waitFor();
});

test('a record is duplicated in a form with its values, without ids, passwords and what is read only [X-SHOW-05]', async () => {
  const visit = await open('/posts');
  // Drafts are offered to whom they belong.
  await visit.page.evaluate(() => sessionStorage.setItem('console.name', 'maintainer'));
  await visit.goto('/posts');
  await visit.answer('GET /posts/1', { status: 500, body: { message: 'Full' }, times: 1 });
  await row(visit, 'Tea').getByRole('link', { name: 'Duplicate' }).click();
  await visit.alert().filter({ hasText: 'Full' }).waitFor();
  await button(visit, 'Try again').click();
  await expect.poll(() => visit.field('Title').inputValue()).toBe('Tea');
  expect(await visit.heading().textContent()).toBe('Add Post');
  expect(await visit.page.locator('input[type=password]').inputValue()).toBe('');
  // Nothing was typed, so nothing is lost.
  await visit.page.goBack();
  await row(visit, 'Tea').getByRole('link', { name: 'Duplicate' }).click();
  await visit.field('Title').fill('Coffee');
  await visit.page.getByRole('main').getByRole('link', { name: 'Posts' }).click();
  const question = visit.page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await told(visit, 'Draft kept')
    .or(visit.page.getByText(/^Draft kept/))
    .first()
    .waitFor();
  await visit.page.reload();
  await button(visit, 'Restore').click();
  await expect.poll(() => visit.field('Title').inputValue()).toBe('Coffee');
  visit.clearRequests();
  await button(visit, 'Add Post').click();
  await row(visit, 'Coffee').waitFor();
  expect(calls(visit).slice(0, 1)).toEqual(['POST /api/posts']);
  expect(visit.requests('POST /posts')[0]?.body).toEqual({
    title: 'Coffee',
    body: longBody,
    mail: 'asha@example.com',
    phone: '55501 00001',
    web: 'https://example.com/asha',
    address: { city: 'Pune', rooms: 3 },
    contacts: [
      { name: 'Ravi', role: 'friend' },
      { name: 'Meera', role: '' },
    ],
    state: '',
  });
});
