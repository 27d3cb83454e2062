import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Site } from '../site/createSite';
import { isSitePath } from '../site/isSitePath';
import type { Asset } from './assets';

/** A running server; `url` has no trailing slash. */
export interface AppServer {
  readonly url: string;
  close(): Promise<void>;
}

function encodings({ raw, gzip, brotli }: Asset, accepted: string): [body: Buffer, encoding: string | undefined] {
  if (brotli && /\bbr\b/.test(accepted)) return [brotli, 'br'];
  if (gzip && /\bgzip\b/.test(accepted)) return [gzip, 'gzip'];
  return [raw, undefined];
}

/** A path without an extension is a screen, which the start page routes itself. */
function answerAsset(assets: ReadonlyMap<string, Asset>, request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const asset = assets.get(extname(path) === '' ? '/index.html' : path);
  if (!asset) {
    response.writeHead(404, { 'Content-Length': 0 }).end();
    return;
  }
  const [body, encoding] = encodings(asset, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'Content-Type': asset.type,
    'Content-Length': body.length,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(body);
}

/** Serves a precompressed build and the site on any free port of this machine. */
export async function serveApp(assets: ReadonlyMap<string, Asset>, site: Site): Promise<AppServer> {
  const answerSite = getRequestListener((request) => site.fetch(request), { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (isSitePath(request.url ?? '/')) void answerSite(request, response);
    else answerAsset(assets, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
