import { join } from 'node:path';
import { type InlineConfig, runnerImport } from 'vite';
import type { Sidebar, Site } from '../declare';

/** The declarations of a resources folder, and every file they came from. */
export interface Declarations {
  readonly sidebar: Sidebar;
  readonly site: Site;
  readonly files: readonly string[];
}

const settings: InlineConfig = { configFile: false, logLevel: 'error' };

/** Reads `index.ts` and `site.ts` of `folder` afresh each time. Rejects where they cannot be read or run. */
export async function loadDeclarations(folder: string): Promise<Declarations> {
  const index = join(folder, 'index.ts');
  const siteFile = join(folder, 'site.ts');
  const [resources, site] = await Promise.all([
    runnerImport<{ resources: Sidebar }>(index, settings),
    runnerImport<{ site: Site }>(siteFile, settings),
  ]);
  const files = new Set([index, siteFile, ...resources.dependencies, ...site.dependencies]);
  return { sidebar: resources.module.resources, site: site.module.site, files: [...files] };
}
