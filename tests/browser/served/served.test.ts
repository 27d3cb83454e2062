import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { fullTest } from '../harness/fullTest';
import { later } from '../harness/later';
import type { Visit } from '../harness/Visit';
import { type OpenedSlots, openSlots } from '../slots/openSlots';
import { servedSite } from './servedSite';

let app: OpenedSlots;
beforeAll(async () => {
  app = await openSlots('tests/browser/served/resources', servedSite());
}, 180_000);
afterAll(() => app.close());

async function open(path: string): Promise<Visit> {
  const visit = await app.open(path);
  onTestFinished(() => visit.close());
  return visit;
}

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const searchBox = ({ page }: Visit) => page.getByRole('searchbox', { name: 'Search' });
const searchOf = ({ page }: Visit) => decodeURIComponent(new URL(page.url()).search).replaceAll('+', ' ');
const filters = ({ page }: Visit) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
/** The queries of the calls for a list, in order. */
const asked = (visit: Visit, name = 'tasks') => visit.requests(`GET /${name}`).map(({ query }) => ({ ...query }));
const titles = ({ page }: Visit) => page.locator('tbody tr td:nth-child(2)').allTextContents();

/** Waits until the list shows these titles first. */
async function shows(visit: Visit, ...first: readonly string[]): Promise<void> {
  await expect.poll(async () => (await titles(visit)).slice(0, first.length)).toEqual(first);
}

test('the declarations of served lists have no errors', async () => {
  const { errors } = await checkDeclarations(join(import.meta.dirname, 'resources'));
  expect(errors).toEqual([]);
});

describe('a search', () => {
  fullTest('makes one call at a time, for what was typed last, and begins at page 1 [X-SERVED-01]', async () => {
    const visit = await open('/tasks?page=2');
    await shows(visit, 'Task 11');
    visit.clearRequests();
    const gate = later();
    await visit.answer('GET /tasks', { delayUntil: gate.promise, times: 1 });
    await searchBox(visit).fill('task 1');
    await expect.poll(() => asked(visit)).toEqual([{ page: '1', limit: '10', q: 'task 1' }]);
    for (const text of ['task 2', 'task 33', 'task 4', ' task 44 ']) await searchBox(visit).fill(text);
    gate.resolve();
    await shows(visit, 'Task 44');
    expect(asked(visit).map(({ q }) => q)).toEqual(['task 1', 'task 44']);
    expect(searchOf(visit)).toBe('?filter={"q":"task 44"}');
    expect(await searchBox(visit).inputValue()).toBe(' task 44 ');
  });

  test('is in the address: reload and a link show it, and Back undoes all of it [X-SERVED-02]', async () => {
    const visit = await open('/tasks');
    await shows(visit, 'Task 1');
    await searchBox(visit).fill('task 5');
    await shows(visit, 'Task 5', 'Task 50');
    await searchBox(visit).fill('task 51');
    await shows(visit, 'Task 51');
    await visit.page.reload();
    await shows(visit, 'Task 51');
    expect(await searchBox(visit).inputValue()).toBe('task 51');
    await visit.page.goBack();
    await shows(visit, 'Task 1', 'Task 2');
    await expect.poll(() => searchBox(visit).inputValue()).toBe('');
  });

  test('is sent at once by Enter, and without a text again all rows are shown [X-SERVED-01]', async () => {
    const visit = await open('/tasks');
    await shows(visit, 'Task 1');
    await searchBox(visit).fill('task 60');
    await searchBox(visit).press('Enter');
    await shows(visit, 'Task 60');
    await searchBox(visit).fill('');
    await shows(visit, 'Task 1', 'Task 2');
    expect(searchOf(visit)).toBe('');
  });
});

describe('filters', () => {
  test('are built from the kinds, sent as the site spells them, and removed one by one [X-SERVED-03]', async () => {
    const visit = await open('/tasks?page=3');
    await shows(visit, 'Task 21');
    visit.clearRequests();
    await button(visit, 'Filter').click();
    await visit.field('State').selectOption('Too late');
    await visit.field('Points').fill('2');
    await button(visit, 'Apply').click();
    await shows(visit, 'Task 2', 'Task 17');
    expect(asked(visit)).toEqual([{ page: '1', limit: '10', state: 'late', points: '2' }]);
    expect(await filters(visit).allTextContents()).toEqual([
      expect.stringContaining('State: Too late'),
      expect.stringContaining('Points: 2'),
      'Remove all',
    ]);
    await filters(visit)
      .getByRole('button', { name: /State: Too late/ })
      .click();
    await expect.poll(() => asked(visit).at(-1)).toEqual({ page: '1', limit: '10', points: '2' });
    await expect.poll(() => visit.field('State').inputValue()).toBe('');
    expect(await button(visit, 'Filter').evaluate((element) => element === document.activeElement)).toBe(true);
    await visit.page.goBack();
    await expect.poll(() => filters(visit).count()).toBe(3);
    await button(visit, 'Remove all').click();
    await expect.poll(() => searchOf(visit)).toBe('');
  });

  fullTest('that are not valid are refused, and nothing is sent [X-SERVED-03]', async () => {
    const visit = await open('/tasks');
    await shows(visit, 'Task 1');
    visit.clearRequests();
    await button(visit, 'Filter').click();
    await visit.field('Points').fill('many');
    await button(visit, 'Apply').click();
    await expect.poll(() => visit.field('Points').getAttribute('aria-invalid')).toBe('true');
    expect(asked(visit)).toEqual([]);
  });

  test('by a reference search the site for the record [X-SERVED-04]', async () => {
    const visit = await open('/tasks');
    await button(visit, 'Filter').click();
    await visit.field('Owner').fill('person 3');
    await visit.page.getByRole('option', { name: 'Person 3', exact: true }).click();
    await button(visit, 'Apply').click();
    await filters(visit)
      .getByRole('button', { name: /Owner: Person 3/ })
      .waitFor();
    await expect.poll(() => asked(visit).at(-1)).toEqual({ page: '1', limit: '10', owner_id: '3' });
    expect(asked(visit, 'people').every(({ limit }) => limit === '25')).toBe(true);
    // A link shows the name, too.
    await visit.page.reload();
    await filters(visit)
      .getByRole('button', { name: /Owner: Person 3/ })
      .waitFor();
  });

  test('by one of several references search for it, too [X-SERVED-07]', async () => {
    const visit = await open('/tasks');
    await button(visit, 'Filter').click();
    await visit.field('Helpers').fill('person 9');
    await visit.page.getByRole('option', { name: 'Person 9', exact: true }).click();
    await button(visit, 'Apply').click();
    await filters(visit)
      .getByRole('button', { name: /Helpers: Person 9/ })
      .waitFor();
    await shows(visit, 'Task 2');
    expect(asked(visit).at(-1)).toEqual({ page: '1', limit: '10', helpers: '9' });
  });
});

fullTest('the record whose items a list shows is searched for, and a link shows its name [X-SERVED-07]', async () => {
  const visit = await open('/visits');
  await visit.field('Owner').fill('person 33');
  await visit.page.getByRole('option', { name: 'Person 33', exact: true }).click();
  await shows(visit, 'Visit 33');
  expect(asked(visit, 'visits')).toEqual([{ owner_id: '33' }]);
  expect(asked(visit, 'people').filter(({ limit }) => limit !== '25')).toEqual([]);
  await visit.page.reload();
  await shows(visit, 'Visit 33');
  await expect.poll(() => visit.field('Owner').inputValue()).toBe('Person 33');
});

test('a head of a column sorts, and the site is asked for no order before [X-SERVED-05]', async () => {
  const visit = await open('/tasks?page=2');
  await shows(visit, 'Task 11');
  const head = visit.page.getByRole('columnheader', { name: 'Title' });
  expect(asked(visit)).toEqual([{ page: '2', limit: '10' }]);
  expect(await head.getAttribute('aria-sort')).toBeNull();
  await head.getByRole('button').click();
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  await head.getByRole('button').click();
  await shows(visit, 'Task 9', 'Task 8');
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  expect(asked(visit).slice(1)).toEqual([
    { page: '1', limit: '10', sort: 'title', dir: 'asc' },
    { page: '1', limit: '10', sort: 'title', dir: 'desc' },
  ]);
  await visit.page.reload();
  await shows(visit, 'Task 9', 'Task 8');
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  // What the site cannot sort by has no button.
  expect(await visit.page.getByRole('columnheader', { name: 'State' }).getByRole('button').count()).toBe(0);
});

test('the number of rows of a page can be chosen [X-SERVED-06]', async () => {
  const visit = await open('/tasks?page=3');
  await shows(visit, 'Task 21');
  await visit.field('Rows per page').selectOption('50');
  await expect.poll(async () => (await titles(visit)).length).toBe(50);
  expect(asked(visit).at(-1)).toEqual({ page: '1', limit: '50' });
  await visit.page.goBack();
  await shows(visit, 'Task 21');
  expect(await visit.field('Rows per page').inputValue()).toBe('10');
});

test('references are searched for by the site, and saved with the id that the site gave [X-SERVED-04] [X-BACKEND-03]', async () => {
  const visit = await open('/edit-tasks/1');
  const owner = visit.field('Owner');
  await expect.poll(() => owner.inputValue()).toBe('Person 2');
  await owner.fill('person 42');
  await visit.page.getByRole('listbox').getByRole('option', { name: 'Person 42', exact: true }).click();
  const helpers = visit.page.getByRole('combobox', { name: 'Helpers' });
  const offered = visit.page.getByRole('listbox').getByRole('option');
  for (const name of ['Person 7', 'Person 57']) {
    await helpers.fill(name);
    await visit.page.getByRole('option', { name, exact: true }).click();
    await button(visit, `Remove ${name}`).waitFor();
    expect(await helpers.inputValue()).toBe('');
  }
  // One that is chosen is not offered again.
  await helpers.fill('person 7');
  await expect.poll(() => asked(visit, 'people').at(-1)?.q).toBe('person 7');
  await visit.page.getByText('Nothing found', { exact: false }).waitFor();
  expect(await offered.count()).toBe(0);
  await helpers.press('Escape');
  await button(visit, 'Remove Person 57').click();
  await button(visit, 'Update Task').click();
  await shows(visit, 'Task 1');
  expect(visit.requests('PATCH /tasks/1')[0]?.body).toEqual({ owner_id: 42, helpers: [7] });
  expect(asked(visit, 'people').map(({ q }) => q)).toContain('person 42');
  expect(asked(visit, 'people').filter(({ limit }) => limit !== '25')).toEqual([]);
});

fullTest('back from a record, a paged list has the same page, filter and place [X-FIND-10]', async () => {
  const visit = await open('/tasks?filter=%7B%22q%22%3A%22task%22%7D&page=2&perPage=20');
  await shows(visit, 'Task 21');
  const row = visit.page.getByRole('row').filter({ hasText: 'Task 38' });
  const link = row.getByRole('link', { name: 'Edit' });
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().y));
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  const leaves = [() => visit.page.goBack(), () => button(visit, 'Cancel').click()];
  for (const leave of leaves) {
    await link.click();
    await expect.poll(() => visit.field('Title').inputValue()).toBe('Task 38');
    await leave();
    await shows(visit, 'Task 21');
    await expect.poll(top).toBe(before);
    expect(searchOf(visit)).toBe('?filter={"q":"task"}&page=2&perPage=20');
    expect(await searchBox(visit).inputValue()).toBe('task');
  }
  expect(asked(visit).at(-1)).toEqual({ page: '2', limit: '20', q: 'task' });
});
