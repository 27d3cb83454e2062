import { fileURLToPath } from 'node:url';
import type { DeclarationError } from '../declare/check';
import type { Sidebar } from '../declare/sidebar';
import type { Site } from '../declare/site';
import { importWithoutStyles, loadDeclarations } from './loadDeclarations.ts';

/** Loaded like the declarations, so that a Vite config can import this file without bundling either. */
const language = fileURLToPath(new URL('../declare/index.ts', import.meta.url));

/** A line for each error: position, code and message, in columns. */
function linesOf(errors: readonly DeclarationError[]): readonly string[] {
  const width = (word: 'at' | 'code') => Math.max(...errors.map((error) => error[word].length));
  return errors.map(({ at, code, message }) => `${at.padEnd(width('at'))}  ${code.padEnd(width('code'))}  ${message}`);
}

/** Reads the declarations in `folder` (absolute) and checks them. Rejects if they cannot be read. */
export async function checkDeclarations(folder: string) {
  const [{ sidebar, site, files }, declare] = await Promise.all([
    loadDeclarations(folder),
    importWithoutStyles<{ check: (sidebar: Sidebar, site: Site) => readonly DeclarationError[] }>(language),
  ]);
  const errors = declare.module.check(sidebar, site);
  return {
    errors,
    lines: linesOf(errors),
    /** How many resources there are. */
    count: sidebar.flat().filter((entry) => 'fields' in entry).length,
    files,
  };
}
