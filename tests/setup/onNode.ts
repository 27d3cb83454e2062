import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { findNode } from './findNode';

/** What is tested on another Node: everything that runs in Node, and one test that a browser can be driven from it. */
const runs: readonly (readonly string[])[] = [
  ['--project', 'unit', '--project', 'contract'],
  ['--project', 'browser', 'tests/browser/smoke.test.ts'],
];

/**
 * Runs the tests on the Node whose major version is the first argument. Returns 0 if they pass, 1 if not or if no such
 * Node is found. These runs prove no requirements beyond the ordinary ones.
 */
export function main([major = '']: readonly string[]): number {
  const found = findNode(major);
  if ('why' in found) {
    console.error(`${found.why}\nRun once with a network: npx --yes --package=node@${major} -- node --version`);
    return 1;
  }
  console.log(`Node ${found.version}: ${found.path}`);
  const env = { ...process.env, PATH: `${dirname(found.path)}${delimiter}${process.env.PATH}` };
  // Tests whether another Node works, not how fast it is.
  const patience = ['--testTimeout=90000', '--hookTimeout=60000'];
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=dot',
    ...patience,
  ];
  const statuses = runs.map((run) => spawnSync(found.path, [...vitest, ...run], { stdio: 'inherit', env }).status);
  return statuses.every((status) => status === 0) ? 0 : 1;
}
