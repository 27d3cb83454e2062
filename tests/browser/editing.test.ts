import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPlugin } from '../../src/tools/checkPlugin';
import { resourcesPlugin } from '../../src/tools/resourcesPlugin';
import config from '../../vite.config';
import { credentials } from '../site/seeds/credentials';
import { siteVitePlugin } from '../site/siteVitePlugin';
import { sharedBrowser } from './harness/sharedBrowser';

/** Below the project, whose files the development server may send, and outside node_modules, which it does not watch. */
let folder: string;
let server: ViteDevServer;
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
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Edits a declaration, as a maintainer would. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, 'resources', file);
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
}

test('a changed declaration updates the screen; session, address and what was typed stay [X-EDITING-01]', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const form = `${server.resolvedUrls?.local[0]}edit-loan-step/1`;
  await page.goto(form);
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Login' }).click();
  const title = page.getByRole('main').getByLabel('Title');
  await page.getByRole('main').waitFor();
  // The server reloads the page when it finds packages that it has not prepared: what was typed comes after that.
  await page.goto(form);
  await title.waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(form);
  await title.fill('Typed and not saved');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));

  await change('loan-step.ts', "text('Title'", "text('Heading'");
  const heading = page.getByRole('main').getByLabel('Heading');
  await heading.waitFor();
  await expect.poll(() => heading.inputValue(), { timeout: 30_000 }).toBe('Typed and not saved');
  expect(new URL(page.url()).pathname).toBe('/edit-loan-step/1');
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);

  await change('loan-benefits.ts', "to: 'loans'", "to: 'lones'");
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('loan-benefits.fields.loan_id').first().waitFor();
  await change('loan-benefits.ts', "to: 'lones'", "to: 'loans'");
  await overlay.waitFor({ state: 'detached' });
  expect(await heading.inputValue()).toBe('Typed and not saved');
  await context.close();
}, 240_000);
