import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main as writeReference } from './docs';
import { copyProject } from './newSite/copyProject';

const root = fileURLToPath(new URL('../..', import.meta.url));

function namesOf(folder: string) {
  const words = basename(folder)
    .split(/[^a-zA-Z\d]+/)
    .filter(Boolean);
  const name = words.join('-').toLowerCase() || 'console';
  return { name, title: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Console' };
}

/** The reference is made by importing the declarations, for which the packages of this project are lent. */
async function writeDocs(target: string): Promise<void> {
  mkdirSync(join(target, 'docs'), { recursive: true });
  const packages = join(target, 'node_modules');
  symlinkSync(join(root, 'node_modules'), packages, 'junction');
  try {
    await writeReference([join(target, 'resources'), join(target, 'docs')]);
  } finally {
    unlinkSync(packages);
  }
}

/** What was taken out of copied files may have changed how they are to be formatted. */
function format(target: string): void {
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['check', '--write', '.'], { cwd: target, encoding: 'utf8' });
  if (status !== 0) console.error(`The new project is not formatted:\n${stderr}`);
}

/** Creates a project for another site in a new or empty folder. 0 if it was made, 1 if not, 2 if no folder is named. */
export async function main([folder]: readonly string[]): Promise<number> {
  if (!folder || folder.startsWith('-')) {
    console.error('usage: npm run new-site -- ../clinic');
    return 2;
  }
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    console.error(`${target} is not empty: name a new folder.`);
    return 1;
  }
  const names = namesOf(target);
  const files = copyProject(root, target, names);
  await writeDocs(target);
  format(target);
  console.log(`
${names.title} is in ${target}: ${files.length} files.

  src/, tests/       the engine, its tools, and tests that follow from declarations
  resources/         site.ts, and one example, notes.ts
  docs/guides/       how to go on

Next:
  cd ${relative(process.cwd(), target)}
  npm ci && npm start    prints the address, and what signs in
  npm test
  git init && git add -A && git commit -m 'Begin'`);
  return 0;
}
