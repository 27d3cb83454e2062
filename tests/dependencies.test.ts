import { expect, test } from 'vitest';
import { importsOf } from './setup/importsOf';
import { projectFiles, textOf } from './setup/projectFiles';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) => JSON.parse(textOf(`${folder}package.json`)) as Manifest;
const { dependencies, devDependencies } = manifestOf('');

/** `@mui/material` of `@mui/material/Button`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

// Programs for Node are run by maintainers only, so they may use development packages.
const product = [...projectFiles('src'), ...projectFiles('resources')].filter((file) => !file.startsWith('src/tools/'));

function importedBy(file: string): readonly string[] {
  if (file.endsWith('.css')) return [...textOf(file).matchAll(/url\(['"]?(@[^'")]+)/g)].map(([, path = '']) => path);
  return /\.tsx?$/.test(file) ? importsOf(file).flatMap(({ to, isPackage }) => (isPackage ? [to] : [])) : [];
}

const imported = new Set(product.flatMap(importedBy).map(packageOf));

test('the product imports each of its dependencies, or one that it imports needs it as a peer', () => {
  const peers = [...imported].flatMap((name) =>
    Object.keys(manifestOf(`node_modules/${name}/`).peerDependencies ?? {}),
  );
  const needed = new Set([...imported, ...peers]);
  expect(Object.keys(dependencies).filter((name) => !needed.has(name))).toEqual([]);
});

test('everything that the product imports is one of its dependencies', () => {
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
});

test('no package is listed twice', () => {
  expect(Object.keys(devDependencies).filter((name) => name in dependencies)).toEqual([]);
});
