import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';
import type { DeclarationError } from '../declare/check';
import type { Sidebar } from '../declare/sidebar';
import type { Site } from '../declare/site';

/** Kinds import their styles, which Node cannot load and a check does not need. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.css$/.test(source) ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

const settings: InlineConfig = { configFile: false, logLevel: 'error', plugins: [noStyles] };

/** Loaded like the declarations, so that a Vite config can import this file without bundling either. */
const language = fileURLToPath(new URL('../declare/index.ts', import.meta.url));

/** A line for each error: position, code and message, in columns. */
function linesOf(errors: readonly DeclarationError[]): readonly string[] {
  const width = (word: 'at' | 'code') => Math.max(...errors.map((error) => error[word].length));
  return errors.map(({ at, code, message }) => `${at.padEnd(width('at'))}  ${code.padEnd(width('code'))}  ${message}`);
}

/** Reads `index.ts` and `site.ts` of `folder` (absolute) and checks them. Rejects if they cannot be read. */
export async function checkDeclarations(folder: string) {
  const [index, siteFile] = [join(folder, 'index.ts'), join(folder, 'site.ts')];
  const [resources, site, declare] = await Promise.all([
    runnerImport<{ resources: Sidebar }>(index, settings),
    runnerImport<{ site: Site }>(siteFile, settings),
    runnerImport<{ check: (sidebar: Sidebar, site: Site) => readonly DeclarationError[] }>(language, settings),
  ]);
  const files = new Set([index, siteFile, ...resources.dependencies, ...site.dependencies]);
  const sidebar = resources.module.resources;
  const errors = declare.module.check(sidebar, site.module.site);
  return {
    errors,
    lines: linesOf(errors),
    /** How many resources there are. */
    count: sidebar.flat().filter((entry) => 'fields' in entry).length,
    /** The files that were read. */
    files: [...files].filter((file) => !file.startsWith('\0')),
  };
}
