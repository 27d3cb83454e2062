import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkPlugin } from '../../src/tools/checkPlugin';
import { resourcesPlugin } from '../../src/tools/resourcesPlugin';
import config from '../../vite.config';
import { credentials } from '../site/seeds/credentials';
import { siteVitePlugin } from '../site/siteVitePlugin';
import { sharedBrowser } from './harness/sharedBrowser';

/** Below the project, whose files the development server may send, and outside node_modules, which it does not watch. */
let folder: string;
let server: ViteDevServer;
let page: Page;
beforeAll(async () => {
  await mkdir('tests/results', { recursive: true });
  folder = await mkdtemp(resolve('tests/results/editing-'));
  const resources = join(folder, 'resources');
  await cp('resources', resources, { recursive: true });
  for (const file of await readdir(resources)) await change(file, "'../src/declare'", `'${resolve('src/declare')}'`);
  server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'silent',
    root: resolve('src'),
    cacheDir: resolve('node_modules/.vite-editing'),
    plugins: [
      react(),
      resourcesPlugin(resources),
      checkPlugin(resources),
      siteVitePlugin({ dir: join(folder, '.site'), resources }),
    ],
    server: { ...config.server, port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  page = await signIn();
}, 180_000);
afterAll(async () => {
  await page.context().close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Edits a declaration, as a maintainer would. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, 'resources', file);
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
}

/** One page for all tests: in another, the browser would fetch every module of the development server again. */
async function signIn(): Promise<Page> {
  const signedIn = await (await (await sharedBrowser()).newContext()).newPage();
  signedIn.setDefaultTimeout(60_000);
  await signedIn.goto(server.resolvedUrls?.local[0] ?? '');
  await signedIn.getByLabel('Username').fill(credentials.username);
  await signedIn.getByLabel('Password').fill(credentials.password);
  await signedIn.getByRole('button', { name: 'Login' }).click();
  await signedIn.getByRole('link', { name: 'Dashboard' }).waitFor();
  return signedIn;
}

/** Opens a screen, once the server has prepared all packages: it reloads the page when it finds another. */
async function openScreen(path: string): Promise<void> {
  const address = `${server.resolvedUrls?.local[0]}${path}`;
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(address);
}

/** Marks the page as it is loaded now; then whether it still is that one. */
const markLoad = () => page.evaluate(() => Object.assign(window, { sameLoad: true }));
const isSameLoad = () => page.evaluate(() => 'sameLoad' in window);

test('a changed declaration updates the screen; session, address and what was typed stay [X-EDITING-01]', async () => {
  await openScreen('edit-loan-step/1');
  await page.getByRole('main').getByLabel('Title').fill('Typed and not saved');
  await markLoad();

  await change('loan-step.ts', "text('Title'", "text('Heading'");
  const heading = page.getByRole('main').getByLabel('Heading');
  await heading.waitFor();
  await expect.poll(() => heading.inputValue(), { timeout: 30_000 }).toBe('Typed and not saved');
  expect(new URL(page.url()).pathname).toBe('/edit-loan-step/1');
  expect(await isSameLoad()).toBe(true);

  await change('loan-benefits.ts', "to: 'loans'", "to: 'lones'");
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('loan-benefits.fields.loan_id').first().waitFor();
  await change('loan-benefits.ts', "to: 'lones'", "to: 'loans'");
  await overlay.waitFor({ state: 'detached' });
  expect(await heading.inputValue()).toBe('Typed and not saved');
}, 240_000);

test('a page that opens with an error is updated in its place when that is fixed [X-EDITING-02]', async () => {
  await openScreen('loan-step');
  const overlay = page.locator('vite-error-overlay');
  await change('loan-benefits.ts', "to: 'loans'", "to: 'lones'");
  await overlay.waitFor();
  await page.reload();
  await overlay.getByText('loan-benefits.fields.loan_id').first().waitFor();
  await markLoad();
  await change('loan-benefits.ts', "to: 'lones'", "to: 'loans'");
  await overlay.waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).first().waitFor();
  expect(await isSameLoad()).toBe(true);
}, 240_000);

const birds = `import { defineResource, text } from '${resolve('src/declare')}';
export const birds = defineResource({
  name: 'birds',
  label: 'Birds',
  item: 'Bird',
  fields: { name: text('Name', { required: true }) },
});
`;

test('a new resource is on the screen, with rows, once its file is saved; it is said how soon [X-EDITING-03]', async () => {
  const index = join(folder, 'resources/index.ts');
  const before = await readFile(index, 'utf8');
  onTestFinished(() => writeFile(index, before));
  await openScreen('loan-step');
  const rows = page.getByRole('main').getByRole('link', { name: 'Edit' }).first();
  // Under load the server may still be at the changes of the tests before.
  await rows.waitFor({ timeout: 20_000 }).catch(() => page.reload());
  await rows.waitFor();
  await markLoad();
  await writeFile(join(folder, 'resources/birds.ts'), birds);
  const saved = performance.now();
  await change('index.ts', 'import { loans }', "import { birds } from './birds';\nimport { loans }");
  await change('index.ts', '[loans]', '[loans, birds]');
  await page.getByRole('link', { name: 'Birds' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).first().waitFor();
  const seconds = (performance.now() - saved) / 1000;
  console.info(`A new resource: on the screen after ${seconds.toFixed(1)} s`);
  expect(await isSameLoad()).toBe(true);
}, 240_000);
