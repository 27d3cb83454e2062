import { type AppName, apps } from './apps';
import { readAssets } from './assets';
import { createBenchSite } from './benchSite';
import { type BuiltApp, buildApp } from './buildApp';
import type { ServedApp } from './openPage';
import { serveApp } from './serveApp';

/** Serves a build with its own site and deletes it afterwards. */
export async function serveBuild(name: AppName, { dist, modules, remove }: BuiltApp): Promise<ServedApp> {
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

/** Builds an app and serves it with its own site. */
export async function serveBuilt(name: AppName): Promise<ServedApp> {
  return serveBuild(name, await buildApp(name));
}
