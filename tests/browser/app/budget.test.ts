import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgets } from '../../bench/budgets';
import { editorScripts } from '../../bench/editorScripts';
import { grown, heaviest, keptWeights, weightsOf } from '../../bench/weights';
import { type ConsoleBuild, consoleBuild } from '../harness/consoleBuild';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areas } from './areas';
import { sidebarLinks } from './screens';
import { chooseScreen, onScreen, openForm } from './steps';

let app: OpenedConsole;
let built: ConsoleBuild;
beforeAll(async () => {
  built = consoleBuild();
  app = await openConsole();
});
afterAll(() => app.close());

/** Names of the scripts that a page has requested so far; updated live. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Total size, compressed as in the bench, in kB of 1000 bytes. */
async function kilobytes(scripts: readonly string[]): Promise<number> {
  const texts = await Promise.all([...new Set(scripts)].map((script) => readFile(join(built.dist, script))));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

/**
 * Checks scripts against a budget of the bench; an excess is reported with the modules that have grown since its
 * figures.
 */
async function expectWithin(figure: string, scripts: readonly string[]): Promise<void> {
  const most = budgets.find((budget) => budget.figure === figure && budget.unit === 'kB')?.most;
  const weights = weightsOf(built.modules, scripts);
  const kept = keptWeights()[figure];
  const causes = kept ? `grown: ${grown(weights, kept).join(', ')}` : `made of: ${heaviest(weights).join(', ')}`;
  expect(await kilobytes(scripts), `${figure}, kB; ${causes}`).toBeLessThanOrEqual(most ?? 0);
}

/** The forms are prefetched shortly after the first screen. */
async function formsFetched(scripts: readonly string[]): Promise<void> {
  await expect.poll(() => weightsOf(built.modules, scripts)['src/form/FormPage.tsx'] ?? 0).toBeGreaterThan(0);
}

test('the login page is usable within its script budget', async () => {
  const visit = await app.newPage({ signedIn: false, path: null });
  const scripts = scriptsOf(visit.page);
  await visit.goto('/');
  await visit.field('Username').waitFor();
  await visit.page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  await expectWithin('login page: JS, gzip', scripts);
});

test('the first list and the prefetched forms are within their script budget', async () => {
  const visit = await app.newPage({ path: null });
  const scripts = scriptsOf(visit.page);
  await visit.goto('/loan-step');
  await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
  await formsFetched(scripts);
  await visit.page.waitForLoadState('networkidle');
  await expectWithin('first list: JS, gzip', scripts);
});

test('kinds of field that the site does not use are in none of its scripts [X-KIND-13]', () => {
  const used = [
    'custom',
    'choices',
    'dateTime',
    'fileLink',
    'flag',
    'image',
    'longText',
    'reference',
    'richText',
    'secret',
    'text',
  ];
  const modules = Object.values(built.modules).flatMap((weights) => Object.keys(weights));
  const kinds = modules.flatMap((module) => /^src\/kinds\/(\w+)\//.exec(module)?.[1] ?? []);
  expect([...new Set(kinds)].filter((kind) => !used.includes(kind))).toEqual([]);
});

test('each further screen is within its script budget, and only the legal forms load the editor', async () => {
  const editors = editorScripts(built.modules);
  const visit = await app.newPage({ path: null });
  const scripts = scriptsOf(visit.page);
  await visit.goto('/dashboard');
  await onScreen(visit, 'Welcome');
  await formsFetched(scripts);
  const open = async (step: () => Promise<unknown>) => {
    const before = scripts.length;
    await step();
    await expectWithin('largest further screen: JS, gzip', scripts.slice(before));
  };
  for (const [, label] of sidebarLinks) await open(() => chooseScreen(visit, label));
  for (const area of areas.filter(({ rich }) => !rich))
    for (const mode of area.add ? (['add', 'edit'] as const) : (['edit'] as const))
      await open(() => openForm(visit, area, mode));
  expect(scripts.filter((script) => editors.has(script))).toEqual([]);
}, 90_000);

test.each(areas.filter(({ rich }) => rich))('$edit loads the editor', async ({ edit }) => {
  const editors = editorScripts(built.modules);
  const visit = await app.newPage({ path: null });
  const scripts = scriptsOf(visit.page);
  await visit.goto(edit);
  await visit.page.locator('[contenteditable="true"]').waitFor();
  expect(scripts.filter((script) => editors.has(script)).length).toBeGreaterThan(0);
});
