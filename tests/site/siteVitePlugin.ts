import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite';
import { createSite } from './createSite.ts';
import { isSitePath, sitePrefixes } from './isSitePath.ts';

/**
 * Puts a site behind the dev and the preview server, on their own port: the stand-in with its data in `.site` of the
 * project, or the real one when the environment variable SITE names its address (`SITE=https://host`).
 */
export function siteVitePlugin(): Plugin {
  const address = process.env.SITE;
  return address ? proxyTo(address) : standIn();
}

function proxyTo(address: string): Plugin {
  const options: ProxyOptions = { target: address, changeOrigin: true };
  const proxy = Object.fromEntries(sitePrefixes.map((prefix) => [prefix, options]));
  const say = (server: ViteDevServer | PreviewServer) => printAfterUrls(server, [`Site     ${address}`]);
  return {
    name: 'site-proxy',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configureServer: say,
    configurePreviewServer: say,
  };
}

function standIn(): Plugin {
  return { name: 'site-stand-in', configureServer: mount, configurePreviewServer: mount };
}

function mount(server: ViteDevServer | PreviewServer): void {
  const { configFile } = server.config;
  const site = createSite({ dir: join(configFile ? dirname(configFile) : process.cwd(), '.site') });
  const answer = getRequestListener((request) => site.fetch(request), { overrideGlobalObjects: false });
  server.middlewares.use((request, response, next) => {
    if (isSitePath(request.url ?? '')) answer(request, response);
    else next();
  });
  server.httpServer?.on('close', () => site.close());
  const { username, password } = site.credentials;
  printAfterUrls(server, ['Site     a stand-in, data in .site', `Sign in  ${username}  ${password}`]);
}

function printAfterUrls(server: ViteDevServer | PreviewServer, lines: readonly string[]): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const line of lines) server.config.logger.info(`  ➜  ${line}`);
  };
}
