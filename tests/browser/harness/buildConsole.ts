import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const sources = ['src', 'resources', 'public', 'vite.config.ts', 'tests/bench/build.ts', 'package-lock.json'];
const oneDay = 24 * 60 * 60 * 1000;

async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A name for what the build is made from: the same sources, the same name. */
async function fingerprint(projectFolder: string): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(join(projectFolder, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** A build as a user would make it: the test runner's own environment must not leak into it. */
async function build(projectFolder: string, folder: string): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  delete env.VITEST;
  const args = ['src/tools/run.mjs', 'tests/bench/build.ts', 'console', folder];
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
 * Builds the console into a folder named for its sources, and only if it is not there yet, so that runs side by side do
 * not disturb each other. Gives the folder, which has the build in `dist` and its modules in `modules.json`; rejects with the build's words.
 */
export async function buildConsole(projectFolder: string, cache: string): Promise<string> {
  const folder = join(cache, await fingerprint(projectFolder));
  if (existsSync(folder)) return folder;
  await removeOld(cache);
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  await build(projectFolder, unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another run was faster with the same sources.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  }
  return folder;
}
