import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ConsoleBuild, consoleBuild } from '../harness/consoleBuild';

let built: ConsoleBuild;
beforeAll(() => {
  built = consoleBuild();
});

/** Files of the build with their text; pictures and fonts have none that matters, and maps are not served. */
async function builtFiles(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(built.dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  const names = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(name, 'latin1')] as const)));
}

/** The scripts that hold a module that fits, each with its modules. */
function scriptsWith(module: RegExp): readonly (readonly [script: string, modules: readonly string[]])[] {
  const all = Object.entries(built.modules).map(([script, sizes]) => [script, Object.keys(sizes)] as const);
  return all.filter(([, modules]) => modules.some((name) => module.test(name)));
}

test('the scripts of the login page hold React, the login page and what it needs, and nothing of the screens behind', async () => {
  const page = await readFile(join(built.dist, 'index.html'), 'utf8');
  const scripts = page.match(/\/assets\/[^"]+\.js/g) ?? [];
  const modules = scripts.flatMap((script) => Object.keys(built.modules[script] ?? {}));
  expect(modules).toContain('src/main.tsx');
  const packages = modules.flatMap((name) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual(['react', 'react-dom', 'scheduler']);
  const allowed =
    /^src\/(?:main\.tsx|index\.html|look\/entry\.css|provider\/|shell\/|declare\/site\.ts|drafts\/(?:sameValue|entryDraft)\.ts|fetching\/refetching\.ts|views\/(?:preferences|copyText)\.ts|views\/Copy(?:Button|ByHand)\.tsx)|^resources\/site\.ts$|node_modules|^(?:vite|rolldown)\//;
  expect(modules.filter((name) => !allowed.test(name))).toEqual([]);
  const behind =
    /^src\/shell\/(?:createConsole|routes|Layout|Bar|Sidebar|Menu|Dashboard|Failures)\.tsx$|\/(?:http|transport|dataProvider)\.ts$/;
  expect(modules.filter((name) => behind.test(name))).toEqual([]);
});

test.each([
  [
    'the editor of formatted text',
    /\/(?:@tiptap|prosemirror-[a-z]+|dompurify)\//,
    /^src\/rich-text\/|^src\/kinds\/richText\/Editor\.tsx$/,
  ],
  ['the code view', /\/@(?:codemirror|lezer)\//, /^src\/rich-text\/code\//],
])('%s is in a script of its own', (_, module, own) => {
  const found = scriptsWith(module);
  expect(found).toHaveLength(1);
  const strangers = found[0]?.[1].filter((name) => !name.includes('node_modules') && !own.test(name));
  expect(strangers).toEqual([]);
  // Neither of them holds the other, nor a package that all screens have.
  const packages = /node_modules\/(?:react|react-dom|react-router|react-admin|ra-core|@tanstack)\//;
  expect(found[0]?.[1].filter((name) => packages.test(name))).toEqual([]);
  expect(scriptsWith(/codemirror|lezer/).some(([, modules]) => modules.some((name) => /prosemirror/.test(name)))).toBe(
    false,
  );
});

test('no module of the tests or the stand-in is in any script', () => {
  expect(Object.keys(built.modules).length).toBeGreaterThan(5);
  expect(
    scriptsWith(/^tests\/|^src\/tools\/|node_modules\/(?:hono|@hono|msw|node-sqlite3-wasm|vitest|playwright-core)\//),
  ).toEqual([]);
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
