// Runs a TypeScript program by Vite: `node src/tools/run.mjs <file> [arguments]`. The file exports `main(arguments)`,
// which returns the exit code.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node src/tools/run.mjs <file> [arguments]');
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(args);
