import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built page that holds nothing but the editor. */
    readonly editorPage: string;
  }
}

/** Vitest's own NODE_ENV would build React's development half, which is not what is served. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await work();
  process.env.NODE_ENV = NODE_ENV;
}

/** Builds that page once for all test files of a run. Gives what removes it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'rich-text-'));
  const root = fileURLToPath(new URL('./page', import.meta.url));
  await inProduction(() =>
    build({ root, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir, emptyOutDir: true } }),
  );
  provide('editorPage', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
