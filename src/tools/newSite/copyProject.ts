import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { copied, left, replaced, scripts } from './copyList';
import { starterFiles } from './starterFiles';

/** How a new project is called. */
export interface ProjectNames {
  /** Of the package: 'clinic'. */
  readonly name: string;
  /** Of the product: 'Clinic'. */
  readonly title: string;
}

function filesBelow(root: string, path: string): readonly string[] {
  if (left.includes(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

function manifest(text: string, { name, title }: ProjectNames): string {
  const given = JSON.parse(text);
  const chosen = Object.entries(scripts).map(([command, words]) => [command, words ?? given.scripts[command]]);
  const own = { ...given, name, description: `${title}: a console made of declarations.`, scripts: {} };
  return `${JSON.stringify({ ...own, scripts: Object.fromEntries(chosen) }, undefined, 2)}\n`;
}

function lock(text: string, { name }: ProjectNames): string {
  const { packages, ...given } = JSON.parse(text);
  return `${JSON.stringify({ ...given, name, packages: { ...packages, '': { ...packages[''], name } } }, undefined, 2)}\n`;
}

/** Links to what the new project does not have become words. */
function withoutDeadLinks(file: string, text: string, files: ReadonlySet<string>): string {
  return text.replace(/\[([^\]]+)\]\(([^)#:]+)(?:#[^)]*)?\)/g, (link, words, target) =>
    files.has(posix.join(posix.dirname(file), target)) ? link : words,
  );
}

/** Ids of this project's requirements mean nothing in another. */
const withoutIds = (text: string) => text.replace(/ *\[[RX]-[A-Z]+-\d[^\]]*\]/g, '');

function changedText(file: string, text: string, names: ProjectNames, files: ReadonlySet<string>): string {
  if (file === 'package.json') return manifest(text, names);
  if (file === 'package-lock.json') return lock(text, names);
  if (file.endsWith('.md')) return withoutDeadLinks(file, text, files);
  const changed = (replaced[file] ?? []).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`${file} does not contain: ${from}`);
    return all.replace(from, to);
  }, text);
  return file.startsWith('tests/') ? withoutIds(changed) : changed;
}

/**
 * Writes a project for another site into `target` (absolute), from the project in `root`: the engine, its tools and tests,
 * and an almost empty `resources/`. Returns the paths of its files.
 */
export function copyProject(root: string, target: string, names: ProjectNames): readonly string[] {
  const taken = copied.filter((path) => existsSync(join(root, path))).flatMap((path) => filesBelow(root, path));
  const own = starterFiles(names.title);
  const files = new Set([...taken, ...Object.keys(own)]);
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), content);
  };
  for (const file of taken) {
    const bytes = readFileSync(join(root, file));
    const isText = !bytes.includes(0);
    write(file, isText ? changedText(file, bytes.toString(), names, files) : bytes);
  }
  for (const [file, text] of Object.entries(own)) write(file, text);
  return [...files].sort();
}
