import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSite } from './createSite.ts';
import { type SiteServer, startSiteServer } from './siteServer.ts';
import { siteVitePlugin } from './siteVitePlugin.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const dist = temporaryFolder();
const site = createSite({ dir: temporaryFolder() });
const root = temporaryFolder();
const dir = temporaryFolder();
let server: SiteServer;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<title>Console</title>');
  writeFileSync(join(dist, 'assets', 'main.js'), 'export {}');
  server = await startSiteServer(site, { dist });
});
afterAll(async () => {
  await server.close();
  site.close();
});

describe('the server beside a build', () => {
  it.each([
    ['/', 200, 'text/html'],
    ['/edit-mission/1?x=1.2', 200, 'text/html'],
    ['/assets/main.js', 200, 'text/javascript'],
    ['/assets/none.js', 404, 'text/plain'],
    ['/..%2f..%2fetc%2fhosts.txt', 404, 'text/plain'],
    ['/%E0%A4%A.js', 404, 'text/plain'],
    ['/a%00.js', 404, 'text/plain'],
    ['/ImgUploads/home%20loan%20hero.jpg', 200, 'image/jpeg'],
    ['/api/loan/allLoans', 401, 'application/json'],
    ['/apiary', 200, 'text/html'],
  ])('answers %s with %i %s', async (path, status, type) => {
    const response = await fetch(server.url + path);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
  });

  it('accepts a console of another origin and records no preflight calls', async () => {
    site.clearJournal();
    const response = await fetch(`${server.url}/api/loan/allLoans`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://console.test',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(site.journal).toEqual([]);
  });
});

describe('the plugin of the dev server', () => {
  const start = async () => {
    const vite = await createServer({
      configFile: false,
      root,
      logLevel: 'info',
      plugins: [siteVitePlugin({ dir })],
      server: { port: 0, host: '127.0.0.1' },
    });
    await vite.listen();
    const lines: string[] = [];
    vi.spyOn(vite.config.logger, 'info').mockImplementation((line) => lines.push(line));
    vite.printUrls();
    const url = vite.resolvedUrls?.local[0] ?? '';
    return { vite, url, printed: lines.join('\n') };
  };
  const signIn = (url: string) =>
    fetch(`${url}api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(site.credentials),
    });

  it('adds a stand-in on the same port and prints its credentials', async () => {
    const { vite, url, printed } = await start();
    expect((await signIn(url)).status).toBe(200);
    expect(printed).toContain(`${site.credentials.username}  ${site.credentials.password}`);
    await vite.close();
  });

  it('proxies the site named by SITE and adds no stand-in', async () => {
    vi.stubEnv('SITE', server.url);
    const { vite, url, printed } = await start();
    site.clearJournal();
    expect((await signIn(url)).status).toBe(200);
    expect(site.journal).toHaveLength(1);
    expect(printed).toContain(server.url);
    expect(printed).not.toContain(site.credentials.password);
    await vite.close();
    vi.unstubAllEnvs();
  });
});
