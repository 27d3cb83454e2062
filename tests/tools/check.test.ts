import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../src/tools/check';
import { checkPlugin } from '../../src/tools/checkPlugin';
import { main as writeDocs } from '../../src/tools/docs';

const run = promisify(execFile);
const declare = resolve('src/declare');
let folder: string;

/** A copy of the declarations that a test may break. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declarations-'));
  await cp('resources', folder, { recursive: true });
  for (const file of await readdir(folder)) await change(file, "'../src/declare'", `'${declare}'`);
});
afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
}

/** Two errors: a reference to nothing, and a second resource with the same name. */
async function spoil(): Promise<void> {
  await change('loan-benefits.ts', "to: 'loans'", "to: 'lones'");
  await change('loan-features.ts', "name: 'loan-features'", "name: 'loan-criteria'");
}

const errors = [
  /^loan-criteria\.name +name-twice +2 resources have this name$/m,
  /^loan-benefits\.fields\.loan_id +reference-to-nothing +there is no resource 'lones'$/m,
];

describe('the check of the declarations', () => {
  test("passes for the console's own", async () => {
    const { stdout } = await run('node', ['src/tools/run.mjs', 'src/tools/check.ts']);
    expect(stdout).toMatch(/^\d+ resources, no errors\n$/);
  });

  test('prints every error on its own line, position first, and fails', async () => {
    await spoil();
    const failure = run('node', ['src/tools/run.mjs', 'src/tools/check.ts', folder]);
    await expect(failure).rejects.toMatchObject({ code: 1, stdout: '' });
    const { stderr } = await failure.catch((error: { stderr: string }) => error);
    for (const error of errors) expect(stderr).toMatch(error);
    expect(
      stderr
        .trim()
        .split('\n')
        .every((line) => /^\S+ +\S+ +\S/.test(line)),
    ).toBe(true);
  });
});

test('the check and the reference read the folder of --resources, as other tools do [X-EDITING-01] [X-DOCS-01]', async () => {
  await spoil();
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await main(['--resources', folder])).toBe(1);
  expect(printed).toHaveBeenCalledTimes(errors.length);
  await change('home-features.ts', "label: '", "label: 'Other ");
  const docs = await mkdtemp(join(tmpdir(), 'docs-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await writeDocs([docs, '--resources', folder])).toBe(0);
  expect(await readFile(join(docs, 'resources.md'), 'utf8')).toContain('Other ');
  await rm(docs, { recursive: true });
  vi.restoreAllMocks();
}, 60_000);

function pageWith(folderOfDeclarations: string): InlineConfig {
  const entry = '\0entry';
  return {
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [
      checkPlugin(folderOfDeclarations),
      {
        name: 'entry',
        resolveId: (id: string) => (id === 'entry' ? entry : null),
        load: (id: string) => (id === entry ? '' : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'entry' } },
  };
}

describe('a build', () => {
  test('of correct declarations succeeds', async () => {
    await expect(build(pageWith(folder))).resolves.toBeDefined();
  });

  test('with errors fails and lists all of them', async () => {
    await spoil();
    const words = await build(pageWith(folder)).then(
      () => 'it went through',
      (error: Error) => error.message,
    );
    expect(words).toContain('in the declarations');
    for (const error of errors) expect(words).toMatch(error);
  });
});

test('the dev server prints the errors, overlays them on the page until they are fixed', async () => {
  await spoil();
  const server = await createServer({ ...pageWith(folder), server: { middlewareMode: true, ws: false } });
  const printed = vi.spyOn(server.config.logger, 'error');
  const shown = vi.spyOn(server.ws, 'send');
  server.watcher.emit('all', 'change', join(folder, 'loan-benefits.ts'));
  await vi.waitFor(() => expect(shown).toHaveBeenCalled(), 20_000);
  const message = expect.stringMatching(errors[0] as RegExp);
  expect(printed).toHaveBeenCalledWith(message, expect.anything());
  expect(shown).toHaveBeenCalledWith({ type: 'error', err: expect.objectContaining({ message }) });

  await change('loan-benefits.ts', "to: 'lones'", "to: 'loans'");
  await change('loan-features.ts', "name: 'loan-criteria'", "name: 'loan-features'");
  server.watcher.emit('all', 'change', join(folder, 'loan-benefits.ts'));
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ type: 'update', updates: [] }), 20_000);
  await server.close();
}, 60_000);
