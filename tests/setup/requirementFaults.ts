import type { Results } from './mergeResults';

/** Requirements whose test is still to come, by id with the reason; `partly`: tested, but for what the reason names. */
export interface Pending {
  readonly pending: Readonly<Record<string, string>>;
  readonly partly: Readonly<Record<string, string>>;
}

const mayBePending = /^R-(EDITOR-\d+|SESS-08)$/;
const mayBePartly = /^R-APP-21$/;

/** All that stands between the requirements and their tests, one sentence each; none if every one is proved or excused. */
export function requirementFaults(ids: readonly string[], results: Results, { pending, partly }: Pending): string[] {
  const proved = (id: string) => (results[id]?.length ?? 0) > 0;
  const notKnown = (id: string) => !ids.includes(id);
  return [
    ...ids.filter((id) => !proved(id) && !(id in pending)).map((id) => `${id} has no passing test`),
    ...Object.keys(pending)
      .filter(proved)
      .map((id) => `${id} is pending, and has a passing test: take it out of tests/pending.json`),
    ...Object.keys(results)
      .filter(notKnown)
      .map((id) => `${id} is no requirement, and is named by: ${results[id]?.join('; ')}`),
    ...[...Object.keys(pending), ...Object.keys(partly)]
      .filter(notKnown)
      .map((id) => `${id} is no requirement, and stands in tests/pending.json`),
    ...Object.keys(pending)
      .filter((id) => !mayBePending.test(id))
      .map((id) => `${id} may not be pending`),
    ...Object.keys(partly)
      .filter((id) => !mayBePartly.test(id))
      .map((id) => `${id} may not be tested in part`),
  ];
}
