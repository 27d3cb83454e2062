import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { button, onScreen, pathOf } from './steps';

let app: OpenedConsole;
let folder: string;
const nameOfFile = 'dropped.png';
beforeAll(async () => {
  app = await openConsole();
  folder = await mkdtemp(join(tmpdir(), 'console-drop-'));
  await writeFile(join(folder, nameOfFile), sampleFiles.png.buffer);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Drops a file from the disk as the browser itself does: what the page does not stop, it opens. */
async function dropOn({ page }: Visit, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [join(folder, nameOfFile)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  await devtools.detach();
}

const inForms =
  'The file was not used. Files can be dropped in forms: on the field of an image, or into a formatted text.';

/** Drops a file on each of `targets` and expects one message each time; the page stays what it was. */
async function expectIgnored(visit: Visit, targets: readonly Locator[], text: string): Promise<void> {
  const path = pathOf(visit);
  for (const target of targets) {
    await dropOn(visit, target);
    const message = visit.page.getByText(text, { exact: true });
    await message.waitFor();
    expect(await message.count()).toBe(1);
    await button(visit, 'Dismiss').click();
    expect(pathOf(visit)).toBe(path);
  }
}

describe('a file dropped beside its target is not opened, and a message says where files can be dropped', () => {
  fullTest('on the dashboard, its links, and the bar [X-DROP-01]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    const main = visit.page.getByRole('main');
    await expectIgnored(
      visit,
      [main.getByRole('link').first(), visit.heading(), visit.page.getByRole('banner')],
      inForms,
    );
  });

  test.for(['/mission', '/home-features', '/user-details'])(
    'on the list %s, its rows and an icon [X-DROP-01]',
    async (path) => {
      const visit = await app.newPage({ path });
      const rows = visit.page.getByRole('main').getByRole('region');
      const row = rows.locator('td, li').first();
      await row.waitFor();
      await expectIgnored(visit, [visit.heading(), row, visit.page.locator('nav svg').first(), rows], inForms);
    },
  );

  fullTest('on a form without a picture, and on its text inputs [X-DROP-01]', async () => {
    const visit = await app.newPage({ path: '/add-loan-benefits?loan_id=1' });
    const field = visit.page.getByRole('main').getByRole('textbox').first();
    await field.fill('typed');
    await expectIgnored(visit, [field, button(visit, 'Add Benefit'), visit.heading()], inForms);
    expect(await field.inputValue()).toBe('typed');
  });

  test('on a form with a picture, whose place is named and takes it [X-DROP-01]', async () => {
    const visit = await app.newPage({ path: '/edit-loan-step/2' });
    const title = visit.field('Title');
    await title.waitFor();
    await expectIgnored(visit, [title, visit.heading()], 'The file was not used. Drop it on Image.');
    const stored = visit.page.getByRole('main').getByRole('img').first();
    await dropOn(visit, stored);
    const preview = visit.page.getByRole('img', { name: `Preview of ${nameOfFile}` });
    await preview.waitFor();
    // On the picture just chosen too: the next one takes its place.
    await dropOn(visit, preview);
    await preview.waitFor();
    expect(await visit.alert().count()).toBe(0);
  });

  fullTest('on a form with a formatted text, which is named [X-DROP-01]', async () => {
    const visit = await app.newPage({ path: '/edit-disclaimer/1' });
    await visit.page.getByRole('textbox', { name: 'Description' }).waitFor();
    await expectIgnored(visit, [visit.heading()], 'The file was not used. Drop it on Description.');
  });

  test('on a question, which stays open [X-DROP-01]', async () => {
    const visit = await app.newPage({ path: '/mission' });
    await button(visit, 'Delete').first().click();
    const question = visit.page.getByRole('alertdialog');
    await dropOn(visit, question);
    await visit.page.getByText(inForms, { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(pathOf(visit)).toBe('/mission');
  });

  fullTest('on the login page nothing is said, and what was typed stays [X-DROP-01]', async () => {
    const visit = await app.newPage({ signedIn: false });
    await visit.field('Username').fill('admin');
    for (const target of [visit.field('Username'), visit.field('Password'), visit.heading()])
      await dropOn(visit, target);
    expect(await visit.field('Username').inputValue()).toBe('admin');
    expect(pathOf(visit)).toBe('/');
  });
});
