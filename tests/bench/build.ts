import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';

/** Bytes of each module (path below the project) in each script, rendered but not minified. */
export type RenderedModules = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes `RenderedModules` to `file`. */
function keepModules(file: string): Plugin {
  const shortName = (id: string) => relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, ''));
  return {
    name: 'keep-modules',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const modules = chunks.map(({ fileName, modules }) => [
        `/${fileName}`,
        Object.fromEntries(Object.entries(modules).map(([id, module]) => [shortName(id), module.renderedLength])),
      ]);
      writeFileSync(file, JSON.stringify(Object.fromEntries(modules)));
    },
  };
}

/** The console is built with its own config; a peer with Vite’s default template. */
function configOf(app: string): InlineConfig {
  if (app === 'console') return { configFile: 'vite.config.ts' };
  return {
    configFile: false,
    root: join('tests/bench/peers', app),
    plugins: [react()],
    build: { target: 'es2023', chunkSizeWarningLimit: 5000 },
  };
}

/** Builds `app` into `<folder>/dist` with source maps and writes `<folder>/modules.json`. */
export async function main([app = '', folder = '']: readonly string[]): Promise<number> {
  const config = configOf(app);
  await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, outDir: join(folder, 'dist'), emptyOutDir: true, sourcemap: 'hidden' },
    plugins: [...(config.plugins ?? []), keepModules(join(folder, 'modules.json'))],
  });
  return 0;
}
