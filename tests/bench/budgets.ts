import type { AppCounts, ExportCounts, ListCounts, Step } from './AppCounts';
import type { CallSite } from './callSites';

/** A budget: the figure must not exceed `most`. */
export interface Budget {
  /** What is limited, as a row of the table. */
  readonly figure: string;
  readonly most: number;
  readonly unit: 'kB' | 'calls' | 'nodes' | 'requests' | 'MB of heap' | 'score' | 'redirects' | 'tasks';
  /** The figure of an app; undefined if it has none. */
  readonly of: (counts: AppCounts) => number | undefined;
  /** Where the calls of a call count were made. */
  readonly sites?: (counts: AppCounts) => readonly CallSite[] | undefined;
  /** The scripts that make up a figure in kB. */
  readonly scripts?: (counts: AppCounts) => readonly string[];
}

const kB = (bytes: number) => bytes / 1000;
const listOf = ({ lists }: AppCounts, length: number, isMixed = false): ListCounts | undefined =>
  lists.find((list) => list.length === length && list.isMixed === isMixed);

/** Elements of a list after its search and its sorting, as far as that was counted. */
const nodesOfUse = ({ searchKey, sort }: Pick<ListCounts, 'searchKey' | 'sort'>) =>
  [searchKey, sort].flatMap((use) => use?.nodes ?? []);

/** Elements of each list, and of the longest when it is searched and sorted; none if the longest is not shown. */
function nodesOf(counts: AppCounts): readonly number[] {
  if (!listOf(counts, 10_000)) return [];
  const alike = counts.lists.filter(({ isMixed }) => !isMixed);
  return alike.flatMap(({ nodes, ...use }) => [nodes, ...nodesOfUse(use)]);
}

/** The calls for the longest list, and for each of its rows beyond 100. */
function callsOfLongest(name: string, isMixed: boolean): readonly Budget[] {
  const longest = (counts: AppCounts) => listOf(counts, 10_000, isMixed);
  return [
    {
      figure: `list of 10,000${name}`,
      most: 80_000,
      unit: 'calls',
      of: (counts) => longest(counts)?.calls,
      sites: (counts) => longest(counts)?.sites,
    },
    {
      figure: `list of 10,000${name}, a row beyond 100`,
      most: 3,
      unit: 'calls',
      of: (counts) => {
        const [short, long] = [listOf(counts, 100), longest(counts)];
        return short && long ? (long.calls - short.calls) / 9900 : undefined;
      },
    },
    {
      figure: `a key of a search in 10,000${name}`,
      most: 100_000,
      unit: 'calls',
      of: (counts) => longest(counts)?.searchKey?.calls,
      sites: (counts) => longest(counts)?.searchKey?.sites,
    },
    {
      figure: `list of 10,000${name}, scrolled by 60 screens`,
      most: 800_000,
      unit: 'calls',
      of: (counts) => longest(counts)?.scroll?.calls,
      sites: (counts) => longest(counts)?.scroll?.sites,
    },
  ];
}

/** The elements of the longest list with rows of mixed height, whatever is done with it. */
const nodesOfMixed: Budget = {
  figure: 'list of 10,000 of mixed height: shown, searched, sorted, scrolled',
  most: 500,
  unit: 'nodes',
  of: (counts) => {
    const list = listOf(counts, 10_000, true);
    return list?.scroll && Math.max(list.nodes, list.scroll.nodes, ...nodesOfUse(list));
  },
};

/** What it costs the page to export 100,000 rows in a format. */
function costOfExport(format: ExportCounts['format']): readonly Budget[] {
  const exported = ({ exports }: AppCounts) => exports?.find((counts) => counts.format === format);
  return [
    {
      figure: `export of 100,000 rows as ${format}, added`,
      most: 60,
      unit: 'MB of heap',
      of: (counts) => {
        const heap = exported(counts)?.heap;
        return heap === undefined ? undefined : heap / 1_000_000;
      },
    },
    {
      figure: `export of 100,000 rows as ${format}, over 50 ms of the processor`,
      most: 0,
      unit: 'tasks',
      of: (counts) => exported(counts)?.longTasks,
    },
  ];
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

/** Budgets for everything that can be counted: independent of how busy the machine is. */
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
  callsOf('login', 165_000),
  {
    figure: 'first list: JS, gzip',
    most: 280,
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
  callsOf('users, cold', 72_000),
  callsOf('users, page 2', 38_000),
  callsOf('users, warm', 34_000),
  { figure: 'users, cold', most: 395, unit: 'nodes', of: ({ steps }) => steps['users, cold']?.nodes },
  callsOf('edit open', 55_000),
  callsOf('save to list', 60_000),
  {
    figure: 'a key in the title field',
    most: 4000,
    unit: 'calls',
    of: ({ key }) => key?.calls,
    sites: ({ key }) => key?.sites,
  },
  {
    figure: 'a key at the pace of a person',
    most: 4500,
    unit: 'calls',
    of: ({ slowKey }) => slowKey?.calls,
    sites: ({ slowKey }) => slowKey?.sites,
  },
  { figure: 'over 50 ms in 30 keys, median run', most: 0, unit: 'tasks', of: ({ key }) => key?.longTasks },
  {
    figure: 'choice of loan',
    most: 1,
    unit: 'requests',
    of: ({ steps }) => steps['choice of loan']?.api.length,
  },
  ...callsOfLongest('', false),
  ...callsOfLongest(' of mixed height', true),
  nodesOfMixed,
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
  ...costOfExport('CSV'),
  ...costOfExport('Excel'),
  {
    figure: 'layout shift of the worst screen',
    most: 0.02,
    unit: 'score',
    of: ({ shifts }) => Math.max(...shifts.map(({ score }) => score)),
  },
];

/** How many times as long as the floor the login page may take over a slow network: the only time budget. */
export const mostTimesFloor = 1.4;
