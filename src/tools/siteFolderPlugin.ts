import { basename, join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { resourcesPlugin } from './resourcesPlugin.ts';
import { startServer } from './startServer.ts';

/**
 * The console of another site in the development server: with the declarations in `resources` of its folder, over the server
 * that `server.mjs` there starts. It has an address of its own, so that no path of it is one of the console.
 */
export function siteFolderPlugin(folder: string, data = join('.site', basename(folder))): Plugin {
  const mount = async (server: ViteDevServer) => {
    const { url, credentials, stop } = await startServer(folder, data);
    server.httpServer?.on('close', () => void stop());
    server.middlewares.use('/config.json', (_, response) => {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ apiHost: url }));
    });
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      server.config.logger.info(`  ➜  Site     ${folder} at ${url}`);
      if (credentials.length > 0) server.config.logger.info(`  ➜  Sign in  ${credentials.join('  ')}`);
    };
  };
  return {
    ...resourcesPlugin(resolve(folder, 'resources')),
    name: 'site-folder',
    apply: 'serve',
    configureServer: mount,
  };
}
