import type { AppCounts, ListCounts, Step } from './AppCounts';
import type { CallSite } from './callSites';

/** A bar: what must not be more than `most`. */
export interface Budget {
  /** What is held, as a row of the table. */
  readonly figure: string;
  readonly most: number;
  readonly unit: 'kB' | 'calls' | 'nodes' | 'requests' | 'MB of heap' | 'score' | 'redirects' | 'tasks';
  /** The figure of an app; undefined where it has none. */
  readonly of: (counts: AppCounts) => number | undefined;
  /** Where the calls of a figure in calls went. */
  readonly sites?: (counts: AppCounts) => readonly CallSite[] | undefined;
  /** The scripts that make a figure in kB. */
  readonly scripts?: (counts: AppCounts) => readonly string[];
}

const kB = (bytes: number) => bytes / 1000;
const listOf = ({ lists }: AppCounts, length: number): ListCounts | undefined =>
  lists.find((list) => list.length === length);

/** Elements of each list; none where the longest is not shown. */
function nodesOf(counts: AppCounts): readonly number[] {
  return listOf(counts, 10_000) ? counts.lists.map(({ nodes }) => nodes) : [];
}

function callsOf(step: Step, most: number): Budget {
  return {
    figure: step,
    most,
    unit: 'calls',
    of: ({ steps }) => steps[step]?.calls,
    sites: ({ steps }) => steps[step]?.sites,
  };
}

/** The bars for what can be counted: they hold whatever else the machine does. */
export const budgets: readonly Budget[] = [
  {
    figure: 'login page: JS, gzip',
    most: 76,
    unit: 'kB',
    of: ({ login }) => kB(login.js.gzip),
    scripts: ({ login }) => login.needed,
  },
  { figure: 'login page', most: 0, unit: 'redirects', of: ({ login }) => login.redirects },
  callsOf('login page', 10_000),
  {
    figure: 'first list: JS, gzip',
    most: 270,
    unit: 'kB',
    of: ({ firstList }) => firstList && kB(firstList.js.gzip),
    scripts: ({ firstList }) => firstList?.scripts ?? [],
  },
  {
    figure: 'largest further screen: JS, gzip',
    most: 10,
    unit: 'kB',
    of: ({ further }) => further && kB(Math.max(0, ...further.map(({ gzip }) => gzip))),
  },
  callsOf('users, cold', 90_000),
  callsOf('users, page 2', 40_000),
  callsOf('users, warm', 40_000),
  { figure: 'users, cold', most: 420, unit: 'nodes', of: ({ steps }) => steps['users, cold']?.nodes },
  callsOf('edit open', 70_000),
  callsOf('save to list', 90_000),
  {
    figure: 'a key in the title field',
    most: 4000,
    unit: 'calls',
    of: ({ key }) => key?.calls,
    sites: ({ key }) => key?.sites,
  },
  { figure: 'over 50 ms in 30 keys, median run', most: 0, unit: 'tasks', of: ({ key }) => key?.longTasks },
  {
    figure: 'choice of loan',
    most: 1,
    unit: 'requests',
    of: ({ steps }) => steps['choice of loan']?.api.length,
  },
  {
    figure: 'list of 10,000',
    most: 80_000,
    unit: 'calls',
    of: (counts) => listOf(counts, 10_000)?.calls,
    sites: (counts) => listOf(counts, 10_000)?.sites,
  },
  {
    figure: 'list of 10,000, a row beyond 100',
    most: 3,
    unit: 'calls',
    of: (counts) => {
      const [short, long] = [listOf(counts, 100), listOf(counts, 10_000)];
      return short && long ? (long.calls - short.calls) / 9900 : undefined;
    },
  },
  {
    figure: 'list of 100 to 10,000',
    most: 500,
    unit: 'nodes',
    of: (counts) => (nodesOf(counts).length > 0 ? Math.max(...nodesOf(counts)) : undefined),
  },
  {
    figure: 'list of 100 to 10,000, most less least',
    most: 30,
    unit: 'nodes',
    of: (counts) =>
      nodesOf(counts).length > 0 ? Math.max(...nodesOf(counts)) - Math.min(...nodesOf(counts)) : undefined,
  },
  {
    figure: 'list of 10,000, added',
    most: 8,
    unit: 'MB of heap',
    of: (counts) => {
      const heap = listOf(counts, 10_000)?.heap;
      return heap === undefined ? undefined : heap / 1_000_000;
    },
  },
  {
    figure: 'layout shift of the worst screen',
    most: 0.02,
    unit: 'score',
    of: ({ shifts }) => Math.max(...shifts.map(({ score }) => score)),
  },
];

/** Login usable over a slow network, as many times what the floor takes: the one bar in time. */
export const mostTimesFloor = 1.4;
