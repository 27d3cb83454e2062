import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleFiles } from '../../browser/harness/sampleFiles';
import type { Visit } from '../../browser/harness/Visit';
import { findingsOf } from '../findingsOf';
import { type OpenedBackend, openBackend } from '../openBackend';
import { readTable } from '../readTable';
import { button, column, field, fill, find, main, messageOf, remove, row, save, shows, signIn } from '../screen';

const folder = 'tests/backends/payload';

let app: OpenedBackend;
beforeAll(async () => {
  app = await openBackend(folder);
});
afterAll(() => app.stop());

/** Signs in with the real login, then opens a screen. */
async function open(path: string): Promise<Visit> {
  const visit = await app.open('/');
  onTestFinished(() => visit.close());
  await signIn(visit, 'Email', 'admin@example.com', 'Sample@730');
  await visit.goto(path);
  return visit;
}

/** The rows of a table of the database of Payload. */
const table = (name: string) => readTable(join(app.data, 'site.db'), name);
const titled = (title: string) => table('posts').find((post) => post.title === title) ?? {};
const ofPost = (name: string, id: unknown, key: string) => table(name).filter((one) => one[key] === id);
const authorId = (name: string) => table('authors').find((author) => author.name === name)?.id;

test('the doctor finds nothing that is not meant to be so, and what is planted', async () => {
  const meant = [
    'posts fields field-undeclared',
    'authors fields field-undeclared',
    'users fields field-undeclared',
    'secrets list.from refused',
    'settings fields field-undeclared',
  ];
  expect(await findingsOf(folder, app)).toEqual(meant);
  const planted = await findingsOf(folder, app, (json) => json.replaceAll('"totalDocs":25', '"totalDocs":50'));
  expect(planted).toEqual(expect.arrayContaining([...meant, 'posts list.from pages-wrong']));
});

test('a wrong password is refused in the words of the site', async () => {
  const visit = await app.open('/');
  onTestFinished(() => visit.close());
  await visit.field('Email').fill('admin@example.com');
  await visit.field('Password').fill('wrong');
  await visit.page.getByRole('button', { name: 'Login' }).click();
  await visit.page.getByText('The email or password provided is incorrect.').waitFor();
});

test('lists, pages, sorts, filters and searches, by the server', async () => {
  const visit = await open('/posts');
  await main(visit).getByText('1–10 of 25', { exact: true }).first().waitFor();
  await main(visit).getByRole('button', { name: 'Page 3' }).click();
  await row(visit, 'Tea').getByText('249.50', { exact: true }).waitFor();
  await row(visit, 'Tea').getByText('Ben', { exact: true }).waitFor();
  await main(visit).getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await shows(visit, 2, '0.00', '1.00', '2.00');
  await main(visit).getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await shows(visit, 1, 'Tea');
  await button(visit, 'Filter').click();
  await field(visit, 'State').selectOption('gone');
  await find(visit, 'Author', 'Asha');
  await button(visit, 'Apply').click();
  await expect
    .poll(async () => (await column(visit, 1)).toSorted())
    .toEqual(['Post 12', 'Post 18', 'Post 24', 'Post 6']);
  await visit.goto('/posts');
  await main(visit).getByRole('searchbox').fill('post 25');
  await expect.poll(() => column(visit, 1)).toEqual(['Post 25']);
});

test('uploads a picture, whose record another one refers to', async () => {
  const visit = await open('/add-media');
  await main(visit).locator('input[type=file]').setInputFiles(sampleFiles.png);
  await field(visit, 'Alternative Text').fill('A teal square');
  await save(visit, 'Add File', 'Media');
  const [stored] = table('media');
  expect(stored).toMatchObject({ alt: 'A teal square', filename: 'photo.png', mime_type: 'image/png', width: 8 });
  expect(await readFile(join(app.data, 'media', 'photo.png'))).toEqual(sampleFiles.png.buffer);
  const picture = row(visit, 'A teal square').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(8);
  // Its text is changed without another file.
  await row(visit, 'A teal square').getByRole('link', { name: 'Edit' }).click();
  await field(visit, 'Alternative Text').fill('Teal');
  await save(visit, 'Update File', 'Media');
  expect(table('media')).toEqual([{ ...stored, alt: 'Teal', updated_at: expect.any(String) }]);
});

test('adds a record with a value of every kind, once the server accepts it', async () => {
  const visit = await open('/add-posts');
  await expect.poll(() => field(visit, 'State').inputValue()).toBe('draft');
  await fill(visit, {
    Title: 'Rice!',
    Summary: 'Two\nlines',
    Price: '0',
    Day: '2025-06-02',
    Begins: '2025-06-02T10:00',
    Mail: 'rice@example.com',
    City: 'Goa',
    Floor: '3',
    Extra: '{ "on": [true] }',
  });
  await field(visit, 'Open').uncheck();
  await field(visit, 'blue').check();
  await find(visit, 'Author', 'Asha');
  await find(visit, 'Readers', 'Ben');
  await field(visit, 'Picture').selectOption('Teal');
  await button(visit, 'Add Contact').click();
  const contact = main(visit).getByRole('group', { name: 'Contact 1' });
  await expect.poll(() => field(visit, 'Role', contact).inputValue()).toBe('guest');
  await button(visit, 'Add Post').click();
  await expect.poll(() => messageOf(visit, field(visit, 'Title'))).toBe('No exclamation marks here');
  expect(await messageOf(visit, field(visit, 'Name', contact))).toBe('This field is required.');
  await field(visit, 'Title').fill('Rice');
  await field(visit, 'Name', contact).fill('Chitra');
  await save(visit, 'Add Post', 'Posts');
  const post = titled('Rice');
  expect(post).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    summary: 'Two\nlines',
    price: 0,
    open: 0,
    day: expect.stringMatching(/^2025-06-02/),
    begins: '2025-06-02T04:30:00.000Z',
    mail: 'rice@example.com',
    state: 'draft',
    author_id: authorId('Asha'),
    picture_id: table('media')[0]?.id,
    place_city: 'Goa',
    place_floor: 3,
    place_kept: 'never declared',
    kept: 'never declared',
  });
  expect(JSON.parse(String(post.extra))).toEqual({ on: [true] });
  expect(ofPost('posts_tags', post.id, 'parent_id').map(({ value }) => value)).toEqual(['blue']);
  expect(ofPost('posts_rels', post.id, 'parent_id')).toMatchObject([{ path: 'readers', authors_id: authorId('Ben') }]);
  expect(ofPost('posts_contacts', post.id, '_parent_id')).toMatchObject([{ name: 'Chitra', role: 'guest' }]);
});

test('edits what is typed, and leaves everything else as it is', async () => {
  const [before, contacts] = [table('posts'), table('posts_contacts')];
  const tea = titled('Tea');
  const visit = await open(`/edit-posts/${tea.id}`);
  await expect.poll(() => field(visit, 'Author').inputValue()).toBe('Ben');
  await fill(visit, { Summary: '', Price: '1234.5', City: 'Delhi' });
  await field(visit, 'Open').check();
  const second = main(visit).getByRole('group', { name: 'Contact 2' });
  await field(visit, 'Role', second).selectOption('cook');
  await save(visit, 'Update Post', 'Posts');
  const changed = {
    ...tea,
    summary: null,
    price: 1234.5,
    open: 1,
    place_city: 'Delhi',
    updated_at: expect.any(String),
  };
  expect(table('posts')).toEqual(before.map((post) => (post.id === tea.id ? changed : post)));
  const isSecond = (contact: { readonly name?: unknown; readonly _parent_id?: unknown }) =>
    contact._parent_id === tea.id && contact.name === 'Chitra';
  const byId = (rows: typeof contacts) => rows.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  expect(byId(table('posts_contacts'))).toEqual(
    byId(contacts.map((contact) => (isSecond(contact) ? { ...contact, role: 'cook' } : contact))),
  );
  expect(ofPost('posts_tags', tea.id, 'parent_id').map(({ value }) => value)).toEqual(['red', 'green']);
});

test('a value that somebody else has is refused beside its field', async () => {
  const visit = await open(`/edit-posts/${titled('Post 2').id}`);
  await field(visit, 'Title').fill('Post 3');
  await button(visit, 'Update Post').click();
  await expect.poll(() => messageOf(visit, field(visit, 'Title'))).toMatch(/unique/);
  expect(titled('Post 2').id).toBeDefined();
});

test('deletes a record', async () => {
  const before = table('posts');
  const visit = await open('/posts?filter={"q":"Post 25"}');
  await remove(visit, 'Post 25');
  expect(table('posts')).toEqual(before.filter(({ title }) => title !== 'Post 25'));
});

test('a user is added with a password that works, and keeps it when the name is changed', async () => {
  const visit = await open('/add-users');
  await fill(visit, { Email: 'ben@example.com', Name: 'Ben', Password: 'Other@730' });
  await save(visit, 'Add User', 'Users');
  await row(visit, 'ben@example.com').getByRole('link', { name: 'Edit' }).click();
  await field(visit, 'Name').fill('Benedict');
  await save(visit, 'Update User', 'Users');
  const other = await app.open('/');
  onTestFinished(() => other.close());
  await signIn(other, 'Email', 'ben@example.com', 'Other@730');
});

test('what is refused with 403 says so, and the session goes on', async () => {
  const visit = await open('/secrets');
  await main(visit).getByText('You are not allowed to perform this action.', { exact: false }).waitFor();
  await visit.goto('/settings');
  await expect.poll(() => field(visit, 'Owner').inputValue()).toBe('Asha');
  const [before] = table('settings');
  await field(visit, 'Limit').fill('0');
  await button(visit, 'Update Settings').click();
  await expect.poll(() => messageOf(visit, field(visit, 'Limit'))).toMatch(/minimum|less/i);
  await field(visit, 'Limit').fill('7');
  await button(visit, 'Update Settings').click();
  await expect.poll(() => table('settings')).toEqual([{ ...before, limit: 7, updated_at: expect.any(String) }]);
});
