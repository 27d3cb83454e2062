import type { Route } from 'playwright-core';
import type { Visit } from '../harness/Visit';

export type SiteRow = Readonly<Record<string, unknown>>;

/** A table that the site answers page by page, from rows that a test may change meanwhile. */
export interface PagedSite {
  rows: SiteRow[];
  /** The pages that were asked for, in order. */
  readonly asked: number[];
  /** The most calls that were being answered at the same time. */
  mostRunning(): number;
  /** Called before a page is answered; what it returns answers in its place. */
  before?: (page: number) => Promise<Parameters<Route['fulfill']>[0] | 'no connection' | undefined> | undefined;
}

interface TableCall {
  /** Below /api. */
  readonly call: string;
  readonly key: string;
}

/** Numbers too long for JavaScript are written as `{ digits: '...' }`. */
const exactJson = (value: unknown) => JSON.stringify(value).replace(/\{"digits":"(\d+)"\}/g, '$1');

/** Answers the table's call from `rows`. */
export async function pagedSite(visit: Visit, { call, key }: TableCall, rows: SiteRow[]): Promise<PagedSite> {
  let running = 0;
  let most = 0;
  const site: PagedSite = { rows, asked: [], mostRunning: () => most };
  const answer = async (route: Route, page: number, limit: number) => {
    const own = await site.before?.(page);
    if (own === 'no connection') return route.abort('connectionreset');
    const pagination = { total: site.rows.length, totalPages: Math.ceil(site.rows.length / limit), page };
    const body = exactJson({ [key]: site.rows.slice((page - 1) * limit, page * limit), pagination });
    return route.fulfill(own ?? { body, contentType: 'application/json' });
  };
  await visit.page.context().route(
    (url) => url.pathname === `/api${call}`,
    async (route) => {
      const { searchParams } = new URL(route.request().url());
      const page = Number(searchParams.get('page'));
      site.asked.push(page);
      running += 1;
      most = Math.max(most, running);
      // A call may be stopped, and the page closed.
      await answer(route, page, Number(searchParams.get('limit'))).catch(() => undefined);
      running -= 1;
    },
  );
  return site;
}
