import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../site/temporaryFolder';
import { fullTest } from '../harness/fullTest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import { pageRows } from './pageRows';
import { readTable } from './readTable';
import { tableOf } from './submissionTables';

const temporary = temporaryFolder();
let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const table = tableOf('R-TALK');

test('an answer that takes twenty minutes is awaited, without a timeout, a retry or an error [R-CONST-01]', async () => {
  const visit = await app.newPage({ path: null });
  const gate = later();
  await visit.page.clock.install();
  await visit.answer(`GET ${table.call}`, {
    body: { data: pageRows(table, 1), pagination: { totalPages: 1 } },
    delayUntil: gate.promise,
  });
  await visit.goto(table.path);
  await expect.poll(() => visit.requests().length).toBe(1);
  for (let minutes = 0; minutes < 20; minutes += 1) await visit.page.clock.fastForward('01:00');
  expect(await visit.alert().count()).toBe(0);
  gate.resolve();
  await expect.poll(async () => (await readTable(visit.page)).map(([id]) => id)).toContain('110');
  expect(visit.requests()).toHaveLength(1);
  expect(visit.consoleErrors).toEqual([]);
});

test('more than the requested ten rows are all shown [R-CONST-01]', async () => {
  const visit = await app.newPage({ path: null });
  await visit.answer(`GET ${table.call}`, { body: { data: pageRows(table, 1, 25), pagination: { totalPages: 1 } } });
  await visit.goto(table.path);
  await expect.poll(() => readTable(visit.page)).toHaveLength(25);
});

test('a message of 20,000 characters is completely in the page, and can be expanded [R-CONST-01] [R-TALK-03]', async () => {
  const visit = await app.newPage({ path: null });
  const message = `Begin ${'what one has to say '.repeat(1000)}end.`;
  await visit.answer(`GET ${table.call}`, {
    body: { data: [{ ...table.row, message }], pagination: { totalPages: 1 } },
  });
  await visit.goto(table.path);
  const cell = visit.page.getByRole('cell').nth(3);
  await expect.poll(() => cell.textContent()).toBe(message);
  const height = async () => (await visit.page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  const folded = await height();
  await cell.getByRole('button', { name: 'Show the whole text' }).click();
  await expect.poll(height).toBeGreaterThan(folded * 3);
  await cell.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(folded);
});

test('a content list is requested at once, and all of its 200 items can be scrolled to [R-CONST-01] [R-APP-28]', async () => {
  const visit = await app.newPage({ path: null });
  const features = Array.from({ length: 200 }, (_, id) => ({
    id,
    title: `Title ${id}`,
    description: 'Text',
    image: null,
  }));
  await visit.answer('GET /loan/getAllHomeFeatures', { body: { features } });
  await visit.goto('/home-features');
  const titles = visit.page.getByText(/^Title \d+$/);
  await titles.first().waitFor();
  await visit.page.getByText('200 features', { exact: true }).waitFor();
  const seen = new Set<string>();
  const look = async () => {
    for (const title of await titles.allTextContents()) seen.add(title);
    // The next rows are rendered when scrolling near them.
    await titles.last().scrollIntoViewIfNeeded();
    return seen.size;
  };
  await expect.poll(look).toBe(200);
  expect(await visit.page.getByText('Title 199', { exact: true }).isVisible()).toBe(true);
  expect(visit.requests('GET /loan/getAllHomeFeatures').map(({ query }) => query)).toEqual([{}]);
  expect(await visit.page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
});

fullTest(
  'a picture of 20 MB and a text of 10,000 characters are sent as they are [R-CONST-01] [R-APP-28]',
  async () => {
    const visit = await app.newPage({ path: '/add-home-features' });
    const size = 20_000_000;
    // From the disk, because sending a large file to the browser takes time.
    const file = join(temporary, 'large.png');
    await writeFile(file, Buffer.concat([sampleFiles.png.buffer, Buffer.alloc(size - sampleFiles.png.buffer.length)]));
    const description = 'long '.repeat(2000);
    await visit.field('Title').fill('A large one');
    await visit.field('Description').fill(description);
    await visit.page.locator('input[type=file]').setInputFiles(file);
    await visit.page.getByRole('button', { name: 'Add Feature', exact: true }).click();
    await expect.poll(() => new URL(visit.page.url()).pathname).toBe('/home-features');
    expect(visit.requests('POST /*').map(({ body }) => body)).toMatchObject([
      { title: 'A large one', description, image: { size } },
    ]);
  },
);
