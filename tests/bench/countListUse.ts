import type { ListCounts } from './AppCounts';
import { type CallSite, sumOfCalls } from './callSites';
import type { BenchPage } from './openPage';

type Take = () => Promise<readonly CallSite[]>;
type UseCounts = NonNullable<ListCounts['scroll']>;

/** The heights of the list by which it is scrolled down. */
const screens = 60;

/** Counts each key of a search, typed into the search box that has the focus already. */
async function countSearch({ page, settle, nodes }: BenchPage, take: Take): Promise<UseCounts | undefined> {
  const box = page.getByRole('searchbox');
  await box.focus();
  await settle();
  await take();
  const counted: UseCounts[] = [];
  for (const key of 'row 9') {
    await page.keyboard.type(key);
    await settle();
    const sites = await take();
    counted.push({ calls: sumOfCalls(sites), sites, nodes: await nodes() });
  }
  await box.fill('');
  await settle();
  const [most] = counted.toSorted((one, other) => other.calls - one.calls);
  return most && { ...most, nodes: counted[0]?.nodes ?? 0 };
}

/** Scrolls the list down by its own height, as often as `count` says; returns the most elements meanwhile. */
function scrollDown(count: number): Promise<number> {
  const list = document.querySelector('main section[tabindex]');
  if (!list) throw new Error('There is no list to scroll');
  const inFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scroll = async (left: number, most: number): Promise<number> => {
    if (left === 0) return most;
    const before = list.scrollTop;
    list.scrollBy({ top: list.clientHeight });
    if (list.scrollTop === before) throw new Error('The list does not scroll');
    // Drawn, and measured.
    await inFrame();
    await inFrame();
    return scroll(left - 1, Math.max(most, document.querySelectorAll('*').length));
  };
  return scroll(count, 0);
}

async function countScroll({ page, settle }: BenchPage, take: Take): Promise<UseCounts> {
  await settle();
  await take();
  const nodes = await page.evaluate(scrollDown, screens);
  await settle();
  const sites = await take();
  await page.evaluate(() => document.querySelector('main section[tabindex]')?.scrollTo({ top: 0 }));
  await settle();
  return { calls: sumOfCalls(sites), sites, nodes };
}

async function countSort({ page, settle, nodes }: BenchPage, take: Take): Promise<UseCounts | undefined> {
  const head = page.getByRole('columnheader').getByRole('button').first();
  if ((await head.count()) === 0) return undefined;
  await take();
  await head.click();
  await page.locator('th[aria-sort=ascending]').waitFor();
  await settle();
  const sites = await take();
  return { calls: sumOfCalls(sites), sites, nodes: await nodes() };
}

/** Counts what the use of a list costs, where the app offers it: its search, to scroll through it and to sort it. */
export async function countListUse(
  bench: BenchPage,
  take: Take,
): Promise<Pick<ListCounts, 'searchKey' | 'scroll' | 'sort'>> {
  if ((await bench.page.getByRole('searchbox').count()) === 0) return {};
  const searchKey = await countSearch(bench, take);
  const scroll = await countScroll(bench, take);
  const sort = await countSort(bench, take);
  return { ...(searchKey && { searchKey }), scroll, ...(sort && { sort }) };
}
