import type { CDPSession, Page } from 'playwright-core';
import { listPaths } from '../browser/app/screens';
import { plantSession } from '../browser/harness/plantSession';
import { countingBrowser } from '../browser/harness/sharedBrowser';
import type { Site } from '../site/createSite';
import type { BenchApp } from './apps';
import type { Asset } from './assets';
import type { RenderedModules } from './build';
import { pageProbe } from './pageProbe';
import { type Watched, watchPage } from './watchPage';

/** An app that is built and served together with its site. */
export interface ServedApp {
  readonly app: BenchApp;
  readonly url: string;
  readonly site: Site;
  readonly dist: string;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly modules: RenderedModules;
  close(): Promise<void>;
}

/** A page to be measured, in its own browser context. */
export interface BenchPage extends Watched {
  readonly served: ServedApp;
  readonly page: Page;
  readonly cdp: CDPSession;
  goto(path: string): Promise<void>;
  /** DOM elements. */
  nodes(): Promise<number>;
  /** Heap bytes in use after garbage collection. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

async function usedHeap(cdp: CDPSession): Promise<number> {
  // Twice, because objects freed by the first run may keep others alive.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** The elements of the page, without the links of screens that the specification does not list. */
function countNodes(paths: readonly string[]): number {
  const isOther = (link: Element) => !paths.includes(link.querySelector('a')?.getAttribute('href') ?? '');
  const others = [...document.querySelectorAll('#sidebar li')].filter(isOther);
  const inside = others.reduce((sum, link) => sum + 1 + link.querySelectorAll('*').length, 0);
  return document.querySelectorAll('*').length - inside;
}

/** Opens a blank page for `served`; `signedIn` puts a session into session storage before each load. */
export async function openPage(served: ServedApp, signedIn: boolean): Promise<BenchPage> {
  const browser = await countingBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.addInitScript(pageProbe);
  if (signedIn) await plantSession(page, served.site);
  return {
    ...(await watchPage(page, cdp)),
    served,
    page,
    cdp,
    goto: async (path) => void (await page.goto(served.url + path, { waitUntil: 'commit' })),
    nodes: () => page.evaluate(countNodes, listPaths),
    heap: () => usedHeap(cdp),
    close: () => context.close(),
  };
}
