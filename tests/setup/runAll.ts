import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { Summary } from './requirementsReporter';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** How the outcome enters the sum: one check by default. */
  readonly count?: (succeeded: boolean) => Summary;
}

const summaryFile = 'tests/results/summary.json';

function program(file: string): Step['command'] {
  return ['node', 'src/tools/run.mjs', file];
}

/** The tests in one run, each counted by itself; a run that broke down without a failed test counts as one. */
function countTests(succeeded: boolean): Summary {
  const counted: Summary = existsSync(summaryFile)
    ? JSON.parse(readFileSync(summaryFile, 'utf8'))
    : { passed: 0, failed: 0 };
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

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

const one = (succeeded: boolean): Summary => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/**
 * Everything that must hold, in one go: a step that fails does not stop the others, and is named at the end. With `full`,
 * the long matrices too. The last line is the sum.
 */
export function main(args: readonly string[]): number {
  // Results of an earlier run prove nothing about this one.
  rmSync('tests/results', { recursive: true, force: true });
  const failedSteps: string[] = [];
  const sum = { passed: 0, failed: 0 };
  for (const step of steps(['unit', 'contract', 'browser', ...(args.includes('full') ? ['full'] : [])])) {
    const succeeded = succeeds(step);
    if (!succeeded) failedSteps.push(step.name);
    const { passed, failed } = (step.count ?? one)(succeeded);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(failedSteps.length === 0 ? '\nEverything holds.' : `\nFailed: ${failedSteps.join(', ')}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return failedSteps.length === 0 ? 0 : 1;
}
