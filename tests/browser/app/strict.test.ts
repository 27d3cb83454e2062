import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { createServer, loadConfigFromFile, type PluginOption, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../../site/seeds/credentials';
import { siteVitePlugin } from '../../site/siteVitePlugin';
import { sharedBrowser } from '../harness/sharedBrowser';
import { areas } from './areas';
import { someLinks } from './screens';

let folder: string;
let server: ViteDevServer;
let context: BrowserContext;
let page: Page;

function isStandIn(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'site-stand-in';
}

/** The project’s own development server, with its own stand-in on a free port. */
async function startServer(): Promise<ViteDevServer> {
  const root = process.cwd();
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(root, 'vite.config.ts'));
  const { plugins = [], ...config } = loaded?.config ?? {};
  const others = (plugins as PluginOption[]).filter((plugin) => !isStandIn(plugin));
  expect(others).toHaveLength(plugins.length - 1);
  return createServer({
    ...config,
    configFile: false,
    root: join(root, config.root ?? ''),
    // Kept between runs, and separate from the one a developer may be using.
    cacheDir: join(root, 'node_modules/.cache/strict-server'),
    logLevel: 'error',
    mode: 'development',
    server: { ...config.server, port: 0, host: '127.0.0.1', hmr: false, watch: null },
    plugins: [...others, siteVitePlugin({ dir: folder })],
  });
}

async function signIn(): Promise<void> {
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strict-site-'));
  server = await (await startServer()).listen();
  context = await (await sharedBrowser()).newContext({ baseURL: server.resolvedUrls?.local[0] ?? '' });
  page = await context.newPage();
  // The first visit waits until Vite has prepared the packages, and may reload; it is not part of the test.
  context.setDefaultTimeout(180_000);
  await page.goto('/');
  await signIn();
  for (const path of ['/edit-loan-image/1', '/edit-disclaimer/1']) {
    await page.goto(path);
    await page.getByRole('button', { name: /^Update/ }).waitFor();
  }
  await page.locator('[contenteditable="true"]').waitFor();
  context.setDefaultTimeout(20_000);
}, 240_000);
afterAll(async () => {
  await context?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('under StrictMode no call is sent twice, and no screen logs an error or warning', async () => {
  const said: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${new URL(page.url()).pathname} ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${new URL(page.url()).pathname} ${error.message}`));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  const twice: Record<string, string[]> = {};
  /** Calls since the last step; each may occur once. */
  const step = async (screen: string) => {
    const again = calls.filter((call, index) => calls.indexOf(call) !== index);
    if (again.length > 0) twice[screen] = again;
    loans += calls.filter((call) => call.includes('allLoans')).length;
    calls.length = 0;
  };
  let loans = 0;

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await signIn();
  await step('/dashboard');
  const links = page.getByRole('navigation', { name: 'Screens' });
  for (const [path, label] of someLinks.slice(1)) {
    await links.getByRole('link', { name: label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor();
    const area = areas.find(({ list }) => list === path);
    if (area?.perLoan && (await page.getByLabel('Loan', { exact: true }).inputValue()) === '')
      await page.getByLabel('Loan', { exact: true }).selectOption('1');
    await page.locator('main section :is(td, li)').first().waitFor();
    await step(path);
    for (const address of [area?.add, area?.edit]) {
      if (!address) continue;
      await page.locator(`main a[href^="${address}"]`).first().click();
      await page.getByRole('button', { name: address === area?.add ? /^Add / : /^Update / }).waitFor();
      if (area?.rich) await page.locator('[contenteditable="true"]').waitFor();
      await step(address);
      await page.goBack();
      await page.locator('main section :is(td, li)').first().waitFor();
      await step(`${path} again`);
    }
  }
  expect(twice).toEqual({});
  expect(loans).toBe(1);
  expect(said).toEqual([]);
}, 240_000);
