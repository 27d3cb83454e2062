import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppCounts } from '../../bench/AppCounts';
import { budgets } from '../../bench/budgets';
import { countLists } from '../../bench/countLists';
import { countWalk } from '../../bench/countWalk';
import type { ServedApp } from '../../bench/openPage';
import { overruns } from '../../bench/overruns';
import { serveBuild } from '../../bench/serveBuilt';
import { consoleBuild } from '../harness/consoleBuild';

// Independent of how busy the machine is. Bytes are checked beside this file; times, heap and shifts by the bench.
const counted = budgets.filter(({ unit }) => ['calls', 'nodes', 'requests', 'redirects'].includes(unit));
const nothing = { parsed: 0, gzip: 0, brotli: 0 };

let served: ServedApp;
let counts: AppCounts;
beforeAll(async () => {
  served = await serveBuild('console', { ...consoleBuild(), remove: () => undefined });
  const { redirects, ...walked } = await countWalk(served);
  const login = { needed: [], js: nothing, css: nothing, requests: 0, redirects };
  counts = { ...walked, login, lists: await countLists(served), shifts: [], modules: served.modules };
}, 240_000);
afterAll(() => served.close());

test.each(counted)('$figure: at most $most $unit', (budget) => {
  expect(budget.of(counts)).toBeTypeOf('number');
  expect(overruns(counts, [budget]).map(({ text }) => text)).toEqual([]);
});

test('a search in 10,000 rows, of one height or mixed, costs little at each key [X-FIND-07]', () => {
  const searched = counts.lists.flatMap(({ searchKey }) => searchKey ?? []);
  expect(searched.map(({ calls, nodes }) => calls <= 100_000 && nodes <= 500)).toEqual([true, true]);
});
