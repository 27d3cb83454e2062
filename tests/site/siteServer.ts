import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Site } from './createSite.ts';
import { isSitePath } from './isSitePath.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

/** A running server; `url` has no trailing slash. */
export interface SiteServer {
  readonly url: string;
  /** Paths of the requests for files of the build, in order. */
  readonly files: readonly string[];
  close(): Promise<void>;
}

interface ServerOptions {
  /** Any free port by default. */
  readonly port?: number;
  /** Folder of the console’s build, served beside the site. */
  readonly dist?: string;
  /** Requests whose responses are dropped: the connection is closed instead. */
  readonly isLost?: (request: Request) => boolean;
}

/** Serves the site on 127.0.0.1. */
export async function startSiteServer(site: Site, options: ServerOptions = {}): Promise<SiteServer> {
  const answer = async (request: Request, { outgoing }: { readonly outgoing: ServerResponse }): Promise<Response> => {
    const given = await site.fetch(request);
    if (options.isLost?.(request)) outgoing.destroy();
    return given;
  };
  const answerSite = getRequestListener((request, env) => answer(request, env as { outgoing: ServerResponse }), {
    overrideGlobalObjects: false,
  });
  const files: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (options.dist === undefined || isSitePath(url)) answerSite(request, response);
    else {
      files.push(url);
      answerStatic(options.dist, url, response);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A path without an extension is a screen of the console, which its start page routes itself. */
function answerStatic(dist: string, url: string, response: ServerResponse): void {
  const path = decodedPath(url);
  const file = join(dist, extname(path) === '' ? 'index.html' : path);
  if (path.includes('\0') || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

/** Resolved from the root, so that `..` cannot leave it; undecodable paths keep their percent signs. */
function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return normalize(`/${decodeURIComponent(path)}`);
  } catch {
    return normalize(`/${path}`);
  }
}
