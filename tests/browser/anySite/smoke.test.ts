import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { resources } from '../../../resources';
import { site } from '../../../resources/site';
import { complete, resourcesOf } from '../../../src/declare';
import { credentials } from '../../../src/tools/standIn/credentials';
import { standInPlugin } from '../../../src/tools/standInPlugin';
import { english } from '../../setup/english';
import { buildConsole } from '../harness/buildConsole';
import { sharedBrowser } from '../harness/sharedBrowser';

let server: PreviewServer;
let data: string;
/** The console of this project, over a stand-in that is made of its declarations alone. */
beforeAll(async () => {
  const cache = resolve('node_modules/.cache/console-builds');
  await mkdir(cache, { recursive: true });
  const program = { file: 'tests/browser/slots/build.ts', args: ['resources'], sources: [] };
  const built = await buildConsole(process.cwd(), cache, program);
  data = await mkdtemp(join(tmpdir(), 'stand-in-'));
  server = await preview({
    configFile: false,
    logLevel: 'error',
    root: built,
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [standInPlugin({ dir: data, resources: resolve('resources') })],
  });
}, 180_000);
afterAll(async () => {
  await server?.close();
  await rm(data, { recursive: true, force: true });
});

async function signIn(): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ baseURL: server.resolvedUrls?.local[0] ?? '' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto('/');
  if (site.auth !== false) {
    await page.getByLabel(site.auth?.label ?? 'Username').fill(credentials.username);
    await page.getByLabel('Password').fill(credentials.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  }
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  return page;
}

test('signing in leads to the welcome page, without an error [X-NEWSITE-02]', async () => {
  const page = await signIn();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

const listed = resourcesOf(resources).filter((resource) => complete(resource, english, site).list?.columns.length);

test.each(listed)('each screen of $name opens, as its declaration says [X-NEWSITE-02]', async (resource) => {
  const { name, label, fields, show, create, edit } = complete(resource, english, site);
  const page = await signIn();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const button = (words: string) => page.getByRole('button', { name: words, exact: true });
  await page.goto(`/${name}`);
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
  for (const scope of [resource.scope ?? []].flat())
    await page
      .getByRole('main')
      .getByLabel(fields[scope]?.label ?? '')
      .selectOption({ index: 1 });
  await page.getByRole('main').getByRole('region').getByText(/\w/).first().waitFor();
  if (show) {
    await page.getByRole('main').locator(`a[href^="/show-${name}/"]`).first().click();
    await page.getByRole('definition').first().waitFor();
    await page.goBack();
  }
  if (edit) {
    await page.getByRole('main').locator(`a[href^="/edit-${name}/"]`).first().click();
    await button(edit.button).waitFor();
  }
  if (create) {
    await page.goto(`/add-${name}`);
    await button(create.button).waitFor();
  }
  expect(errors).toEqual([]);
});
