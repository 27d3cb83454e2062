import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { Summary } from './requirementsReporter';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** How the outcome is counted in the sum: one check by default. */
  readonly count?: (succeeded: boolean) => Summary;
}

const summaryFile = 'tests/results/summary.json';
const cellsFolder = 'tests/results/cells';

function program(...file: readonly string[]): Step['command'] {
  return ['node', 'src/tools/run.mjs', ...file];
}

/** All tests in one run, each counted; a run that breaks without a failed test counts as one failure. */
function countTests(succeeded: boolean): Summary {
  const counted: Summary = existsSync(summaryFile)
    ? JSON.parse(readFileSync(summaryFile, 'utf8'))
    : { passed: 0, failed: 0 };
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** The Node versions that the console is developed on, except the one running this. */
const otherNodes = ['20', '22', '24'].filter((major) => major !== process.versions.node.split('.')[0]);

/** Slow steps that are rarely needed. */
const fullSteps: readonly Step[] = [
  ...otherNodes.map((major) => ({ name: `Node ${major}`, command: program('tests/setup/onNode.ts', major) })),
  { name: 'bars', command: program('tests/bench/bench.ts', '--counts', '--check') },
  // Each of its tests counts, as those of the main run.
  { name: 'back ends', command: program('tests/backends/runAll.ts'), count: countTests },
];

/** Independent steps that run in parallel: one waits for the network, and tsc uses one core. */
const firstSteps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'declarations', command: program('src/tools/check.ts') },
  // A maintainer gets the reference of a changed declaration written; what is handed in must be up to date.
  { name: 'reference', command: program('src/tools/docs.ts', ...(process.env.CI ? ['--check'] : [])) },
  // Installing a browser proves nothing by itself.
  {
    name: 'browser',
    command: program('tests/setup/installChromium.ts'),
    count: (succeeded) => ({ passed: 0, failed: succeeded ? 0 : 1 }),
  },
];

/** More browsers, for the full run only. They are installed one after the other, since apt allows one at a time. */
const otherBrowsers: Step = {
  name: 'other browsers',
  command: program('tests/setup/installBrowsers.ts'),
  // Each test in a missing browser fails too; this says why.
  count: (succeeded) => ({ passed: 0, failed: succeeded ? 0 : 1 }),
};

function testSteps(projects: readonly string[]): readonly Step[] {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return [
    { name: 'tests', command: ['vitest', 'run', '-c', 'tests/vitest.config.ts', ...chosen], count: countTests },
    { name: 'requirements', command: program('tests/setup/checkRequirements.ts') },
  ];
}

interface Ended {
  readonly succeeded: boolean;
  /** The output; '' if it was already shown. */
  readonly output: string;
}

/** Runs a step; `quietly` keeps its output for later, so that parallel steps do not mix theirs. */
function run({ command: [command, ...args] }: Step, quietly = false): Promise<Ended> {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
  const out = quietly ? 'pipe' : 'inherit';
  const child = spawn(command, args, { stdio: ['ignore', out, out], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  return new Promise((end) => {
    child.on('error', (error) => end({ succeeded: false, output: String(error) }));
    child.on('close', (code) => end({ succeeded: code === 0, output: Buffer.concat(said).toString() }));
  });
}

/** Prints how many cells of the matrices passed, over all files. */
function sayCells(): void {
  if (!existsSync(cellsFolder)) return;
  const tallies = readdirSync(cellsFolder).map((file) => JSON.parse(readFileSync(`${cellsFolder}/${file}`, 'utf8')));
  const sum = (name: string) => tallies.reduce((total, tally) => total + tally[name], 0);
  console.log(`${sum('held')} of ${sum('ran')} cells held`);
}

const one = (succeeded: boolean): Summary => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/**
 * All checks in one go: a failed step does not stop the others and is listed at the end. With `full`, also the long
 * matrices, the other Node versions, the budgets of the bench and other back ends. The last line is the sum.
 */
export async function main(args: readonly string[]): Promise<number> {
  // Results of an earlier run prove nothing about this one.
  rmSync('tests/results', { recursive: true, force: true });
  const failedSteps: string[] = [];
  const sum = { passed: 0, failed: 0 };
  const isFull = args.includes('full');
  if (isFull) {
    process.env.WHOLE_MATRICES = 'yes';
    // A new random seed for each run; printed, so that a failure can be reproduced.
    process.env.PROPERTY_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
    console.log(`PROPERTY_SEED=${process.env.PROPERTY_SEED}`);
  } else process.env.WITHOUT_FULL_ONLY = 'yes';
  const enter = ({ name, count = one }: Step, succeeded: boolean) => {
    if (!succeeded) failedSteps.push(name);
    const { passed, failed } = count(succeeded);
    sum.passed += passed;
    sum.failed += failed;
  };
  console.log(`${firstSteps.map(({ name }) => name).join(', ')}: side by side, each is shown when it has ended`);
  const begun = firstSteps.map((step) => ({ step, ended: run(step, true) }));
  for (const { step, ended } of begun) {
    const { succeeded, output } = await ended;
    console.log(`\n== ${step.name}\n${output.trimEnd()}`);
    enter(step, succeeded);
  }
  const projects = ['unit', 'contract', 'browser', ...(isFull ? ['full', 'alone'] : [])];
  const steps = [...(isFull ? [otherBrowsers] : []), ...testSteps(projects), ...(isFull ? fullSteps : [])];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const { succeeded, output } = await run(step);
    if (output) console.log(output);
    enter(step, succeeded);
  }
  sayCells();
  console.log(failedSteps.length === 0 ? '\nEverything holds.' : `\nFailed: ${failedSteps.join(', ')}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return failedSteps.length === 0 ? 0 : 1;
}
