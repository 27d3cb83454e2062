import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ConsoleBuild, consoleBuild } from '../harness/consoleBuild';

let built: ConsoleBuild;
beforeAll(() => {
  built = consoleBuild();
});

/** Files of the build with their text; pictures and fonts are irrelevant, and source maps are not served. */
async function builtFiles(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(built.dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  const names = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name, 'latin1')] as const)));
}

/** The scripts that contain a matching module, each with its modules. */
function scriptsWith(module: RegExp): readonly (readonly [script: string, modules: readonly string[]])[] {
  const all = Object.entries(built.modules).map(([script, sizes]) => [script, Object.keys(sizes)] as const);
  return all.filter(([, modules]) => modules.some((name) => module.test(name)));
}

test('the login page loads React and its own modules, and nothing of the screens behind it', async () => {
  const page = await readFile(join(built.dist, 'index.html'), 'utf8');
  const scripts = page.match(/\/assets\/[^"]+\.js/g) ?? [];
  const modules = scripts.flatMap((script) => Object.keys(built.modules[script] ?? {}));
  expect(modules).toContain('src/main.tsx');
  const packages = modules.flatMap((name) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual(['react', 'react-dom', 'scheduler']);
  const allowed = [
    /^src\/(?:main\.tsx|index\.html)$/,
    /^src\/(?:theme|session|login|provider|shell|store|ui)\//,
    /^src\/(?:console\/(?:preferences|ignoreStrayFiles)|lazy\/retryableImport|conflict\/sameValue|drafts\/storage\/historyDraft|declare\/site)\.ts$/,
    // The text of a refused save can be copied.
    /^src\/dialogs\/useCopy\.tsx$/,
    /^src\/i18n\/(?:createTranslate\.ts|en\/\w+\.json)$/,
    /^resources\/site\.ts$|node_modules|^(?:vite|rolldown)\//,
  ];
  expect(modules.filter((name) => !allowed.some((files) => files.test(name)))).toEqual([]);
  const behind =
    /^src\/shell\/(?:createConsole|routes|errorPages|Layout|TopBar|Sidebar|FailedCalls)\.tsx$|\/(?:http|transport|dataProvider|english)\.ts$/;
  expect(modules.filter((name) => behind.test(name))).toEqual([]);
});

test.each([
  [
    'the editor of formatted text',
    /\/(?:@tiptap|prosemirror-[a-z]+)\//,
    /^src\/rich-text\/|^src\/ui\/(?:focusField|readSelection)\.ts$|^src\/kinds\/richText\/Editor\.tsx$/,
  ],
  // The pages of records show stored texts without the editor.
  ['what cleans stored texts', /\/dompurify\//, /^src\/rich-text\//],
  ['the code view', /\/@(?:codemirror|lezer)\//, /^src\/rich-text\/code\//],
])('%s is in its own script', (_, module, own) => {
  const found = scriptsWith(module);
  expect(found).toHaveLength(1);
  const strangers = found[0]?.[1].filter((name) => !name.includes('node_modules') && !own.test(name));
  expect(strangers).toEqual([]);
  // Neither contains the other, nor a package that all screens share.
  const packages = /node_modules\/(?:react|react-dom|react-router|react-admin|ra-core|@tanstack)\//;
  expect(found[0]?.[1].filter((name) => packages.test(name))).toEqual([]);
  expect(scriptsWith(/codemirror|lezer/).some(([, modules]) => modules.some((name) => /prosemirror/.test(name)))).toBe(
    false,
  );
});

test('no script contains a module of the tests or the stand-in', () => {
  expect(Object.keys(built.modules).length).toBeGreaterThan(5);
  expect(
    scriptsWith(/^tests\/|^src\/tools\/|node_modules\/(?:hono|@hono|msw|node-sqlite3-wasm|vitest|playwright-core)\//),
  ).toEqual([]);
});

test('the build contains no trace of the stand-in, its data or the tests', async () => {
  const marks = [
    'mockServiceWorker',
    'setupWorker',
    'getRequestListener',
    'node-sqlite3',
    'sqlite',
    'playwright',
    'vitest',
    'siteVitePlugin',
    'standInPlugin',
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
  // No single word occurs in all files of Hono; these of its names are in every build of it.
  expect([...files.values()].filter((text) => /\bHonoRequest\b|\bhono\/|x-hono/.test(text))).toEqual([]);
});
