import { type AppName, apps } from './apps';
import { readAssets } from './assets';
import { createBenchSite } from './benchSite';
import { buildApp } from './buildApp';
import type { ServedApp } from './openPage';
import { serveApp } from './serveApp';

/** Builds an app and serves it over a site of its own. */
export async function serveBuilt(name: AppName): Promise<ServedApp> {
  const { dist, modules, remove } = await buildApp(name);
  const assets = readAssets(dist);
  const site = createBenchSite();
  const server = await serveApp(assets, site);
  const close = async () => {
    await server.close();
    site.close();
    remove();
  };
  return { app: apps[name], url: server.url, site, dist, assets, modules, close };
}
