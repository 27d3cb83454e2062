import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppName } from './apps';
import type { RenderedModules } from './build';

/** A build in a folder of its own. */
export interface BuiltApp {
  readonly dist: string;
  readonly modules: RenderedModules;
  remove(): void;
}

/** Builds an app in a process of its own: neither a test runner's environment nor its plugins get into it. */
export async function buildApp(app: AppName): Promise<BuiltApp> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${app}-`));
  // Named, since the program that runs TypeScript would leave the word `development` behind.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  delete env.VITEST;
  const args = ['src/tools/run.mjs', 'tests/bench/build.ts', app, folder];
  await promisify(execFile)(process.execPath, args, { env });
  return {
    dist: join(folder, 'dist'),
    modules: JSON.parse(readFileSync(join(folder, 'modules.json'), 'utf8')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
