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

/** Which folders of src a folder may import; `screens` stands for the folders that render a part of a screen. */
const screens = [
  'actions',
  'list',
  'export',
  'form',
  'drafts',
  'conflict',
  'removal',
  'selection',
  'show',
  'dialogs',
  'notifications',
  'page',
  'console',
];
const screensMayImport = [
  ...screens,
  'declare',
  'provider',
  'session',
  'news',
  'rich-text',
  'lazy',
  'kinds',
  'i18n',
  'ui',
  'theme',
  'store',
];
const mayImport: Readonly<Record<string, readonly string[]>> = {
  declare: ['kinds', 'i18n'],
  theme: [],
  lazy: ['declare', 'store'],
  i18n: [],
  ui: ['theme', 'lazy', 'i18n', 'store'],
  store: [],
  session: ['declare', 'provider', 'lazy', 'i18n', 'store'],
  provider: ['declare', 'lazy', 'i18n', 'store'],
  'rich-text': ['ui', 'dialogs', 'theme', 'i18n'],
  news: ['declare', 'provider', 'store'],
  kinds: ['declare', 'provider', 'rich-text', 'lazy', 'i18n', 'ui', 'theme'],
  ...Object.fromEntries(screens.map((folder) => [folder, screensMayImport])),
  dashboard: screensMayImport,
  login: ['lazy', 'declare', 'provider', 'session', 'drafts', 'conflict', 'dialogs', 'i18n', 'ui', 'theme'],
  shell: [...screensMayImport, 'dashboard', 'login'],
  tools: ['declare', 'kinds', 'provider', 'session', 'i18n'],
  main: ['i18n', 'declare', 'provider', 'session', 'lazy', 'login', 'console', 'shell', 'theme', 'resources'],
};

/** What screens import of the provider: small functions and an error; calls go through react-admin's contexts. */
const sharedWithScreens = ['HttpError', 'errorReason', 'exactNumbers', 'isServed', 'uploadUrl', 'config'].map(
  (file) => `src/provider/${file}`,
);

const withoutExtension = (file: string) => file.replace(/\.tsx?$/, '').replace(/^src\/declare$/, 'src/declare/index');

function lines(found: readonly Import[]): string[] {
  return found.map(({ file, to }) => `${file} -> ${to}`);
}

describe('imports between folders', () => {
  test('a folder of src imports only the folders that it may import', () => {
    const wrong = imports.filter(({ file, to, isPackage }) => {
      const [from, target] = [layerOf(file), layerOf(to)];
      return !isPackage && from !== target && !mayImport[from]?.includes(target);
    });
    expect(lines(wrong)).toEqual([]);
  });

  test('the declarations import no package, except for types', () => {
    expect(
      lines(imports.filter(({ file, isPackage, typeOnly }) => layerOf(file) === 'declare' && isPackage && !typeOnly)),
    ).toEqual([]);
  });

  test('the provider imports neither React nor MUI', () => {
    const drawing = /^(react$|react\/|react-dom|react-router|@mui\/)/;
    const wrong = imports.filter(
      ({ file, to, isPackage }) => layerOf(file) === 'provider' && isPackage && drawing.test(to),
    );
    expect(lines(wrong)).toEqual([]);
  });

  test('screens and kinds import from the provider only types and files that make no calls', () => {
    const wrong = imports.filter(
      ({ file, to, typeOnly }) =>
        [...screens, 'kinds'].includes(layerOf(file)) &&
        layerOf(to) === 'provider' &&
        !typeOnly &&
        !sharedWithScreens.includes(to),
    );
    expect(lines(wrong)).toEqual([]);
  });

  test('screens and inputs get addresses of files from useUploadUrl, which changes with each upload [X-PICTURE-02]', () => {
    // Exported addresses are read elsewhere, and the doctor has no browser with a copy of the file.
    const others = ['export', 'tools'];
    const shown = imports.filter(({ file, to }) => to === 'src/provider/uploadUrl' && !others.includes(layerOf(file)));
    expect(lines(shown)).toEqual(['src/kinds/EngineContext.ts -> src/provider/uploadUrl']);
  });

  test('resources import only src/declare, React, react-admin, MUI and each other', () => {
    const packages = /^(react|react-admin|react-hook-form|ra-[\w-]+|@mui\/.+)$/;
    const wrong = projectFiles('resources')
      .flatMap(importsOf)
      .filter(({ to, isPackage }) =>
        isPackage ? !packages.test(to) : to !== 'src/declare' && !to.startsWith('resources/'),
      );
    expect(lines(wrong)).toEqual([]);
  });

  test('only the two files beside the folders import the resources', () => {
    const knowing = imports.filter(({ to }) => layerOf(to) === 'resources').map(({ file }) => file);
    expect([...new Set(knowing)]).toEqual(['src/behindLogin.ts', 'src/main.tsx']);
  });

  test('the engine imports single modules of declare, not its index', () => {
    const mayUseIndex = ['main', 'tools', 'declare'];
    const wrong = imports.filter(({ file, to }) => to === 'src/declare' && !mayUseIndex.includes(layerOf(file)));
    expect(lines(wrong)).toEqual([]);
  });

  test('a kind of field is imported only by its own folder and the index of declare', () => {
    const kindOf = (file: string) => /^src\/kinds\/(\w+)\//.exec(file)?.[1];
    const wrong = imports.filter(({ file, to }) => {
      const kind = kindOf(to);
      return kind !== undefined && kind !== 'choices' && kind !== kindOf(file) && file !== 'src/declare/index.ts';
    });
    expect(lines(wrong)).toEqual([]);
  });

  test('there are no import cycles', () => {
    const graph = new Map<string, readonly string[]>();
    for (const { file, to, isPackage, typeOnly } of imports) {
      const [from, target] = [withoutExtension(file), withoutExtension(to)];
      if (!isPackage && !typeOnly) graph.set(from, [...(graph.get(from) ?? []), target]);
    }
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const to of graph.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('product code never imports tests', () => {
    const all = [...sourceFiles, ...projectFiles('resources')].flatMap(importsOf);
    expect(lines(all.filter(({ to }) => to.startsWith('tests/')))).toEqual([]);
  });
});

describe('src is independent of the site', () => {
  // The icon names include `privacy` for the privacy policy; any resource may use it.
  const iconLists = ['src/declare/icons.ts', 'src/page/ResourceIcon.tsx', 'src/theme/icons.css'];

  test('no file name or content in src contains a domain word', () => {
    const found = projectFiles('src').flatMap((file) =>
      domainWords(`${file} ${textOf(file)}`)
        .filter((word) => !(word === 'privacy' && iconLists.includes(file)))
        .map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('domain words are found in prose, identifiers and plurals, but not inside other words', () => {
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
  test('no file in src and resources is longer than 200 lines', () => {
    const files = [...sourceFiles, ...projectFiles('resources')];
    const long = files.map((file) => [file, textOf(file).trimEnd().split('\n').length] as const);
    expect(long.filter(([, count]) => count > 200)).toEqual([]);
  });

  test('the sample resource fits in 40 lines', () => {
    expect(textOf('resources/loan-benefits.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('each file in resources is named for its one resource', () => {
    const modules = import.meta.glob<Readonly<Record<string, { readonly name?: string }>>>(
      ['../resources/*.ts', '!../resources/index.ts', '!../resources/site.ts'],
      { eager: true },
    );
    for (const [file, module] of Object.entries(modules))
      expect(Object.values(module).map(({ name }) => `../resources/${name}.ts`)).toEqual([file]);
    expect(Object.keys(modules).length).toBeGreaterThan(0);
  });

  test('the top folder contains only the expected files', () => {
    const allowed = [
      ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'biome.json'],
      ...['src', 'resources', 'tests', 'public', 'docs'],
      ...['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'],
    ];
    expect(topEntries().filter((name) => !name.startsWith('.') && !allowed.includes(name))).toEqual([]);
  });
});

describe('texts', () => {
  // Joined here because this file is checked too.
  const join = (...parts: readonly string[]) => parts.join('');
  const texts = projectFiles().filter((file) =>
    /\.(tsx?|mjs|css|html|md|json|tsv|svg|txt|webmanifest|yml|yaml)$/.test(file),
  );
  const foundIn = (files: readonly string[], patterns: readonly RegExp[]) =>
    files.flatMap((file) => {
      const text = textOf(file);
      return patterns.flatMap((pattern) => text.match(pattern)?.[0] ?? []).map((words) => `${file}: ${words}`);
    });

  test('no text mentions the place where it was written', () => {
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

  test('no check is disabled, no test is skipped, nothing is left to do', () => {
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
