import type { ListCounts } from './AppCounts';
import { firstRowOf, type LongList, longLists } from './benchSite';
import { countCalls, placesIn, sumOfCalls, takeCallSites } from './callSites';
import { countListUse } from './countListUse';
import { openPage, type ServedApp } from './openPage';
import { follow, shown } from './walk';

async function countList(served: ServedApp, list: LongList): Promise<ListCounts> {
  const bench = await openPage(served, true);
  const places = placesIn(served.dist);
  await countCalls(bench.cdp);
  await bench.goto('/');
  await follow(bench, 'loan-benefits');
  await bench.page.waitForSelector(served.app.loans, { state: 'attached' });
  await bench.settle();
  await takeCallSites(bench.cdp, places);
  const before = await bench.heap();
  await served.app.chooseLoan(bench.page, list.loan);
  await shown(bench, 'main tbody tr', firstRowOf(list.length));
  await bench.settle();
  const sites = await takeCallSites(bench.cdp, places);
  const nodes = await bench.nodes();
  const heap = (await bench.heap()) - before;
  const use = list.length === 10_000 ? await countListUse(bench, () => takeCallSites(bench.cdp, places)) : {};
  await bench.close();
  return { ...list, calls: sumOfCalls(sites), sites, nodes, heap, ...use };
}

/** Counts what the long lists cost, as far as the app can show them. */
export async function countLists(served: ServedApp): Promise<readonly ListCounts[]> {
  const counts: ListCounts[] = [];
  for (const list of longLists) if (list.length <= served.app.longest) counts.push(await countList(served, list));
  return counts;
}
