import type { Plugin } from 'vite';
import { type StandInOptions, standInPlugin } from '../../src/tools/standInPlugin.ts';
import { sitePrefixes } from './isSitePath.ts';

/** The stand-in with tables of its own for what the specification lists, in the dev and preview servers. */
export function siteVitePlugin(folders: Pick<StandInOptions, 'dir' | 'resources'> = {}): Plugin {
  return standInPlugin({
    ...folders,
    prefixes: sitePrefixes,
    open: async (dir) => (await import('./createSite.ts')).createSite({ dir }),
  });
}
