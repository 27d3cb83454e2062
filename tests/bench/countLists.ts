import type { ListCounts } from './AppCounts';
import { firstRowOf, listLengths } from './benchSite';
import { countCalls, placesIn, sumOfCalls, takeCallSites } from './callSites';
import { openPage, type ServedApp } from './openPage';
import { follow, shown } from './walk';

async function countList(served: ServedApp, length: number): Promise<ListCounts> {
  const bench = await openPage(served, true);
  const places = placesIn(served.dist);
  await countCalls(bench.cdp);
  await bench.goto('/');
  await follow(bench, 'loan-benefits');
  await bench.page.waitForSelector(served.app.loans, { state: 'attached' });
  await bench.settle();
  await takeCallSites(bench.cdp, places);
  const before = await bench.heap();
  await served.app.chooseLoan(bench.page, length);
  await shown(bench, 'main tbody tr', firstRowOf(length));
  await bench.settle();
  const sites = await takeCallSites(bench.cdp, places);
  const nodes = await bench.nodes();
  const heap = (await bench.heap()) - before;
  await bench.close();
  return { length, calls: sumOfCalls(sites), sites, nodes, heap };
}

/** Counts what lists of 100, 1,000 and 10,000 rows in one answer cost, as far as the app can show them. */
export async function countLists(served: ServedApp): Promise<readonly ListCounts[]> {
  const lists: ListCounts[] = [];
  for (const length of listLengths) if (length <= served.app.longest) lists.push(await countList(served, length));
  return lists;
}
