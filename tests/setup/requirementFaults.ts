import type { Results } from './mergeResults';

/** All problems between requirements and tests, one sentence each; empty if every requirement is proved. */
export function requirementFaults(ids: readonly string[], results: Results): string[] {
  const unproved = ids.filter((id) => (results[id]?.length ?? 0) === 0);
  const unknown = Object.keys(results).filter((id) => !ids.includes(id));
  return [
    ...unproved.map((id) => `${id} has no passing test`),
    ...unknown.map((id) => `${id} is no requirement, and is named by: ${results[id]?.join('; ')}`),
  ];
}
