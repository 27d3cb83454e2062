import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areas } from './areas';
import { sidebarLinks } from './screens';
import { chooseScreen, onScreen, openForm } from './steps';

let app: OpenedConsole;
let dist: string;
beforeAll(async () => {
  app = await openConsole();
  const build = inject('build');
  dist = 'folder' in build ? build.folder : '';
});
afterAll(() => app.close());

/** Files of the build with their text; pictures and fonts have none that matters. */
async function builtFiles(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name, 'latin1')] as const)));
}

/** Names of the scripts a page has asked for, in order, growing. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Together, compressed as a server would, in kB of 1000 bytes. */
async function kilobytes(scripts: readonly string[]): Promise<number> {
  const sizes = [...new Set(scripts)].map(async (script) => gzipSync(await readFile(join(dist, script))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

test('the login page is usable after at most 80 kB of script', async () => {
  const visit = await app.newPage({ signedIn: false, path: null });
  const scripts = scriptsOf(visit.page);
  await visit.goto('/');
  await visit.field('Username').waitFor();
  await visit.page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await kilobytes(scripts)).toBeLessThanOrEqual(80);
});

test('the first list is there after at most 300 kB of script', async () => {
  const visit = await app.newPage({ path: null });
  const scripts = scriptsOf(visit.page);
  await visit.goto('/loan-step');
  await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
  const size = await kilobytes(scripts);
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThanOrEqual(300);
});

test('the rich-text editor is fetched by the three legal forms, and by nothing else', async () => {
  const marks = [...(await builtFiles())].filter(([name, text]) => name.endsWith('.js') && /ProseMirror/i.test(text));
  const editor = marks.map(([name]) => name.slice(dist.length));
  expect(editor.length).toBeGreaterThan(0);
  const visit = await app.newPage();
  await onScreen(visit, 'Welcome');
  const scripts = scriptsOf(visit.page);
  for (const [path, label] of sidebarLinks) {
    await chooseScreen(visit, label);
    if (areas.some(({ list, perLoan }) => list === path && perLoan)) await visit.field('Loan').selectOption('1');
  }
  for (const area of areas.filter(({ rich }) => !rich))
    for (const mode of area.add ? (['add', 'edit'] as const) : (['edit'] as const)) await openForm(visit, area, mode);
  await visit.page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => editor.includes(script))).toEqual([]);
  for (const area of areas.filter(({ rich }) => rich)) {
    const fresh = await app.newPage({ path: null });
    const fetched = scriptsOf(fresh.page);
    await fresh.goto(area.edit);
    await fresh.page.locator('[contenteditable="true"]').waitFor();
    expect(fetched.filter((script) => editor.includes(script)).length, area.edit).toBeGreaterThan(0);
    await fresh.close();
  }
});

test('no trace of the stand-in, its data or the tests is in the build', async () => {
  const marks = [
    'mockServiceWorker',
    'setupWorker',
    'getRequestListener',
    'node-sqlite3',
    'sqlite',
    'playwright',
    'vitest',
    'siteVitePlugin',
    'createSite',
    'expireTokens',
    // Its credentials, texts and people.
    'paper-kite-42',
    'admin.demo',
    'ZZZPZ',
    'Door-step collection',
    'Check your eligibility',
    'Invalid username or password',
    'This call takes',
    'We compare offers of several lenders',
  ];
  const files = await builtFiles();
  expect([...files.keys()].some((name) => name.endsWith('.js'))).toBe(true);
  const found = [...files].flatMap(([name, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`),
  );
  expect(found).toEqual([]);
  // Hono has no word of its own in all its files; these names of its are in each build of it.
  expect([...files.values()].filter((text) => /\bHonoRequest\b|\bhono\/|x-hono/.test(text))).toEqual([]);
});
