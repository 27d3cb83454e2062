import type { Plugin } from 'vite';

/** Gives the console the declarations of another folder (absolute) than `resources`. */
export function resourcesPlugin(folder: string): Plugin {
  return {
    name: 'other-resources',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!/\/src\/(?:main\.tsx|behindLogin\.ts)$/.test(importer ?? '') || !source.startsWith('../resources'))
        return undefined;
      return this.resolve(source.replace('../resources', folder), importer);
    },
  };
}
