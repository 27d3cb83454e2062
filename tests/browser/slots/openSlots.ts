import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Site } from '../../site/createSite';
import { startSiteServer } from '../../site/siteServer';
import { bendableSite, isLost } from '../harness/bendableSite';
import { buildConsole } from '../harness/buildConsole';
import { openVisit } from '../harness/openVisit';
import { sharedBrowser } from '../harness/sharedBrowser';
import type { Visit, VisitOptions } from '../harness/Visit';
import { regularSite } from './regularSite';

/** The console with other resources, over another stand-in. */
export interface OpenedSlots {
  open(path: string | null, options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** Builds the console with the resources of a folder and starts it over a stand-in. */
export async function openSlots(
  resources = 'tests/browser/slots/resources',
  site: Site = regularSite(),
): Promise<OpenedSlots> {
  const cache = resolve('node_modules/.cache/console-builds');
  await mkdir(cache, { recursive: true });
  const built = await buildConsole(process.cwd(), cache, {
    file: 'tests/browser/slots/build.ts',
    args: [resources],
    sources: [resources],
  });
  const bendable = bendableSite(site);
  const server = await startSiteServer(bendable.site, { dist: join(built, 'dist'), isLost });
  return {
    open: async (path, options = {}) => {
      bendable.site.reset();
      return openVisit(await sharedBrowser(), { url: server.url, bendable }, { path, config: {}, ...options });
    },
    close: () => server.close(),
  };
}
