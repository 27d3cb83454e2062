import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { Summary } from './requirementsReporter';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** How the outcome enters the sum: one check by default. */
  readonly count?: (succeeded: boolean) => Summary;
}

const summaryFile = 'tests/results/summary.json';
const cellsFolder = 'tests/results/cells';

function program(...file: readonly string[]): Step['command'] {
  return ['node', 'src/tools/run.mjs', ...file];
}

/** The tests in one run, each counted by itself; a run that broke down without a failed test counts as one. */
function countTests(succeeded: boolean): Summary {
  const counted: Summary = existsSync(summaryFile)
    ? JSON.parse(readFileSync(summaryFile, 'utf8'))
    : { passed: 0, failed: 0 };
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** The versions of Node that the console is developed on, but for the one that runs this. */
const otherNodes = ['20', '22', '24'].filter((major) => major !== process.versions.node.split('.')[0]);

/** What takes long and is seldom wanted. */
const fullSteps: readonly Step[] = [
  ...otherNodes.map((major) => ({ name: `Node ${major}`, command: program('tests/setup/onNode.ts', major) })),
  { name: 'bars', command: program('tests/bench/bench.ts', '--counts', '--check') },
];

function steps(projects: readonly string[]): readonly Step[] {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return [
    // Nothing is proved by having a browser.
    {
      name: 'browser',
      command: program('tests/setup/installChromium.ts'),
      count: (succeeded) => ({ passed: 0, failed: succeeded ? 0 : 1 }),
    },
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'lint', command: ['biome', 'check', '.'] },
    { name: 'declarations', command: program('src/tools/check.ts') },
    { name: 'tests', command: ['vitest', 'run', '-c', 'tests/vitest.config.ts', ...chosen], count: countTests },
    { name: 'requirements', command: program('tests/setup/checkRequirements.ts') },
  ];
}

function succeeds({ name, command: [command, ...args] }: Step): boolean {
  console.log(`\n== ${name}`);
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Says how many cells of the matrices held, over all files. */
function sayCells(): void {
  if (!existsSync(cellsFolder)) return;
  const tallies = readdirSync(cellsFolder).map((file) => JSON.parse(readFileSync(`${cellsFolder}/${file}`, 'utf8')));
  const sum = (name: string) => tallies.reduce((total, tally) => total + tally[name], 0);
  console.log(`${sum('held')} of ${sum('ran')} cells held`);
}

const one = (succeeded: boolean): Summary => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/**
 * Everything that must hold, in one go: a step that fails does not stop the others, and is named at the end. With `full`,
 * the long matrices, the other versions of Node and the bars of the bench too. The last line is the sum.
 */
export function main(args: readonly string[]): number {
  // Results of an earlier run prove nothing about this one.
  rmSync('tests/results', { recursive: true, force: true });
  const failedSteps: string[] = [];
  const sum = { passed: 0, failed: 0 };
  const isFull = args.includes('full');
  if (isFull) {
    process.env.WHOLE_MATRICES = 'yes';
    // Cases that no run had before; named, so that what they show can be had again.
    process.env.PROPERTY_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
    console.log(`PROPERTY_SEED=${process.env.PROPERTY_SEED}`);
  }
  const ordinary = steps(['unit', 'contract', 'browser', ...(isFull ? ['full', 'alone'] : [])]);
  for (const step of [...ordinary, ...(isFull ? fullSteps : [])]) {
    const succeeded = succeeds(step);
    if (!succeeded) failedSteps.push(step.name);
    const { passed, failed } = (step.count ?? one)(succeeded);
    sum.passed += passed;
    sum.failed += failed;
  }
  sayCells();
  console.log(failedSteps.length === 0 ? '\nEverything holds.' : `\nFailed: ${failedSteps.join(', ')}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return failedSteps.length === 0 ? 0 : 1;
}
