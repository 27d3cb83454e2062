import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Visit } from '../../browser/harness/Visit';
import { findingsOf } from '../findingsOf';
import { type OpenedBackend, openBackend } from '../openBackend';
import { readTable } from '../readTable';
import { button, column, field, fill, main, messageOf, remove, row, save, shows } from '../screen';

const folder = 'tests/backends/express-crud-router';

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

/** The rows of the database behind express-crud-router. */
const books = () => readTable(join(app.data, 'site.db'), 'books');

test('the doctor finds nothing that is not meant to be so, and what is planted', async () => {
  const meant = ['books fields field-undeclared', 'authors fields field-undeclared'];
  expect(await findingsOf(folder, app)).toEqual(meant);
  const planted = await findingsOf(folder, app, (json) => json.replaceAll('"2025-05-01"', '"some day"'));
  expect(planted).toEqual(expect.arrayContaining([...meant, 'books fields.day date-unreadable']));
});

test('lists, pages, sorts, filters and searches, by the convention of ra-data-simple-rest', async () => {
  const visit = await open('/books');
  await shows(visit, 2, 'Tea', 'Book 2');
  for (const text of ['249.50', 'Lent', 'Ben']) await row(visit, 'Tea').getByText(text, { exact: true }).waitFor();
  await main(visit).getByText('1–10 of 25', { exact: true }).first().waitFor();
  await main(visit).getByRole('button', { name: 'Page 3' }).click();
  await shows(visit, 2, 'Book 21', 'Book 22');
  await main(visit).getByRole('columnheader', { name: 'Stock' }).getByRole('button').click();
  await shows(visit, 4, '0', '1', '2');
  await main(visit).getByRole('columnheader', { name: 'Stock' }).getByRole('button').click();
  await shows(visit, 4, '24', '23');
  await button(visit, 'Filter').click();
  await field(visit, 'State').selectOption('Sold');
  await field(visit, 'Author').selectOption('Ben');
  await button(visit, 'Apply').click();
  await expect.poll(async () => (await column(visit, 2)).length).toBe(4);
  await visit.goto('/books');
  await main(visit).getByRole('searchbox').fill('book 25');
  await expect.poll(() => column(visit, 2)).toEqual(['Book 25']);
});

test('adds a record with a value of every kind', async () => {
  const visit = await open('/add-books');
  await fill(visit, {
    Title: 'Rice',
    ISBN: 'A-1',
    Summary: 'Two\nlines',
    Price: '1234567.5',
    Stock: '0',
    Day: '2025-06-02',
    Begins: '2025-06-02T10:00',
    At: '14:05',
    Link: 'https://rice.example.com',
    Mail: 'rice@example.com',
    Phone: '5000000002',
    PIN: 'Sample@730',
    Shelf: 'C',
    Row: '3',
    Settings: '{ "on": [true] }',
  });
  await field(visit, 'Available').check();
  await field(visit, 'State').selectOption('Lent');
  await field(visit, 'cheap').check();
  await field(visit, 'Author').selectOption('Asha');
  await button(visit, 'Add Part').click();
  const part = main(visit).getByRole('group', { name: 'Part 1' });
  await field(visit, 'Name', part).fill('Only');
  // What the database refuses stands beside its field.
  await button(visit, 'Add Book').click();
  await expect.poll(() => messageOf(visit, field(visit, 'ISBN'))).toBe('Another one has it');
  await field(visit, 'ISBN').fill('B-1');
  await save(visit, 'Add Book', 'Books');
  expect(books().at(-1)).toEqual({
    id: 26,
    title: 'Rice',
    isbn: 'B-1',
    summary: 'Two\nlines',
    price: '1234567.5',
    stock: 0,
    available: 1,
    day: '2025-06-02',
    begins: '2025-06-02T10:00:00',
    at: '14:05',
    state: 'lent',
    tags: '["cheap"]',
    link: 'https://rice.example.com',
    mail: 'rice@example.com',
    phone: '5000000002',
    pin: 'Sample@730',
    authorId: 1,
    place: '{"row":3,"shelf":"C"}',
    parts: '[{"pages":null,"name":"Only"}]',
    settings: '{"on":[true]}',
    secret: 'never declared',
  });
});

test('edits what is typed in the form that the database has, and leaves everything else as it is', async () => {
  const [before, ...others] = books();
  const visit = await open('/edit-books/1');
  await expect.poll(() => field(visit, 'Title').inputValue()).toBe('Tea');
  expect(await field(visit, 'PIN').inputValue()).toBe('');
  await fill(visit, { Title: 'Green tea', Price: '250', Begins: '2025-06-02T10:00', ISBN: '', Shelf: 'D' });
  await field(visit, 'Available').uncheck();
  await field(visit, 'Name', main(visit).getByRole('group', { name: 'Part 1' })).fill('All');
  await save(visit, 'Update Book', 'Books');
  const changed = {
    ...before,
    title: 'Green tea',
    price: '250',
    begins: '2025-06-02 10:00:00',
    isbn: null,
    available: 0,
    place: '{"shelf":"D","row":7,"unknown":[1,2]}',
    parts: '[{"name":"All","pages":120,"extra":{"deep":true}}]',
  };
  expect(books()).toEqual([changed, ...others]);
});

test('deletes a record', async () => {
  const before = books();
  const visit = await open('/books?page=3');
  await remove(visit, 'Book 21');
  expect(books()).toEqual(before.filter(({ id }) => id !== 21));
});
