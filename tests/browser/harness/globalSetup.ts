import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildConsole } from './buildConsole';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built console and the file listing its modules by script, or why there is none. */
    readonly build: { readonly folder: string; readonly modules: string } | { readonly failure: string };
  }
}

/** Builds the console before the first browser test. A failed build fails these tests and leaves the others alone. */
export async function setup({ config, provide }: TestProject): Promise<void> {
  const cache = join(config.root, 'node_modules/.cache/console-builds');
  mkdirSync(cache, { recursive: true });
  try {
    const built = await buildConsole(config.root, cache);
    provide('build', { folder: join(built, 'dist'), modules: join(built, 'modules.json') });
  } catch (error) {
    provide('build', { failure: error instanceof Error ? error.message : String(error) });
  }
}
