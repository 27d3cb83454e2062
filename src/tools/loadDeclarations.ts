import { join } from 'node:path';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';
import type { Sidebar } from '../declare/sidebar';
import type { Site } from '../declare/site';

/** Kinds import their styles, which Node cannot load and no program needs. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.css$/.test(source) ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

const settings: InlineConfig = { configFile: false, logLevel: 'error', plugins: [noStyles] };

/** Imports a module that may import kinds of fields, as TypeScript and without its styles. */
export function importWithoutStyles<Module>(file: string) {
  return runnerImport<Module>(file, settings);
}

/** The declarations of a folder. */
export interface Declarations {
  readonly sidebar: Sidebar;
  readonly site: Site;
  /** The files that were read. */
  readonly files: readonly string[];
}

/** Reads `index.ts` and `site.ts` of `folder` (absolute). Rejects if they cannot be read. */
export async function loadDeclarations(folder: string): Promise<Declarations> {
  const [index, siteFile] = [join(folder, 'index.ts'), join(folder, 'site.ts')];
  const [resources, site] = await Promise.all([
    importWithoutStyles<{ resources: Sidebar }>(index),
    importWithoutStyles<{ site: Site }>(siteFile),
  ]);
  const files = new Set([index, siteFile, ...resources.dependencies, ...site.dependencies]);
  return {
    sidebar: resources.module.resources,
    site: site.module.site,
    files: [...files].filter((file) => !file.startsWith('\0')),
  };
}
