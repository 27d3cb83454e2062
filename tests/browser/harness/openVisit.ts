import type { Browser, BrowserContext, Page } from 'playwright-core';
import { abortCalls } from './abortCalls';
import type { BendableSite } from './bendableSite';
import { callPattern } from './callPattern';
import { type PageReports, pageReports } from './pageReports';
import { plantSession } from './plantSession';
import type { Visit, VisitAnswer, VisitOptions } from './Visit';

/** The console and site to visit. */
export interface Place {
  readonly url: string;
  readonly bendable: BendableSite;
}

function openContext(browser: Browser, url: string, options: VisitOptions): Promise<BrowserContext> {
  const { viewport = { width: 1280, height: 800 }, locale = 'en-IN', timezoneId = 'Asia/Kolkata' } = options;
  return browser.newContext({ baseURL: url, viewport, locale, timezoneId, ...options.context });
}

function answerer(context: BrowserContext, { bend, journal }: BendableSite, undos: (() => void)[]): Visit['answer'] {
  return async (pattern: string, answer: VisitAnswer) => {
    // An aborted call never leaves the context, and its override ends with it.
    if ('abort' in answer) return abortCalls(context, journal, pattern, answer);
    const undo = bend(pattern, answer);
    undos.push(undo);
    return async () => undo();
  };
}

function requestReader({ journal }: BendableSite): Pick<Visit, 'requests' | 'clearRequests'> {
  let begin = journal.length;
  return {
    requests: (pattern = '* /*') => journal.slice(begin).filter(callPattern(pattern)),
    clearRequests: () => {
      begin = journal.length;
    },
  };
}

function finders(page: Page): Pick<Visit, 'field' | 'heading' | 'alert' | 'stored'> {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    field: (label) => page.getByLabel(new RegExp(`^\\s*${escaped(label)}\\s*\\*?\\s*$`)),
    heading: () => page.getByRole('heading', { level: 1 }),
    alert: () => page.getByRole('alert'),
    stored: (key) => page.evaluate((name) => sessionStorage.getItem(name), key),
  };
}

function closer(context: BrowserContext, reports: PageReports, undos: (() => void)[], mayThrow: boolean) {
  let closed = false;
  return async () => {
    if (closed) return;
    closed = true;
    await context.close();
    for (const undo of undos) undo();
    if (reports.pageErrors.length > 0 && !mayThrow)
      throw new Error(`The page threw and nobody caught it:\n${reports.pageErrors.join('\n')}`);
  };
}

/** Opens a browser context with a page at `place`; see `VisitOptions`. */
export async function openVisit(browser: Browser, place: Place, options: VisitOptions): Promise<Visit> {
  const { signedIn = true, path = signedIn ? '/dashboard' : '/', mayThrow = false, config } = options;
  const context = await openContext(browser, place.url, options);
  context.setDefaultTimeout(10_000);
  const reports = pageReports(context);
  if (config) await context.route('**/config.json', (route) => route.fulfill({ json: config }));
  const page = await context.newPage();
  const planted = signedIn ? await plantSession(page, place.bendable.site) : undefined;
  let first = true;
  const goto = async (address: string) => {
    await page.goto(address);
    if (first) await planted?.dispose();
    first = false;
  };
  const undos: (() => void)[] = [];
  const visit: Visit = {
    ...reports,
    page,
    goto,
    ...requestReader(place.bendable),
    answer: answerer(context, place.bendable, undos),
    ...finders(page),
    close: closer(context, reports, undos, mayThrow),
  };
  if (path !== null) await goto(path);
  return visit;
}
