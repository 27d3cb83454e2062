import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages } from '../../src/tools/startServer';

const folder = 'tests/backends';

/** Installs each server that nobody here wrote, and tries the console on all of them. 1 if anything failed, else 0. */
export async function main(files: readonly string[]): Promise<number> {
  // That of an earlier run says nothing about this one.
  rmSync('tests/results/summary.json', { force: true });
  for (const name of readdirSync(folder).filter((entry) => existsSync(join(folder, entry, 'package.json')))) {
    console.log(`installing ${name}`);
    await installPackages(join(folder, name));
  }
  const vitest = [resolve('node_modules/vitest/vitest.mjs'), 'run', '-c', `${folder}/vitest.config.ts`, ...files];
  return spawnSync(process.execPath, vitest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0 ? 0 : 1;
}
