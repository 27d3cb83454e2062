/** What a project for another site gets from this one, below the project folder. All that is about this site stays. */
export const copied: readonly string[] = [
  'src',
  'public/favicon.svg',
  'public/robots.txt',
  ...['.editorconfig', '.gitignore', '.npmrc', 'LICENSE'],
  ...['biome.json', 'package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ...['custom-components', 'deploying', 'editor', 'exporting', 'maintainers-tools', 'unsaved-work'].map(
    (name) => `docs/${name}.md`,
  ),
  'docs/guides',
  // Tests that follow from declarations, whatever they declare.
  'tests/anySite',
  'tests/browser/anySite',
  'tests/browser/harness/buildConsole.ts',
  'tests/browser/harness/later.ts',
  'tests/browser/harness/sharedBrowser.ts',
  'tests/browser/slots/build.ts',
  'tests/declared/callEach.ts',
  'tests/session/memoryStorage.ts',
  ...['english', 'findChromium', 'installChromium', 'projectFiles', 'propertySeed'].map(
    (name) => `tests/setup/${name}.ts`,
  ),
  // Tests of the engine alone.
  ...[
    'drafts',
    'export',
    'form',
    'i18n',
    'kinds',
    'lazy',
    'list',
    'notifications',
    'removal',
    'shell',
    'theme',
    'ui',
  ].map((folder) => `tests/${folder}`),
];

/** What is left out of it: what makes such projects, and what is said of this one. */
export const left: readonly string[] = ['src/tools/newSite', 'src/tools/newSite.ts', 'docs/guides/replace-the-site.md'];

/** The commands of the new project: those of this one, or others. */
export const scripts: Readonly<Record<string, string | undefined>> = {
  start: undefined,
  build: undefined,
  preview: undefined,
  'reset-site': 'node src/tools/run.mjs src/tools/resetSite.ts',
  test: 'node src/tools/run.mjs tests/anySite/runAll.ts',
  'test:unit': 'vitest run -c tests/anySite/vitest.config.ts --project unit',
  'test:browser': 'vitest run -c tests/anySite/vitest.config.ts --project browser',
  typecheck: undefined,
  lint: undefined,
  check: undefined,
  declare: undefined,
  docs: undefined,
  doctor: undefined,
  record: undefined,
};

/** Texts that are replaced in copied files: every one has to be found. */
export const replaced: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  // The stand-in serves every resource from its declaration.
  'vite.config.ts': [
    [
      "import { siteVitePlugin } from './tests/site/siteVitePlugin.ts';",
      "import { standInPlugin } from './src/tools/standInPlugin.ts';",
    ],
    ['siteVitePlugin()', 'standInPlugin()'],
  ],
  'tsconfig.json': [[',\n  "exclude": ["tests/declare/wrong.ts"]', '']],
};
