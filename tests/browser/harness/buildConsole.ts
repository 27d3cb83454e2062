import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const sources = ['src', 'resources', 'public', 'vite.config.ts', 'package-lock.json'];

/** A program that builds into the folder that is its last argument. */
interface BuildProgram {
  readonly file: string;
  readonly args: readonly string[];
  /** What the build is made from, besides the console. */
  readonly sources: readonly string[];
}

const consoleProgram: BuildProgram = { file: 'tests/bench/build.ts', args: ['console'], sources: [] };

const oneDay = 24 * 60 * 60 * 1000;

async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A name derived from the sources of the build: the same sources give the same name. */
async function fingerprint(projectFolder: string, program: BuildProgram): Promise<string> {
  const paths = [...sources, program.file, ...program.sources].map((source) => join(projectFolder, source));
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** A build as a user would make it, without the test runner’s environment. */
async function build(projectFolder: string, program: BuildProgram, folder: string): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  delete env.VITEST;
  const args = ['src/tools/run.mjs', program.file, ...program.args, folder];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: projectFolder, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The console does not build:\n${stdout}${stderr}`);
  }
}

async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name));
    if (Date.now() - mtimeMs > oneDay) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * Builds the console into a folder named for its sources, unless it exists, so that parallel runs do not disturb each
 * other. Returns the folder, with the build in `dist` and, of the console, its modules in `modules.json`; rejects with
 * the output of the build.
 */
export async function buildConsole(projectFolder: string, cache: string, program = consoleProgram): Promise<string> {
  const folder = join(cache, await fingerprint(projectFolder, program));
  if (existsSync(folder)) return folder;
  await removeOld(cache);
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  await build(projectFolder, program, unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another run with the same sources was faster.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  }
  return folder;
}
