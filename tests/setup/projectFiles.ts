import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Generated or installed files, as listed in .gitignore. */
const ignored = readFileSync(join(projectFolder, '.gitignore'), 'utf8').trim().split('\n');

function isIgnored(path: string): boolean {
  const name = path.split('/').at(-1) ?? path;
  return (
    name === '.git' ||
    ignored.includes(path) ||
    ignored.includes(name) ||
    (ignored.includes('*.log') && name.endsWith('.log'))
  );
}

function walk(folder: string): string[] {
  return readdirSync(join(projectFolder, folder)).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (isIgnored(path)) return [];
    return statSync(join(projectFolder, path)).isDirectory() ? walk(path) : [path];
  });
}

/** Paths below the project folder of all files under `folder` ('' for all) that are not ignored. */
export function projectFiles(folder = ''): readonly string[] {
  return walk(folder);
}

/** Everything in the top folder of the project that is not ignored. */
export function topEntries(): readonly string[] {
  return readdirSync(projectFolder).filter((name) => !isIgnored(name));
}

/** The text of a file, by its path below the project folder. */
export function textOf(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8');
}

/** Path below the project folder. */
export function fromProject(path: string): string {
  return relative(projectFolder, path);
}
