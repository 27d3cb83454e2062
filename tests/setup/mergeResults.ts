import { requirementIds } from './requirementIds';

/** Requirement id -> the passed tests that name it, each as `file > describe > test`. */
export type Results = Readonly<Record<string, readonly string[]>>;

/** A test file that was run, and the full titles of its passed tests. */
export interface RunFile {
  readonly file: string;
  readonly passed: readonly string[];
}

/** Replaces what was known of the files run and drops those that no longer `exist`; the rest stays. */
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
