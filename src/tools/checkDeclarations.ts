import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InlineConfig, runnerImport } from 'vite';
import type { Fault, Sidebar, Site } from '../declare';

/** What was found in a folder of declarations, and the files it was read from. */
export interface Finding {
  readonly faults: readonly Fault[];
  /** How many resources there are. */
  readonly count: number;
  readonly files: readonly string[];
}

const settings: InlineConfig = { configFile: false, logLevel: 'error' };

/** The language is loaded like the declarations: so a Vite config may import this file without bundling either. */
const language = fileURLToPath(new URL('../declare/index.ts', import.meta.url));

/** Reads `index.ts` and `site.ts` of `folder` (absolute) afresh each time and checks them. Rejects where they do not run. */
export async function checkDeclarations(folder: string): Promise<Finding> {
  const [index, siteFile] = [join(folder, 'index.ts'), join(folder, 'site.ts')];
  const [resources, site, declare] = await Promise.all([
    runnerImport<{ resources: Sidebar }>(index, settings),
    runnerImport<{ site: Site }>(siteFile, settings),
    runnerImport<{ check: (sidebar: Sidebar, site: Site) => readonly Fault[] }>(language, settings),
  ]);
  const sidebar = resources.module.resources;
  return {
    faults: declare.module.check(sidebar, site.module.site),
    count: sidebar.flat().length,
    files: [...new Set([index, siteFile, ...resources.dependencies, ...site.dependencies])],
  };
}
