import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as language from '../../../src/declare';
import { createDataProvider } from '../../../src/provider/dataProvider';
import { checkDeclarations } from '../../../src/tools/checkDeclarations';
import { draftsFromOpenApi } from '../../../src/tools/declare/draftsFromOpenApi';
import { variableName } from '../../../src/tools/declare/words';
import { writeDraft } from '../../../src/tools/declare/writeDraft';
import { loadDeclarations } from '../../../src/tools/loadDeclarations';
import { signIn } from '../../../src/tools/signIn';
import { credentials } from '../../../src/tools/standIn/credentials';
import { openDeclaredSite } from '../../../src/tools/standIn/openDeclaredSite';
import { startServer } from '../../../src/tools/startServer';
import { callEach } from '../../declared/callEach';
import { english } from '../../setup/english';

const folder = 'tests/backends/payload';
/** In the project, so that the compiler finds the packages. */
const drafted = resolve('node_modules/.cache/drafts-of-payload');
const declare = resolve('src/declare');

/** The names of the collections in the document that Payload publishes. */
let names: readonly string[] = [];
beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'backend-'));
  const server = await startServer(folder, data);
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  await server.stop();
  await rm(data, { recursive: true, force: true });
  const drafts = draftsFromOpenApi(document, { kinds: new Set(Object.keys(language)), targets: [] });
  names = drafts.map(({ name }) => name);
  await rm(drafted, { recursive: true, force: true });
  await mkdir(drafted, { recursive: true });
  for (const draft of drafts) await writeFile(join(drafted, `${draft.name}.ts`), writeDraft(draft, declare));
  const imports = names.map((name) => `import { ${variableName(name)} } from './${name}';`);
  const list = `export const resources = defineSidebar([${names.map(variableName).join(', ')}]);`;
  const index = [`import { defineSidebar } from '${declare}';`, ...imports, list].join('\n');
  const site = (await readFile(join(folder, 'resources/site.ts'), 'utf8')).replace('../../../../src/declare', declare);
  const settings = { extends: resolve('tsconfig.json'), include: ['.'], exclude: [] };
  const files = { 'index.ts': index, 'site.ts': site, 'tsconfig.json': JSON.stringify(settings) };
  for (const [file, text] of Object.entries(files)) await writeFile(join(drafted, file), text);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => rm(drafted, { recursive: true, force: true }));

test('first declarations of all collections compile, have no errors and make their calls', async () => {
  const compiler = promisify(execFile)('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false', '-p', drafted]);
  const said = await compiler.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  const { lines } = await checkDeclarations(drafted);
  const declarations = await loadDeclarations(drafted);
  const standIn = openDeclaredSite(declarations);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => standIn.fetch(new Request(url, init)));
  const http = await signIn(declarations.site, 'http://site.test', credentials);
  if (typeof http === 'string') throw new Error(http);
  const failed: string[] = [];
  const declared = language.resourcesOf(declarations.sidebar);
  const provider = createDataProvider({
    resources: declared.map((resource) => language.complete(resource, english, declarations.site)),
    http,
  });
  for (const resource of declared)
    await callEach(provider, resource).catch((error) => failed.push(`${resource.name}: ${error}`));
  const wrong = new Set([...said.matchAll(/^\S*?([\w-]+)\.ts\(/gm)].map(([, name]) => name));
  const run = names.filter((name) => !wrong.has(name) && !failed.some((one) => one.startsWith(`${name}:`)));
  console.info(`OpenAPI document of Payload: ${run.length} of ${names.length} resources compile and run`);
  expect([said, lines, failed]).toEqual(['', [], []]);
  expect(names).toEqual(expect.arrayContaining(['posts', 'authors', 'media', 'users', 'secrets']));
}, 300_000);
