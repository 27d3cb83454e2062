import type { AppName } from './apps';
import { expectedOf } from './expected';
import { type BenchPage, openPage, type ServedApp } from './openPage';
import { logIn } from './walk';

/** Milliseconds, one value per round. */
export interface ScreenTimes {
  /** From the press of Login to the dashboard. */
  readonly login: readonly number[];
  /** From a reload of the users to their first row. */
  readonly reload: readonly number[];
}

interface Sought {
  readonly selector: string;
  readonly text: string;
}

declare global {
  interface Window {
    /** Milliseconds from the start of the load to the last click. */
    clickedAt?: number;
    /** Milliseconds from the start of the load to the frame that shows what is sought. */
    shownAt?: number;
  }
}

const dashboard: Sought = { selector: 'body', text: 'Welcome' };

/** Runs in the page before the app's scripts and records when the sought text is shown. */
function recordShown({ selector, text }: Sought): void {
  addEventListener(
    'click',
    () => {
      window.clickedAt = performance.now();
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)?.textContent?.includes(text)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.shownAt = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

const shownAt = async ({ page }: BenchPage) => (await page.waitForFunction(() => window.shownAt)).jsonValue();

async function timeLogin(served: ServedApp): Promise<number> {
  const bench = await openPage(served, false);
  await bench.page.addInitScript(recordShown, dashboard);
  await bench.goto('/');
  await bench.page.waitForSelector('button[type=submit]');
  await bench.settle();
  await logIn(bench);
  const shown = await shownAt(bench);
  const clicked = await bench.page.evaluate(() => window.clickedAt);
  await bench.close();
  return (shown ?? Number.NaN) - (clicked ?? Number.NaN);
}

async function timeReload(served: ServedApp): Promise<number> {
  const bench = await openPage(served, true);
  const { firstUser } = await expectedOf(served.site);
  await bench.page.addInitScript(recordShown, {
    selector: 'main tbody tr:first-child td:first-child',
    text: firstUser,
  });
  const address = served.app.address('user-details');
  await bench.goto(address.startsWith('#') ? `/${address}` : address);
  await shownAt(bench);
  await bench.settle();
  await bench.page.reload({ waitUntil: 'commit' });
  const time = await shownAt(bench);
  await bench.close();
  return time ?? Number.NaN;
}

/** Times the first two screens of each app in turn, so that other load on the machine affects all of them equally. */
export async function timeScreens(
  all: readonly ServedApp[],
  rounds: number,
): Promise<ReadonlyMap<AppName, ScreenTimes>> {
  const times = new Map<AppName, { login: number[]; reload: number[] }>();
  for (let round = 0; round < rounds; round += 1) {
    for (const served of all.filter(({ app }) => app.name !== 'floor')) {
      const own = times.get(served.app.name) ?? { login: [], reload: [] };
      own.login.push(await timeLogin(served));
      own.reload.push(await timeReload(served));
      times.set(served.app.name, own);
    }
  }
  return times;
}
