import type { BrowserContext, Request, Route } from 'playwright-core';
import type { JournalEntry } from '../../site/journal';
import { callPattern } from './callPattern';

function sentBody(request: Request): unknown {
  try {
    return request.postDataJSON() ?? undefined;
  } catch {
    return request.postData() ?? undefined;
  }
}

function entryOf(request: Request): JournalEntry {
  const { pathname, searchParams } = new URL(request.url());
  const headers = request.headers();
  return {
    method: request.method(),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    contentType: headers['content-type'],
    body: sentBody(request),
    status: undefined,
  };
}

/** Refuses the connection to matching calls and records them in `journal`; the returned function undoes it. */
export async function abortCalls(
  context: BrowserContext,
  journal: JournalEntry[],
  pattern: string,
  { delayUntil, times = Number.POSITIVE_INFINITY }: { delayUntil?: Promise<unknown>; times?: number },
): Promise<() => Promise<void>> {
  const fits = callPattern(pattern);
  let left = times;
  const abort = async (route: Route) => {
    const entry = entryOf(route.request());
    if (left <= 0 || !fits(entry)) return route.fallback();
    left -= 1;
    journal.push(entry);
    await delayUntil;
    // The page may be closed after the wait.
    await route.abort('connectionrefused').catch(() => undefined);
  };
  const url = /\/api\//;
  await context.route(url, abort);
  return () => context.unroute(url, abort);
}
