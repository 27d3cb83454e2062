import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import type { Site } from './createSite.ts';
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
  const say = (server: Server) => printAfterUrls(server, [`Site     ${address}`]);
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
    const { configFile } = server.config;
    const site = createSite({ dir: dir ?? join(configFile ? dirname(configFile) : process.cwd(), '.site') });
    server.middlewares.use(answerBy(site));
    server.httpServer?.on('close', () => site.close());
    const { username, password } = site.credentials;
    printAfterUrls(server, [`Site     a stand-in with invented data`, `Sign in  ${username}  ${password}`]);
  };
  return { name: 'site-stand-in', configureServer: mount, configurePreviewServer: mount };
}

function answerBy(site: Site): Connect.NextHandleFunction {
  const answer = getRequestListener((request) => site.fetch(request), { overrideGlobalObjects: false });
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
