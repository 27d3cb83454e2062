// Runs a TypeScript program by Vite: `node src/tools/run.mjs <file> [arguments]`. The file exports `main(arguments)`,
// which returns the exit code.
import { resolve } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node src/tools/run.mjs <file> [arguments]');
// As Vite's own `runnerImport`, which closes before the program runs: the engine loads parts when they are needed.
const program = {
  consumer: 'server',
  dev: { moduleRunnerTransform: true },
  resolve: { external: true, mainFields: [], conditions: ['node'] },
};
const settings = { configFile: false, envDir: false, logLevel: 'error', environments: { program } };
const environment = createRunnableDevEnvironment('program', await resolveConfig(settings, 'serve'), {
  runnerOptions: { hmr: { logger: false } },
  hot: false,
});
await environment.init();
try {
  const { main } = await environment.runner.import(resolve(file));
  process.exitCode = await main(args);
} finally {
  await environment.close();
}
