import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { savedFile } from '../export/exported';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from './openSlots';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots();
}, 180_000);
afterAll(() => app.close());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

const cell = ({ page }: Visit, name: string) => page.getByRole('cell', { name, exact: true });
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const sent = (visit: Visit, call: string) => visit.requests(call).map(({ body }) => body);

test('the declarations with custom components have no errors', async () => {
  const { errors, count } = await checkDeclarations(join(import.meta.dirname, 'resources'));
  expect([errors, count]).toEqual([[], 8]);
});

describe('a custom column', () => {
  test('shows its component in each row', async () => {
    const visit = await open('/prices');
    await cell(visit, '₹250.00').waitFor();
    await cell(visit, '₹1,200.00').waitFor();
  });

  test('with an error affects only its own cell, and names the file', async () => {
    const visit = await open('/prices');
    await visit.alert().filter({ hasText: 'BrokenCell could not be shown.' }).waitFor();
    await cell(visit, 'works').waitFor();
    await cell(visit, 'Tea').waitFor();
  });
});

describe('a custom field', () => {
  test('shows its cell in lists', async () => {
    const visit = await open('/ratings');
    await visit.page.getByRole('img', { name: '3 Stars' }).waitFor();
  });

  test('is edited and saved by MUI’s Rating', async () => {
    const visit = await open('/edit-ratings/1');
    await visit.page.getByRole('radio', { name: '5 Stars' }).press('Space');
    await button(visit, 'Update Rating').click();
    await visit.page.getByRole('img', { name: '5 Stars' }).waitFor();
    expect(sent(visit, 'PUT /ratings/1')).toEqual([{ name: 'Service', stars: 5 }]);
  });

  test('is refused beside its input while it is required and blank', async () => {
    const visit = await open('/add-ratings');
    await visit.field('Name').fill('Food');
    await button(visit, 'Add Rating').click();
    await visit.alert().filter({ hasText: 'Name and stars are required' }).waitFor();
    await visit.page.getByText('Required', { exact: true }).waitFor();
    expect(visit.requests('POST /*')).toEqual([]);
    await visit.page.getByRole('radio', { name: '2 Stars' }).press('Space');
    await button(visit, 'Add Rating').click();
    await cell(visit, 'Food').waitFor();
    expect(sent(visit, 'POST /ratings')).toEqual([{ name: 'Food', stars: 2 }]);
  });

  test('is kept in the draft of its form', async () => {
    const visit = await open('/edit-ratings/1');
    // A session without a name is offered no drafts.
    await visit.page.evaluate(() => sessionStorage.setItem('console.name', 'admin'));
    await visit.page.reload();
    await visit.page.getByRole('radio', { name: '4 Stars' }).press('Space');
    await visit.page.getByText(/^Draft (kept|saved)/).waitFor();
    await visit.page.reload();
    await button(visit, 'Restore').click();
    await expect.poll(() => visit.page.getByRole('radio', { name: '4 Stars' }).isChecked()).toBe(true);
  });

  test('can be the editor of ra-input-rich-text', async () => {
    const visit = await open('/edit-articles/1');
    const editor = visit.page.locator('[contenteditable=true]');
    await editor.press('Control+End');
    await editor.pressSequentially(' and more');
    await button(visit, 'Update Article').click();
    // The form has the same text: the list is there once the article is saved.
    await visit.page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor();
    expect(sent(visit, 'PUT /articles/1')).toEqual([
      { name: 'Terms', body: '<p>First <strong>bold</strong> text and more</p>' },
    ]);
  });
});

test('a custom list body shows the rows in react-admin’s Datagrid', async () => {
  const visit = await open('/boards');
  await cell(visit, 'North').waitFor();
  await cell(visit, '1,234').waitFor();
});

describe('a custom form body', () => {
  test('saves the values of react-admin’s inputs', async () => {
    const visit = await open('/edit-products/1');
    await visit.field('Product name').fill('Desk lamp');
    await visit.field('Price').fill('950');
    await button(visit, 'Update Product').click();
    await cell(visit, 'Desk lamp').waitFor();
    expect(sent(visit, 'PUT /products/1')).toEqual([{ name: 'Desk lamp', price: 950 }]);
  });

  test('adds, and refuses what is required and blank', async () => {
    const visit = await open('/add-products');
    await visit.field('Price').fill('10');
    await button(visit, 'Add Product').click();
    await visit.alert().filter({ hasText: 'Name is required' }).waitFor();
    await visit.field('Product name').fill('Cup');
    await button(visit, 'Add Product').click();
    await cell(visit, 'Cup').waitFor();
    expect(sent(visit, 'POST /products')).toEqual([{ name: 'Cup', price: 10 }]);
  });
});

describe('custom tools', () => {
  test('of a list know its rows and reload it', async () => {
    const visit = await open('/tasks');
    await button(visit, 'Refresh 2 tasks').waitFor();
    visit.clearRequests();
    await button(visit, 'Refresh 2 tasks').click();
    await expect.poll(() => visit.requests('GET /tasks').length).toBe(1);
  });

  test('of a row change its record, notify, and the list shows the change', async () => {
    const visit = await open('/tasks');
    await button(visit, 'Finish').first().click();
    await visit.page.getByText('The task is finished').waitFor();
    await cell(visit, 'finished').waitFor();
    expect(sent(visit, 'PUT /tasks/1')).toEqual([{ name: 'Call', state: 'finished' }]);
  });

  test('of a form know its record and change its values', async () => {
    const visit = await open('/edit-tasks/1');
    await button(visit, 'Close Call').click();
    await expect.poll(() => visit.field('State').inputValue()).toBe('closed');
    await button(visit, 'Update Task').click();
    await cell(visit, 'closed').waitFor();
  });
});

/** Whether a script with the texts of react-admin's own components was loaded. */
function hasTextsOfReactAdmin({ page }: Visit): Promise<boolean> {
  return page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('found using the current filters'));
  });
}

test('a component of react-admin shows its English texts, which are not loaded before one is needed', async () => {
  const visit = await open('/prices');
  await cell(visit, '₹250.00').waitFor();
  expect(await hasTextsOfReactAdmin(visit)).toBe(false);
  await visit.page.getByRole('link', { name: 'Scores', exact: true }).click();
  // The console's own button, and react-admin's.
  await expect.poll(() => button(visit, 'Export').count()).toBe(2);
  expect(await hasTextsOfReactAdmin(visit)).toBe(true);
});

test("react-admin's ExportButton saves the rows that other programs read [X-EXPORT-01]", async () => {
  const visit = await open('/scores');
  await expect.poll(() => button(visit, 'Export').count()).toBe(2);
  const { name, lines } = await savedFile(visit.page, () => button(visit, 'Export').last().click());
  expect([name, lines]).toEqual([
    'scores.csv',
    [
      ['id', 'name', 'score'],
      ['1', 'Chess', '4'],
    ],
  ]);
});

test('a custom page has a link in the sidebar, its own address, and may load lists', async () => {
  const visit = await open('/dashboard');
  await visit.page.getByRole('link', { name: 'Reports', exact: true }).click();
  await visit.page.getByText('2 prices', { exact: true }).waitFor();
  expect([new URL(visit.page.url()).pathname, await visit.heading().textContent()]).toEqual(['/reports', 'Reports']);
  expect(await visit.page.getByRole('link', { name: 'Reports', exact: true }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('a custom dashboard replaces the links of the welcome page and keeps Logout', async () => {
  const visit = await open('/dashboard');
  await visit.page.getByText('2 open', { exact: true }).waitFor();
  await visit.page.getByRole('main').getByRole('button', { name: 'Logout' }).waitFor();
});

describe('a custom kind of field', () => {
  test('is shown, edited and sent as it is defined', async () => {
    const visit = await open('/scores');
    await cell(visit, '4 of 10').waitFor();
    await visit.page.getByRole('link', { name: 'Edit' }).click();
    await visit.page.getByRole('radio', { name: '9 Stars' }).press('Space');
    await button(visit, 'Update Score').click();
    await cell(visit, '9 of 10').waitFor();
    expect(sent(visit, 'PUT /scores/1')).toEqual([{ name: 'Chess', score: 9 }]);
  });
});

test('a list with three references shows names in all three columns', async () => {
  const visit = await open('/matches');
  for (const name of ['Rice', 'Lamp', 'Write']) await cell(visit, name).waitFor();
});
