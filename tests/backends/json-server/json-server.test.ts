import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../../browser/harness/Visit';
import { findingsOf } from '../findingsOf';
import { type OpenedBackend, openBackend } from '../openBackend';
import { button, column, field, fill, find, main, messageOf, remove, row, save, shows } from '../screen';

const folder = 'tests/backends/json-server';

let app: OpenedBackend;
beforeAll(async () => {
  app = await openBackend(folder);
});
afterAll(() => app.stop());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

/** The file in which json-server keeps everything. */
const stored = async () => JSON.parse(await readFile(join(app.data, 'db.json'), 'utf8'));
const article = async (id: number) => (await stored()).articles.find((one: { id: number }) => one.id === id);

test('the doctor finds nothing that is not meant to be so, and what is planted', async () => {
  const meant = ['articles', 'authors', 'profile'].map((name) => `${name} fields field-undeclared`);
  expect(await findingsOf(folder, app)).toEqual(meant);
  const planted = await findingsOf(folder, app, (json) => json.replaceAll('"title":', '"heading":'));
  expect(planted).toEqual(expect.arrayContaining([...meant, 'articles fields.title field-missing']));
});

test('lists, pages, sorts, filters and searches, by the server and without a login', async () => {
  const visit = await open('/articles');
  await shows(visit, 2, 'Tea', 'Article 2');
  for (const text of ['1,23,45,678', 'Open', 'Ben']) await row(visit, 'Tea').getByText(text, { exact: true }).waitFor();
  await main(visit).getByText('1–10 of 25', { exact: true }).first().waitFor();
  await visit.goto('/articles?page=3');
  await shows(visit, 2, 'Article 21', 'Article 22');
  await main(visit).getByRole('columnheader', { name: 'Views' }).getByRole('button').click();
  await shows(visit, 3, '0', '1', '2');
  await main(visit).getByRole('columnheader', { name: 'Views' }).getByRole('button').click();
  await shows(visit, 2, 'Tea');
  await button(visit, 'Filter').click();
  await field(visit, 'State').selectOption('Done');
  await field(visit, 'Title').fill('article 2');
  await find(visit, 'Author', 'Asha');
  await button(visit, 'Apply').click();
  await shows(visit, 2, 'Article 20', 'Article 2');
  await visit.goto('/articles');
  await main(visit).getByRole('searchbox').fill('article 25');
  await shows(visit, 2, 'Article 25');
  expect(await column(visit, 2)).toEqual(['Article 25']);
});

test('adds a record with a value of every kind', async () => {
  const visit = await open('/add-articles');
  await fill(visit, {
    Title: 'Rice',
    Body: 'Two\nlines',
    Views: '12,34,567',
    Day: '2025-06-02',
    Begins: '2025-06-02T10:00',
    At: '14:05',
    Link: 'https://rice.example.com',
    Mail: 'rice@example.com',
    PIN: 'Sample@730',
    City: 'Goa',
    Lane: 'Fifth',
    Number: '7',
    Settings: '{ "on": [true] }',
  });
  await field(visit, 'Published').check();
  await field(visit, 'State').selectOption('Done');
  await field(visit, 'cheap').check();
  await find(visit, 'Author', 'Ben');
  await find(visit, 'Readers', 'Asha');
  await button(visit, 'Add Contact').click();
  const contact = main(visit).getByRole('group', { name: 'Contact 1' });
  await field(visit, 'Name', contact).fill('Chitra');
  await field(visit, 'Role', contact).selectOption('guest');
  await save(visit, 'Add Article', 'Articles');
  expect(await article(26)).toEqual({
    id: 26,
    title: 'Rice',
    body: 'Two\nlines',
    views: 1234567,
    published: true,
    day: '2025-06-02',
    begins: '2025-06-02T04:30:00.000Z',
    at: '14:05',
    state: 'done',
    tags: ['cheap'],
    link: 'https://rice.example.com',
    mail: 'rice@example.com',
    pin: 'Sample@730',
    authorId: 2,
    readerIds: [1],
    address: { city: 'Goa' },
    place: { lane: 'Fifth', number: 7 },
    contacts: [{ name: 'Chitra', role: 'guest' }],
    settings: { on: [true] },
  });
});

test('edits what is typed, and leaves everything else as it is', async () => {
  const before = await stored();
  const visit = await open('/edit-articles/1');
  await expect.poll(() => field(visit, 'Author').inputValue()).toBe('Ben');
  expect(await field(visit, 'PIN').inputValue()).toBe('');
  await field(visit, 'Title').fill('');
  await field(visit, 'Mail').fill('nobody');
  await button(visit, 'Update Article').click();
  await expect.poll(() => messageOf(visit, field(visit, 'Title'))).toBe('Required');
  expect(await messageOf(visit, field(visit, 'Mail'))).toBe('Not a mail address');
  await fill(visit, { Title: 'Green tea', Mail: '', Views: '', City: 'Delhi' });
  await field(visit, 'Published').uncheck();
  const contact = main(visit).getByRole('group', { name: 'Contact 1' });
  await field(visit, 'Role', contact).selectOption('guest');
  await save(visit, 'Update Article', 'Articles');
  const [tea, ...others] = before.articles;
  const changed = {
    ...tea,
    title: 'Green tea',
    mail: '',
    views: null,
    published: false,
    address: { ...tea.address, city: 'Delhi' },
    contacts: [{ ...tea.contacts[0], role: 'guest' }],
  };
  expect(await stored()).toEqual({ ...before, articles: [changed, ...others] });
});

test('deletes records', async () => {
  const before = await stored();
  const visit = await open('/articles?page=3');
  await remove(visit, 'Article 21');
  await visit.goto('/comments');
  await find(visit, 'Article', 'Article 2');
  await remove(visit, 'Better');
  const after = await stored();
  expect(after.articles).toEqual(before.articles.filter(({ id }: { id: number }) => id !== 21));
  expect(after.comments).toEqual([before.comments[0]]);
});

test('adds to and changes the records of one parent, by nested paths', async () => {
  const visit = await open('/comments');
  await find(visit, 'Article', 'Green tea');
  await shows(visit, 2, 'Good');
  await main(visit).getByRole('link', { name: '+ Add Comment' }).click();
  await field(visit, 'Text').fill('Best');
  await save(visit, 'Add Comment', 'Comments');
  await shows(visit, 2, 'Good', 'Best');
  await row(visit, 'Good').getByRole('link', { name: /^Edit/ }).click();
  await field(visit, 'Text').fill('Very good');
  await save(visit, 'Update Comment', 'Comments');
  const { comments } = await stored();
  expect(comments[0]).toEqual({ id: 1, text: 'Very good', articleId: 1 });
  expect(comments.at(-1)).toEqual({ id: expect.any(Number), articleId: 1, text: 'Best' });
});

test('a PUT keeps what is not declared, and a single record is changed in place', async () => {
  const visit = await open('/edit-authors/2');
  await field(visit, 'Name').fill('Benedict');
  await save(visit, 'Update Author', 'Authors');
  await visit.goto('/profile');
  await fill(visit, { Owner: 'Chitra', Limit: '7' });
  await button(visit, 'Update Profile').click();
  await expect.poll(async () => (await stored()).profile).toEqual({ owner: 'Chitra', limit: 7, kept: { deep: true } });
  expect((await stored()).authors).toEqual([
    { id: 1, name: 'Asha', code: 'never declared' },
    { id: 2, name: 'Benedict', code: 'never declared' },
  ]);
});
