import { describe, expect, test } from 'vitest';
import { domainWords } from './setup/domainWords';
import { type Import, importsOf } from './setup/importsOf';
import { projectFiles, textOf, topEntries } from './setup/projectFiles';

const code = /\.(tsx?|mjs)$/;
const sourceFiles = projectFiles('src').filter((file) => code.test(file));
const imports = sourceFiles.flatMap(importsOf);

/** `declare` of `src/declare/check.ts`; `main` for files beside the folders. */
function layerOf(path: string): string {
  const [top = '', folder = '', ...rest] = path.split('/');
  if (top !== 'src') return top;
  return rest.length > 0 || folder === 'declare' ? folder : 'main';
}

/** Arrows of the architecture: who is allowed to know whom. */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  declare: [],
  provider: ['declare'],
  drafts: ['provider'],
  'rich-text': [],
  fetching: [],
  kinds: ['declare', 'provider', 'rich-text', 'fetching'],
  views: ['declare', 'provider', 'drafts', 'rich-text', 'fetching', 'kinds'],
  shell: ['declare', 'provider', 'drafts', 'fetching', 'kinds', 'views', 'look'],
  tools: ['declare'],
  main: ['declare', 'provider', 'fetching', 'views', 'shell', 'look', 'resources'],
};

/** What of the provider runs inside a screen: small functions and an error; everything else comes through react-admin. */
const sharedWithScreens = ['HttpError', 'reasonOf', 'uploadUrl', 'config', 'pageSize'].map(
  (file) => `src/provider/${file}`,
);

function lines(found: readonly Import[]): string[] {
  return found.map(({ file, to }) => `${file} -> ${to}`);
}

describe('who may import whom', () => {
  test('a folder of src imports itself and the folders below it', () => {
    const wrong = imports.filter(({ file, to, isPackage }) => {
      const [from, target] = [layerOf(file), layerOf(to)];
      return !isPackage && from !== target && !mayKnow[from]?.includes(target);
    });
    expect(lines(wrong)).toEqual([]);
  });

  test('the language needs nothing but itself: no package, no other folder', () => {
    expect(lines(imports.filter(({ file, isPackage }) => layerOf(file) === 'declare' && isPackage))).toEqual([]);
  });

  test('the provider draws nothing: no React, no MUI', () => {
    const drawing = /^(react$|react\/|react-dom|react-router|@mui\/)/;
    const wrong = imports.filter(
      ({ file, to, isPackage }) => layerOf(file) === 'provider' && isPackage && drawing.test(to),
    );
    expect(lines(wrong)).toEqual([]);
  });

  test('screens and kinds take types of the provider, and of its values only what has no calls in it', () => {
    const wrong = imports.filter(
      ({ file, to, typeOnly }) =>
        ['views', 'kinds'].includes(layerOf(file)) &&
        layerOf(to) === 'provider' &&
        !typeOnly &&
        !sharedWithScreens.includes(to),
    );
    expect(lines(wrong)).toEqual([]);
  });

  test('resources import the language and each other, and nothing else', () => {
    const wrong = projectFiles('resources')
      .flatMap(importsOf)
      .filter(({ to }) => to !== 'src/declare' && !to.startsWith('resources/'));
    expect(lines(wrong)).toEqual([]);
  });

  test('main.tsx alone knows the resources', () => {
    const knowing = imports.filter(({ to }) => layerOf(to) === 'resources').map(({ file }) => file);
    expect([...new Set(knowing)]).toEqual(['src/main.tsx']);
  });

  test('the language is entered by its one door', () => {
    const wrong = imports.filter(
      ({ file, to }) => layerOf(file) !== 'declare' && to.startsWith('src/declare/') && to !== 'src/declare/index',
    );
    expect(lines(wrong)).toEqual([]);
  });

  test('nothing the product is made of imports tests', () => {
    const all = [...sourceFiles, ...projectFiles('resources')].flatMap(importsOf);
    expect(lines(all.filter(({ to }) => to.startsWith('tests/')))).toEqual([]);
  });
});

describe('src knows nothing of the site it serves', () => {
  // The icon of the privacy policy is one of the icons on offer, whoever asks for it.
  const iconLists = ['src/declare/icons.ts', 'src/look/icons.css', 'src/look/icons-entry.css'];

  test('no file has a word of the domain in it or in its name', () => {
    const found = projectFiles('src').flatMap((file) =>
      domainWords(`${file} ${textOf(file)}`)
        .filter((word) => !(word === 'privacy' && iconLists.includes(file)))
        .map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('a word of the domain is found in prose, in identifiers and in the plural, and not within another word', () => {
    expect(domainWords("'Loan'; useDsaForm(); gst_img; MISSIONS; effortlessBlocks")).toEqual([
      'loan',
      'mission',
      'gst',
      'dsa',
      'effortless',
    ]);
    expect(domainWords('permission, submission, privately')).toEqual([]);
  });
});

describe('files', () => {
  test('none of src and resources is longer than 180 lines', () => {
    const files = [...sourceFiles, ...projectFiles('resources')];
    const long = files.map((file) => [file, textOf(file).trimEnd().split('\n').length] as const);
    expect(long.filter(([, count]) => count > 180)).toEqual([]);
  });

  test('the sample resource says all in 40 lines', () => {
    expect(textOf('resources/loan-benefits.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('each of resources is named for the one resource in it', () => {
    const modules = import.meta.glob<Readonly<Record<string, { readonly name?: string }>>>(
      ['../resources/*.ts', '!../resources/index.ts', '!../resources/site.ts'],
      { eager: true },
    );
    for (const [file, module] of Object.entries(modules))
      expect(Object.values(module).map(({ name }) => `../resources/${name}.ts`)).toEqual([file]);
    expect(Object.keys(modules).length).toBeGreaterThan(0);
  });

  test('at the top stands what belongs there, and nothing else', () => {
    const allowed = [
      ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'biome.json'],
      ...['src', 'resources', 'tests', 'public', 'docs'],
      ...['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'],
    ];
    expect(topEntries().filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([]);
  });
});

describe('texts', () => {
  // Joined here, since this file is read too.
  const join = (...parts: readonly string[]) => parts.join('');
  const texts = projectFiles().filter((file) =>
    /\.(tsx?|mjs|css|html|md|json|tsv|svg|txt|webmanifest|yml|yaml)$/.test(file),
  );
  const foundIn = (files: readonly string[], patterns: readonly RegExp[]) =>
    files.flatMap((file) => {
      const text = textOf(file);
      return patterns.flatMap((pattern) => text.match(pattern)?.[0] ?? []).map((words) => `${file}: ${words}`);
    });

  test('none speaks of the place where it was written', () => {
    const words = [
      join('\\.\\./', 'shared'),
      join('/wo', 'rk/'),
      join('registry\\.', 'npmjs'),
      join('helper ', 'session'),
      join('sub', 'agent'),
      join('anthr', 'opic'),
      join('clau', 'de\\b'),
      join('chat', 'gpt'),
    ].map((word) => new RegExp(word, 'i'));
    expect(foundIn([...texts, '.ci/run', '.gitignore', '.npmrc'], words)).toEqual([]);
  });

  test('no check is switched off, no test left out, nothing left to do', () => {
    const words = [
      join('@ts-', '(?:ignore|nocheck)'),
      join('biome-', 'ignore'),
      join('\\bas ', 'any\\b'),
      join('waitFor', 'Timeout\\('),
      join('\\b(?:test|describe|it)\\.', '(?:only|skip|todo)\\b'),
      join('\\b(?:TO', 'DO|FIX', 'ME)\\b'),
    ].map((word) => new RegExp(word));
    const programs = texts.filter((file) => code.test(file) && !file.startsWith('tests/declare/'));
    expect(foundIn(programs, words)).toEqual([]);
  });
});
