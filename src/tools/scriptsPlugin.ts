import type { Plugin } from 'vite';

const isOurs = (id: string) => !id.includes('/node_modules/');
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);
/** The language's index imports all kinds; the login page, which reads the name of the site, uses none. */
const isIndexOfLanguage = (id: string) => id.endsWith('/src/declare/index.ts');

/** Used by a part of Emotion that nobody imports; its package does not say that it can be left out. */
const moduleSideEffects = [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }];

/**
 * Divides the build into few scripts: the login page, everything behind it, the forms. Left to the bundler, whatever two
 * scripts share would be a third one, and the first list would wait for thirty.
 */
export function scriptsPlugin(): Plugin {
  const login = new Set<string>();
  const groups = [
    {
      name: 'login',
      priority: 3,
      test: (id: string) => login.has(id) || isReact(id),
    },
    // Not the modules that are imported dynamically: these keep their exports, by which a failed import is repeated.
    { name: 'console', priority: 2, test: /\/src\/shell\/createConsole\.tsx$|\/resources\/index\.ts$/ },
    {
      name: 'forms',
      priority: 1,
      test: /\/src\/form\/RecordForm\.tsx$|\/src\/kinds\/(?:FieldFrame\.tsx|image\/Upload\.module\.css)/,
    },
  ];
  return {
    name: 'scripts',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } }, treeshake: { moduleSideEffects } },
        // Preloads what an imported script needs, but not that script itself, nor those that are already loaded.
        modulePreload: {
          // The oldest browsers of the build know modulepreload.
          polyfill: false,
          resolveDependencies: (file, needed) =>
            needed.filter((other) => other !== file && !/\/(?:login|rolldown-runtime)-/.test(other)),
        },
      },
    }),
    buildEnd() {
      const add = (id: string) => {
        if (login.has(id) || !isOurs(id) || isIndexOfLanguage(id)) return;
        login.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      [...this.getModuleIds()].filter((id) => id.endsWith('/src/main.tsx')).forEach(add);
    },
  };
}
