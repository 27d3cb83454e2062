import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';
import { resources } from '../../../resources';
import { site as ofSite } from '../../../resources/site';
import { openDeclaredSite } from '../../../src/tools/standIn/openDeclaredSite';
import { createSite, type Site, type SiteOptions } from '../../site/createSite';
import { type SiteServer, startSiteServer } from '../../site/siteServer';
import { bendableSite, isLost } from './bendableSite';
import { consoleBuild } from './consoleBuild';
import { openVisit, type Place } from './openVisit';
import { sharedBrowser } from './sharedBrowser';
import type { Visit, VisitOptions } from './Visit';

/** The built console and its own stand-in site on one port. */
export interface OpenedConsole {
  /** Without a trailing slash. */
  readonly url: string;
  readonly site: Site;
  /** Paths of the files of the build requested so far, including icons, which a page does not report. */
  readonly files: readonly string[];
  /** Inside a test, the visit ends with the test and fails it if the page threw. */
  newPage(options?: VisitOptions): Promise<Visit>;
  /** Ends the visits that are still open, the server and the site. */
  close(): Promise<void>;
}

async function keepPicture(visit: Visit, testName: string): Promise<void> {
  const folder = 'tests/results/failures';
  await mkdir(folder, { recursive: true });
  const name = testName
    .replace(/[^\w-]+/g, ' ')
    .trim()
    .slice(-120);
  // A closed page has no screenshot, and that must not hide why the test failed.
  await visit.page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined);
}

function closeWithTest(visit: Visit): void {
  if (TestRunner.getCurrentTest() === undefined) return;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(visit, `${task.suite?.name ?? ''} ${task.name}`);
    await visit.close();
  });
}

async function closeAll(visits: ReadonlySet<Visit>, server: SiteServer, site: Site, dir: string): Promise<void> {
  const ends = await Promise.allSettled([...visits].map((visit) => visit.close()));
  await server.close();
  site.close();
  await rm(dir, { recursive: true, force: true });
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** `dist`: a folder other than the built console’s, and `declarations`: those that it was built with. */
export interface ConsoleOptions extends Omit<SiteOptions, 'dir'> {
  readonly dist?: string;
  readonly declarations?: Parameters<typeof openDeclaredSite>[0];
}

/** Starts the built console over a fresh site with its seeds. */
export async function openConsole({
  dist = consoleBuild().dist,
  declarations = { sidebar: resources, site: ofSite },
  ...options
}: ConsoleOptions = {}): Promise<OpenedConsole> {
  const dir = await mkdtemp(join(tmpdir(), 'console-site-'));
  const site = createSite({ ...options, dir });
  const { fetch } = openDeclaredSite(declarations, site);
  const bendable = bendableSite({ ...site, fetch });
  const server = await startSiteServer(bendable.site, { dist, isLost });
  const place: Place = { url: server.url, bendable };
  const visits = new Set<Visit>();
  return {
    url: server.url,
    site,
    files: server.files,
    newPage: async (visitOptions = {}) => {
      const visit = await openVisit(await sharedBrowser(), place, visitOptions);
      visits.add(visit);
      closeWithTest(visit);
      return visit;
    },
    close: () => closeAll(visits, server, site, dir),
  };
}
