import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { starterFiles } from '../../src/tools/newSite/starterFiles';

/** A fenced block: its language, what else its first line says, and its text. */
export interface Block {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

const folder = 'docs/guides';

/** The names of all guides, without `.md`. */
export const guides: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));

export const guideText = (guide: string) => readFileSync(join(folder, `${guide}.md`), 'utf8');

export function guideBlocks(guide: string): readonly Block[] {
  return [...guideText(guide).matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', title = '', text = '']) => ({ language, title, text }),
  );
}

/** The files that a guide writes down, by path. */
export function guideFiles(guide: string): Readonly<Record<string, string>> {
  const files = guideBlocks(guide).filter(({ language }) => !['sh', 'http'].includes(language));
  return Object.fromEntries(files.map(({ title, text }) => [title, text]));
}

/**
 * Makes a project of what a guide says, in `root`: a new project's own files, those of the guide, and the engine of this one.
 * Returns its folder.
 */
export function writeGuideProject(root: string, guide: string): string {
  const project = join(root, guide);
  for (const [file, text] of Object.entries({ ...starterFiles('Clinic'), ...guideFiles(guide) })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  symlinkSync(resolve('src'), join(project, 'src'));
  return project;
}

/** Prepares a folder for such projects: their packages, and the settings to compile all of them. */
export function prepareGuides(root: string): void {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const settings = { extends: resolve('tsconfig.json'), include: ['*/resources'], exclude: [] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
}
