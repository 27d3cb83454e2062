import type { ListCounts } from './AppCounts';
import { firstRowOf, type LongList, longLists } from './benchSite';
import { type CallSite, countCalls, placesIn, sumOfCalls, takeCallSites } from './callSites';
import { type BenchPage, openPage, type ServedApp } from './openPage';
import { follow, shown } from './walk';

/** Counts each key of a search, typed into the search box that has the focus already. */
async function countSearch(
  { page, settle, nodes }: BenchPage,
  take: () => Promise<readonly CallSite[]>,
): Promise<ListCounts['searchKey']> {
  const box = page.getByRole('searchbox');
  if ((await box.count()) === 0) return undefined;
  await box.focus();
  await settle();
  await take();
  const counted: { calls: number; sites: readonly CallSite[]; nodes: number }[] = [];
  for (const key of 'row 9') {
    await page.keyboard.type(key);
    await settle();
    const sites = await take();
    counted.push({ calls: sumOfCalls(sites), sites, nodes: await nodes() });
  }
  const [most] = counted.toSorted((one, other) => other.calls - one.calls);
  return most && { ...most, nodes: counted[0]?.nodes ?? 0 };
}

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
  const searchKey =
    list.length === 10_000 ? await countSearch(bench, () => takeCallSites(bench.cdp, places)) : undefined;
  await bench.close();
  return { ...list, calls: sumOfCalls(sites), sites, nodes, heap, ...(searchKey && { searchKey }) };
}

/** Counts what the long lists cost, as far as the app can show them. */
export async function countLists(served: ServedApp): Promise<readonly ListCounts[]> {
  const counts: ListCounts[] = [];
  for (const list of longLists) if (list.length <= served.app.longest) counts.push(await countList(served, list));
  return counts;
}
