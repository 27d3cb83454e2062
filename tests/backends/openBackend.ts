import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type StartedServer, startServer } from '../../src/tools/startServer';
import { bendableSite } from '../browser/harness/bendableSite';
import { buildConsole } from '../browser/harness/buildConsole';
import { openVisit } from '../browser/harness/openVisit';
import { sharedBrowser } from '../browser/harness/sharedBrowser';
import type { Visit } from '../browser/harness/Visit';
import type { Site } from '../site/createSite';
import { startSiteServer } from '../site/siteServer';

/** The console, built with the declarations of a back end, beside that back end. */
export interface OpenedBackend extends StartedServer {
  /** The folder with its database, deleted at the end. */
  readonly data: string;
  open(path: string): Promise<Visit>;
}

/** Nothing is on the host of the console but its files: the back end has an address of its own. */
const noSite: Site = {
  fetch: async () => new Response(null, { status: 404 }),
  journal: [],
  clearJournal: () => undefined,
  expireTokens: () => undefined,
  reset: () => undefined,
  close: () => undefined,
  credentials: { username: '', password: '' },
};

/** Starts the server of a folder with a fresh database, and the console that is built with the declarations there. */
export async function openBackend(folder: string): Promise<OpenedBackend> {
  const cache = resolve('node_modules/.cache/console-builds');
  await mkdir(cache, { recursive: true });
  const resources = join(folder, 'resources');
  const file = 'tests/browser/slots/build.ts';
  const data = await mkdtemp(join(tmpdir(), 'backend-'));
  const [backend, built] = await Promise.all([
    startServer(folder, data),
    buildConsole(process.cwd(), cache, { file, args: [resources], sources: [resources] }),
  ]);
  const bendable = bendableSite(noSite);
  const server = await startSiteServer(bendable.site, { dist: join(built, 'dist') });
  const place = { url: server.url, bendable };
  const config = { apiHost: backend.url };
  return {
    ...backend,
    data,
    open: async (path) => openVisit(await sharedBrowser(), place, { path, config, signedIn: false }),
    stop: async () => {
      await server.close();
      await backend.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
