import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { importWithoutStyles, loadDeclarations } from '../../src/tools/loadDeclarations.ts';
import type { DeclaredSite } from '../../src/tools/standIn/declaredSite.ts';
import type { OpenDeclaredSite } from '../../src/tools/standIn/openDeclaredSite.ts';
import type { Site, StandIn } from './createSite.ts';
import { isSitePath, sitePrefixes } from './isSitePath.ts';

type Server = ViteDevServer | PreviewServer;

/**
 * Adds a site to the dev and preview servers on the same port: the stand-in with its data in `dir` (`.site` of the
 * project by default), or the real one if the environment variable SITE gives its address (`SITE=https://host`).
 */
export function siteVitePlugin({ dir }: { readonly dir?: string } = {}): Plugin {
  const address = process.env.SITE;
  return address ? proxyTo(address) : standIn(dir);
}

function proxyTo(address: string): Plugin {
  const options: ProxyOptions = { target: address, changeOrigin: true };
  const proxy = Object.fromEntries(sitePrefixes.map((prefix) => [prefix, options]));
  const say = (server: Server) => printAfterUrls(server, () => [`Site     ${address}`]);
  return {
    name: 'site-proxy',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configureServer: say,
    configurePreviewServer: say,
  };
}

function standIn(dir: string | undefined): Plugin {
  const mount = async (server: Server) => {
    // Loaded only when serving: a build needs no database.
    const { createSite } = await import('./createSite.ts');
    const root = server.config.configFile ? dirname(server.config.configFile) : process.cwd();
    const site = createSite({ dir: dir ?? join(root, '.site') });
    const declared = await watchDeclared(server, site, root, join(dir ?? join(root, '.site'), 'declared'));
    server.middlewares.use(answerBy(site, declared));
    server.httpServer?.on('close', () => site.close());
    const { username, password } = site.credentials;
    printAfterUrls(server, () => [
      'Site     a stand-in with invented data',
      ...declaredLine(declared()),
      `Sign in  ${username}  ${password}`,
    ]);
  };
  return { name: 'site-stand-in', configureServer: mount, configurePreviewServer: mount };
}

const declaredLine = (declared: DeclaredSite | undefined) =>
  declared && declared.names.length > 0 ? [`         from their declarations alone: ${declared.names.join(', ')}`] : [];

/** The site in front of `site`, opened again whenever a declaration changes; `undefined` while they cannot be read. */
async function watchDeclared(server: Server, site: StandIn, root: string, folder: string) {
  const resources = join(root, 'resources');
  let declared: DeclaredSite | undefined;
  const open = async () => {
    // Kinds of fields are imported as the declarations are, not bundled with this configuration.
    const file = join(root, 'src/tools/standIn/openDeclaredSite.ts');
    const { module } = await importWithoutStyles<{ openDeclaredSite: OpenDeclaredSite }>(file);
    declared = module.openDeclaredSite(await loadDeclarations(resources), site, folder);
  };
  // What is wrong with them is printed by the check of the declarations.
  const openIfReadable = () => open().catch(() => undefined);
  await openIfReadable();
  if ('watcher' in server)
    server.watcher.on('all', async (_, file) => {
      if (!file.startsWith(resources)) return;
      const before = String(declaredLine(declared));
      await openIfReadable();
      const now = declaredLine(declared);
      if (String(now) !== before) for (const line of now) server.config.logger.info(`  ➜  Site     ${line.trim()}`);
    });
  return () => declared;
}

function answerBy(site: Site, declared: () => DeclaredSite | undefined): Connect.NextHandleFunction {
  const answer = getRequestListener((request) => (declared() ?? site).fetch(request), { overrideGlobalObjects: false });
  return (request, response, next) => {
    if (!isSitePath(request.url ?? '')) return next();
    // Nobody reads it here, and a long-running server would keep every body.
    site.clearJournal();
    void answer(request, response);
  };
}

function printAfterUrls(server: Server, lines: () => readonly string[]): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const line of lines()) server.config.logger.info(`  ➜  ${line}`);
  };
}
