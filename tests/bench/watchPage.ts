import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** One request made by the page. */
export interface PageRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  done: boolean;
}

/** What a page requested and where it navigated; updated live. `settle` waits until it is quiet. */
export interface Watched {
  readonly requests: readonly PageRequest[];
  /** Redirects, and address changes without a page load. */
  readonly redirects: () => number;
  /** Waits until no request is pending and no task ran long for `quietMs`. Rejects after two minutes. */
  settle(quietMs?: number): Promise<void>;
}

const longestWaitMs = 120_000;

function watchRequests(cdp: CDPSession): { requests: PageRequest[]; redirects: () => number } {
  const byId = new Map<string, PageRequest>();
  const requests: PageRequest[] = [];
  let redirects = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    if (redirectResponse) redirects += 1;
    const { pathname, search } = new URL(request.url);
    const entry = { method: request.method, url: pathname + search, done: false };
    byId.set(requestId, entry);
    requests.push(entry);
  });
  const end = ({ requestId }: { requestId: string }) => {
    const entry = byId.get(requestId);
    if (entry) entry.done = true;
  };
  cdp.on('Network.loadingFinished', end);
  cdp.on('Network.loadingFailed', end);
  // Writing router state into the current history entry is not a navigation.
  let address = '';
  const moveTo = (url: string) => {
    const isMove = address !== '' && url !== address;
    address = url;
    return isMove;
  };
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (!frame.parentId) moveTo(frame.url + (frame.urlFragment ?? ''));
  });
  cdp.on('Page.navigatedWithinDocument', ({ url }) => {
    if (moveTo(url)) redirects += 1;
  });
  return { requests, redirects: () => redirects };
}

/** Watches `page` through `cdp`, starting before its first load. */
export async function watchPage(page: Page, cdp: CDPSession): Promise<Watched> {
  const watched = watchRequests(cdp);
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  const state = async () =>
    JSON.stringify([
      watched.requests.length,
      watched.requests.filter(({ done }) => !done).length,
      await page.evaluate(() => window.bench?.longTasks.length ?? 0),
    ]);
  const settle = async (quietMs = 400) => {
    const end = Date.now() + longestWaitMs;
    for (let before = ''; Date.now() < end; ) {
      const now = await state();
      if (now === before && watched.requests.every(({ done }) => done)) return;
      before = now;
      await setTimeout(quietMs);
    }
    throw new Error(`The page is not quiet: ${await state()}`);
  };
  return { ...watched, settle };
}
