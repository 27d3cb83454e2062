import { join, resolve } from 'node:path';
import { build } from 'vite';
import { resourcesPlugin } from '../../../src/tools/resourcesPlugin';

/** Builds the console with the resources of one folder into `dist` of another. */
export async function main([resources = '', folder = '']: readonly string[]): Promise<number> {
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { outDir: join(folder, 'dist'), emptyOutDir: true },
    plugins: [resourcesPlugin(resolve(resources))],
  });
  return 0;
}
