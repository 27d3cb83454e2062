import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { domainWords } from '../setup/domainWords';
import { temporaryFolder } from '../site/temporaryFolder';

const run = promisify(execFile);
const newSite = (folder: string) => run('node', ['src/tools/run.mjs', 'src/tools/newSite.ts', folder]);
/** Types of the whole engine: seconds, but minutes on a busy machine. */
const patience = 600_000;

const target = join(temporaryFolder(), 'village-clinic');
let said = '';
let files: readonly string[] = [];

beforeAll(async () => {
  said = (await newSite(target)).stdout;
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(target, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules'));
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'));
}, patience);

const textOf = (file: string) => readFileSync(join(target, file), 'utf8');

/** Runs a program in the new project, as its commands do and not as a part of this run. Rejects if it fails. */
function inProject(command: string, ...args: readonly string[]): Promise<{ readonly stdout: string }> {
  const outside = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|VITE_|NODE_ENV|TEST$)/.test(name));
  const env = {
    ...Object.fromEntries(outside),
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  return run(command, args, { cwd: target, env, maxBuffer: 2 ** 26 }).catch(({ stdout, stderr, message }) => {
    throw new Error(`${message}\n${stdout}\n${stderr}`);
  });
}

describe('npm run new-site', () => {
  test('says what it has made and what is next [X-NEWSITE-01]', () => {
    expect(said).toContain(`Village Clinic is in ${target}: ${files.length - 2} files.`);
    expect(said).toContain('npm ci && npm start');
    expect(JSON.parse(textOf('package.json'))).toMatchObject({
      name: 'village-clinic',
      scripts: { start: 'vite', test: 'node src/tools/run.mjs tests/anySite/runAll.ts' },
    });
    expect(textOf('resources/site.ts')).toContain("title: 'Village Clinic'");
  });

  test('leaves a folder alone that is not empty [X-NEWSITE-01]', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    await expect(newSite(folder)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') });
    expect(await readdir(folder)).toEqual(['mine.txt']);
  });

  test('copies nothing that is about this site [X-NEWSITE-01]', () => {
    // The icon names include `privacy`; any resource may use it.
    const iconLists = ['src/declare/icons.ts', 'src/page/ResourceIcon.tsx', 'src/theme/icons.css'];
    const found = files.flatMap((file) =>
      domainWords(`${file} ${textOf(file)}`)
        .filter((word) => !(word === 'privacy' && iconLists.includes(file)))
        .map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
    expect(files.filter((file) => /^tests\/(?:site|contract)|requirements|decisions/.test(file))).toEqual([]);
  });

  test('locks what it needs [X-NEWSITE-01]', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
    const { packages } = JSON.parse(textOf('package-lock.json'));
    expect(packages['']).toMatchObject({ name: 'village-clinic', dependencies, devDependencies });
  });
});

describe('a new project', () => {
  test(
    'has no error in its declarations, and an up to date reference [X-NEWSITE-03]',
    async () => {
      expect((await inProject('node', 'src/tools/run.mjs', 'src/tools/check.ts')).stdout).toBe(
        '1 resources, no errors\n',
      );
      await inProject('node', 'src/tools/run.mjs', 'src/tools/docs.ts', '--check');
    },
    patience,
  );

  test(
    'passes the compiler and the linter [X-NEWSITE-03]',
    async () => {
      await inProject('tsc', '--noEmit', '-p', '.');
      await inProject('biome', 'check', '.');
    },
    patience,
  );

  test(
    'passes the tests that follow from its declarations [X-NEWSITE-03]',
    async () => {
      const config = ['-c', 'tests/anySite/vitest.config.ts', '--project', 'unit'];
      const { stdout } = await inProject('vitest', 'run', ...config, 'tests/anySite');
      expect(stdout).toContain('declaredCalls.test.ts');
    },
    patience,
  );
});
