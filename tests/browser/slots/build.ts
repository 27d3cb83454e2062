import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Gives the console other resources than its own. */
export function withResources(folder: string): Plugin {
  return {
    name: 'with-resources',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!/\/src\/(?:main\.tsx|behindLogin\.ts)$/.test(importer ?? '') || !source.startsWith('../resources'))
        return undefined;
      return this.resolve(source.replace('../resources', folder), importer);
    },
  };
}

/** Builds the console with the resources of one folder into `dist` of another. */
export async function main([resources = '', folder = '']: readonly string[]): Promise<number> {
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { outDir: join(folder, 'dist'), emptyOutDir: true },
    plugins: [withResources(resolve(resources))],
  });
  return 0;
}
