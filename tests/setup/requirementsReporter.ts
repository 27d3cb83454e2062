import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { mergeResults, type Results, type RunFile } from './mergeResults';

/** The tests of the last run, counted; an error outside a test counts as one failure. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
}

function read(file: string): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Atomic, because another run may be reading. */
function write(file: string, content: unknown): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(content, null, 1)}\n`);
  renameSync(unfinished, file);
}

function titlesOf(module: TestModule, state: 'passed' | 'failed' | 'skipped'): string[] {
  return [...module.children.allTests(state)].map((test) => test.fullName);
}

/** A file that could not be loaded, or whose hooks failed, has its own errors. */
function brokenParts(module: TestModule): number {
  const suites = [module, ...module.children.allSuites()];
  return suites.filter((suite) => suite.errors().length > 0).length;
}

/** Tests that failed first and passed on retry: no failures, but still reported. */
function sayFlaky(modules: readonly TestModule[]): void {
  const flaky = modules.flatMap((module) => [...module.children.allTests('passed')]).filter(isFlaky);
  if (flaky.length > 0) console.log(`\nPassed at the second try: ${flaky.length}`);
  for (const test of flaky) console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
}

const isFlaky = (test: TestCase) => test.diagnostic()?.flaky === true;

/** Writes which requirements have passed tests (`requirements.json`) and how many tests passed (`summary.json`). */
export default class RequirementsReporter implements Reporter {
  private root = process.cwd();

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const folder = join(this.root, 'tests/results');
    mkdirSync(folder, { recursive: true });
    const run: RunFile[] = modules.map((module) => ({
      file: relative(this.root, module.moduleId),
      passed: titlesOf(module, 'passed'),
    }));
    const requirements = join(folder, 'requirements.json');
    write(
      requirements,
      mergeResults(read(requirements), run, (file) => existsSync(join(this.root, file))),
    );
    sayFlaky(modules);
    const failed = modules.reduce((sum, module) => sum + titlesOf(module, 'failed').length + brokenParts(module), 0);
    const passed = run.reduce((sum, file) => sum + file.passed.length, 0);
    write(join(folder, 'summary.json'), { passed, failed: failed + errors.length } satisfies Summary);
  }
}
