import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ['lint', 'biome', 'check', '.'],
  ['declarations', 'node', 'src/tools/run.mjs', 'src/tools/check.ts'],
  // Written anew for whoever changes a declaration; what is handed in must be up to date.
  ['reference', 'node', 'src/tools/run.mjs', 'src/tools/docs.ts', ...(process.env.CI ? ['--check'] : [])],
  ['browser', 'node', 'src/tools/run.mjs', 'tests/setup/installChromium.ts'],
  ['tests', 'vitest', 'run', '-c', 'tests/anySite/vitest.config.ts'],
];

/** Everything that `npm test` checks: a failed step does not stop the others. 1 if one failed, else 0. */
export function main(): number {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const failed = steps.filter(([name, command = '', ...args]) => {
    console.log(`\n== ${name}`);
    return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status !== 0;
  });
  console.log(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}
