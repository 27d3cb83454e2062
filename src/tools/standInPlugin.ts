import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import type { Site } from '../declare/site.ts';
import { importWithoutStyles, loadDeclarations } from './loadDeclarations.ts';
import { oneAtATime } from './oneAtATime.ts';
import { siteFolderPlugin } from './siteFolderPlugin.ts';
import { credentials } from './standIn/credentials.ts';
import type { DeclaredSite, InnerSite } from './standIn/declaredSite.ts';
import type { OpenDeclaredSite } from './standIn/openDeclaredSite.ts';

type Server = ViteDevServer | PreviewServer;

/** A site with tables of its own, which knows some of the resources. */
export interface OpenedSite extends InnerSite {
  readonly credentials: { readonly username: string; readonly password: string };
  clearJournal(): void;
  close(): void;
}

export interface StandInOptions {
  /** Data of the stand-in: `.site` of the project by default. */
  readonly dir?: string | undefined;
  /** Declarations of the resources that it serves: `resources` of the project by default. */
  readonly resources?: string | undefined;
  /** Opens a site with tables of its own in a folder. Without it, every resource is served from its declaration. */
  readonly open?: (dir: string) => Promise<OpenedSite>;
  /** What the site answers; by default /api, and the base and the upload folders of `site.ts`. */
  readonly prefixes?: readonly string[];
}

/**
 * Adds a site to the dev and preview servers on the same port: the stand-in, or the real one if the environment variable
 * SITE gives its address (`SITE=https://host`), or another one with its own declarations if SITE is its folder.
 */
export function standInPlugin(options: StandInOptions = {}): Plugin {
  const place = process.env.SITE;
  if (!place) return standIn(options);
  return /^https?:/.test(place) ? proxyTo(place, options) : siteFolderPlugin(place);
}

/** Read once, when the server starts. */
async function prefixesOf({ prefixes, resources = resolve('resources') }: StandInOptions): Promise<readonly string[]> {
  if (prefixes) return prefixes;
  const { module } = await importWithoutStyles<{ site: Site }>(join(resources, 'site.ts'));
  const { base, uploads } = module.site;
  return ['/api', ...(base ? [base] : []), ...Object.values(uploads)];
}

function proxyTo(address: string, given: StandInOptions): Plugin {
  const options: ProxyOptions = { target: address, changeOrigin: true };
  const say = (server: Server) => printAfterUrls(server, [`Site     ${address}`]);
  return {
    name: 'site-proxy',
    config: async () => {
      const proxy = Object.fromEntries((await prefixesOf(given)).map((prefix) => [prefix, options]));
      return { server: { proxy }, preview: { proxy } };
    },
    configureServer: say,
    configurePreviewServer: say,
  };
}

function standIn(options: StandInOptions): Plugin {
  const mount = async (server: Server) => {
    const root = server.config.configFile ? dirname(server.config.configFile) : process.cwd();
    const { dir = join(root, '.site'), resources = join(root, 'resources') } = options;
    const prefixes = await prefixesOf({ ...options, resources });
    // Opened only when serving: a build needs no database.
    const site = await options.open?.(dir);
    server.middlewares.use(answerBy(site, watchDeclared(server, site, resources, join(dir, 'declared')), prefixes));
    server.httpServer?.on('close', () => site?.close());
    const { username, password } = site?.credentials ?? credentials;
    printAfterUrls(server, ['Site     a stand-in with invented data', `Sign in  ${username}  ${password}`]);
  };
  return { name: 'site-stand-in', configureServer: mount, configurePreviewServer: mount };
}

const openDeclaredSiteFile = fileURLToPath(new URL('./standIn/openDeclaredSite.ts', import.meta.url));

/**
 * The site in front of `site`, opened in the background, and again whenever a declaration changes. `current` is `undefined`
 * while that goes on and until the declarations can be read; `opened` resolves with it once it is open.
 */
function watchDeclared(server: Server, site: OpenedSite | undefined, resources: string, folder: string) {
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
  let opening: Promise<void> | undefined;
  const openAgain = () => {
    const latest = open().then(() => {
      if (opening === latest) opening = undefined;
    });
    opening = latest;
  };
  openAgain();
  if ('watcher' in server) server.watcher.on('all', (_, file) => void (file.startsWith(resources) && openAgain()));
  return {
    current: () => (opening ? undefined : declared),
    opened: async () => {
      while (opening) await opening;
      return declared;
    },
  };
}

const unread = () => Response.json({ message: 'The declarations cannot be read' }, { status: 503 });

function answerBy(
  site: OpenedSite | undefined,
  { current, opened }: ReturnType<typeof watchDeclared>,
  prefixes: readonly string[],
): Connect.NextHandleFunction {
  const fetch = async (request: Request): Promise<Response> => {
    const declared = current();
    if (declared) return declared.fetch(request);
    // While it is being opened the site answers alone, except for what it does not know: a page that has just been updated
    // may ask for a new resource.
    const copy = request.clone();
    const response = await site?.fetch(request);
    if (response && response.status !== 404) return response;
    return ((await opened()) ?? site)?.fetch(copy) ?? unread();
  };
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const isSitePath = (url: string) =>
    prefixes.some((prefix) => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length)));
  return (request, response, next) => {
    if (!isSitePath(request.url ?? '')) return next();
    // Nobody reads it here, and a long-running server would keep every body.
    site?.clearJournal();
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
