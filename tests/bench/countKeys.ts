import type { AppCounts } from './AppCounts';
import { type CallSite, sumOfCalls } from './callSites';
import { median } from './median';
import type { BenchPage } from './openPage';
import type { Walk } from './walk';

const keys = 30;
/** How often the keys are typed without a pause. */
const runs = 3;

/** The pauses of a person who types, in milliseconds: 150 to 400, the same ones each time. */
const humanPause = (key: number): number => 150 + ((key * 83) % 251);

type KeyCounts = Required<Pick<AppCounts, 'key' | 'slowKey'>>;

/** Counts the cost of keys in the title field of the open form, typed without a pause and at the pace of a person. */
export async function countKeys(
  { page, settle }: BenchPage,
  take: () => Promise<readonly CallSite[]>,
  type: Walk['type'],
): Promise<KeyCounts> {
  const perKey = async () => (await take()).map((site) => ({ ...site, calls: site.calls / keys }));
  // The click into the field does not count as a key.
  await type(0);
  await take();
  const counted: { sites: readonly CallSite[]; longTasks: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate(() => window.bench?.longTasks.splice(0));
    await type(keys);
    await settle();
    counted.push({ sites: await perKey(), longTasks: await page.evaluate(() => window.bench?.longTasks.length ?? 0) });
  }
  const sites = counted[0]?.sites ?? [];
  await type(keys, humanPause);
  await settle();
  const slow = await perKey();
  return {
    key: { calls: Math.round(sumOfCalls(sites)), sites, longTasks: median(counted.map(({ longTasks }) => longTasks)) },
    slowKey: { calls: Math.round(sumOfCalls(slow)), sites: slow },
  };
}
