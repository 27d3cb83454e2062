import type { Plugin } from 'vite';

/** A module of its own, because only the functions of `es-toolkit/compat` are default exports. */
const pickModule = '\0lodash-pick';

/**
 * Replaces lodash, which react-admin uses, by the functions of the same names that es-toolkit keeps for this: the first list
 * is 4 kB smaller. `pick` is the plain one, without paths: react-admin picks the properties of a context by their names.
 */
export function lodashPlugin(): Plugin {
  return {
    name: 'lodash',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, name] = /^lodash\/(\w+)\.js$/.exec(id) ?? [];
      if (name === 'pick') return pickModule;
      return name === undefined ? undefined : this.resolve(`es-toolkit/compat/${name}`, importer, { skipSelf: true });
    },
    load: (id) =>
      id === pickModule
        ? { code: "export { pick as default } from 'es-toolkit';", moduleSideEffects: false }
        : undefined,
  };
}
