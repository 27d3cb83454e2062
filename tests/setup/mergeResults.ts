import { requirementIds } from './requirementIds';

/** Requirement id -> the passed tests with this id, each as `file > describe > test`. */
export type Results = Readonly<Record<string, readonly string[]>>;

/** A test file that was run, and the full titles of its passed tests. */
export interface RunFile {
  readonly file: string;
  readonly passed: readonly string[];
}

/** Replaces the results of the files that were run and drops files that no longer `exist`; keeps the rest. */
export function mergeResults(known: Results, run: readonly RunFile[], exist: (file: string) => boolean): Results {
  const ran = new Set(run.map(({ file }) => file));
  const kept = Object.entries(known).flatMap(([id, tests]) =>
    tests
      .filter((test) => {
        const file = test.split(' > ')[0] ?? '';
        return !ran.has(file) && exist(file);
      })
      .map((test) => [id, test] as const),
  );
  const added = run.flatMap(({ file, passed }) =>
    passed.flatMap((title) => requirementIds(title).map((id) => [id, `${file} > ${title}`] as const)),
  );
  const merged: Record<string, string[]> = {};
  for (const [id, test] of [...kept, ...added].sort()) {
    merged[id] ??= [];
    merged[id].push(test);
  }
  return merged;
}
