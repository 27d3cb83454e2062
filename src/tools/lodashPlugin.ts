import type { Plugin } from 'vite';

/**
 * Replaces lodash, which react-admin uses, by the functions of the same names that es-toolkit keeps for this: the first list
 * is 4 kB smaller.
 */
export function lodashPlugin(): Plugin {
  return {
    name: 'lodash',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, name] = /^lodash\/(\w+)\.js$/.exec(id) ?? [];
      return name === undefined ? undefined : this.resolve(`es-toolkit/compat/${name}`, importer, { skipSelf: true });
    },
  };
}
