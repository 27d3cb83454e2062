import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { importWithoutStyles, loadDeclarations } from '../../src/tools/loadDeclarations.ts';
import type { DeclaredSite } from '../../src/tools/standIn/declaredSite.ts';
import type { OpenDeclaredSite } from '../../src/tools/standIn/openDeclaredSite.ts';
import type { StandIn } from './createSite.ts';
import { isSitePath, sitePrefixes } from './isSitePath.ts';

type Server = ViteDevServer | PreviewServer;

interface Folders {
  /** Data of the stand-in: `.site` of the project by default. */
  readonly dir?: string;
  /** Declarations of resources, which are served too: `resources` of the project by default. */
  readonly resources?: string;
}

/**
 * Adds a site to the dev and preview servers on the same port: the stand-in, or the real one if the environment variable
 * SITE gives its address (`SITE=https://host`).
 */
export function siteVitePlugin(folders: Folders = {}): Plugin {
  const address = process.env.SITE;
  return address ? proxyTo(address) : standIn(folders);
}

function proxyTo(address: string): Plugin {
  const options: ProxyOptions = { target: address, changeOrigin: true };
  const proxy = Object.fromEntries(sitePrefixes.map((prefix) => [prefix, options]));
  const say = (server: Server) => printAfterUrls(server, [`Site     ${address}`]);
  return {
    name: 'site-proxy',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configureServer: say,
    configurePreviewServer: say,
  };
}

function standIn(folders: Folders): Plugin {
  const mount = async (server: Server) => {
    // Loaded only when serving: a build needs no database.
    const { createSite } = await import('./createSite.ts');
    const root = server.config.configFile ? dirname(server.config.configFile) : process.cwd();
    const { dir = join(root, '.site'), resources = join(root, 'resources') } = folders;
    const site = createSite({ dir });
    server.middlewares.use(answerBy(site, watchDeclared(server, site, resources, join(dir, 'declared'))));
    server.httpServer?.on('close', () => site.close());
    const { username, password } = site.credentials;
    printAfterUrls(server, ['Site     a stand-in with invented data', `Sign in  ${username}  ${password}`]);
  };
  return { name: 'site-stand-in', configureServer: mount, configurePreviewServer: mount };
}

const openDeclaredSiteFile = fileURLToPath(new URL('../../src/tools/standIn/openDeclaredSite.ts', import.meta.url));

/** Runs `task`, and once more if it is asked for meanwhile: never twice at a time. */
function oneAtATime(task: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await task();
    } while (isAskedAgain);
    running = undefined;
  };
  return () => {
    if (running) isAskedAgain = true;
    running ??= run();
    return running;
  };
}

/**
 * The site in front of `site`, opened in the background, and again whenever a declaration changes. `current` is `undefined`
 * until the declarations can be read.
 */
function watchDeclared(server: Server, site: StandIn, resources: string, folder: string) {
  // Kinds of fields are imported as the declarations are, not bundled with this configuration; and the engine only once.
  const engine = importWithoutStyles<{ openDeclaredSite: OpenDeclaredSite }>(openDeclaredSiteFile);
  let declared: DeclaredSite | undefined;
  const open = oneAtATime(async () => {
    const before = String(declared?.names ?? '');
    try {
      const [{ module }, declarations] = await Promise.all([engine, loadDeclarations(resources)]);
      declared = module.openDeclaredSite(declarations, site, folder);
    } catch {
      // What is wrong with them is printed by the check of the declarations.
    }
    const names = declared?.names.join(', ');
    if (names && String(declared?.names) !== before)
      server.config.logger.info(`  ➜  Site     from their declarations alone: ${names}`);
  });
  const opened = open();
  if ('watcher' in server) server.watcher.on('all', (_, file) => void (file.startsWith(resources) && open()));
  return { current: () => declared, opened };
}

function answerBy(site: StandIn, { current, opened }: ReturnType<typeof watchDeclared>): Connect.NextHandleFunction {
  const fetch = async (request: Request): Promise<Response> => {
    const declared = current();
    if (declared) return declared.fetch(request);
    // Until then the site answers alone, except for what it does not know.
    const copy = request.clone();
    const response = await site.fetch(request);
    if (response.status !== 404) return response;
    await opened;
    return (current() ?? site).fetch(copy);
  };
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    if (!isSitePath(request.url ?? '')) return next();
    // Nobody reads it here, and a long-running server would keep every body.
    site.clearJournal();
    void answer(request, response);
  };
}

function printAfterUrls(server: Server, lines: readonly string[]): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
}
