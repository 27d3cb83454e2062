import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppName } from './apps';
import type { RenderedModules } from './build';

/** A build in its own folder. */
export interface BuiltApp {
  readonly dist: string;
  readonly modules: RenderedModules;
  remove(): void;
}

/** Builds an app in its own process, so that a test runner’s environment and plugins do not affect it. */
export async function buildApp(app: AppName): Promise<BuiltApp> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${app}-`));
  // Set explicitly, because the TypeScript runner would leave `development` there.
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
