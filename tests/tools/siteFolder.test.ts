import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { checkDeclarations } from '../../src/tools/checkDeclarations';
import { siteFolderPlugin } from '../../src/tools/siteFolderPlugin';
import { startServer } from '../../src/tools/startServer';
import { temporaryFolder } from '../site/temporaryFolder';

const backends = resolve('tests/backends');
const names = readdirSync(backends).filter((name) => existsSync(join(backends, name, 'resources')));

test.each(names)('the declarations for %s have no errors [X-BACKEND-01]', async (name) => {
  const { lines, count } = await checkDeclarations(join(backends, name, 'resources'));
  expect(lines).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

const serverOf = (rest: string) => `import { createServer } from 'node:http';
const server = createServer((_, response) => response.end(process.argv[2]));
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '${rest}'));`;

test('the server of a folder is started over data of its own, and stopped [X-BACKEND-02]', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'server.mjs'), serverOf(' asha secret'));
  const data = join(folder, 'data');
  const { url, credentials, stop } = await startServer(folder, data);
  expect(await (await fetch(url)).text()).toBe(data);
  expect(credentials).toEqual(['asha', 'secret']);
  await stop();
  await expect(fetch(url)).rejects.toThrow();
  writeFileSync(join(folder, 'server.mjs'), "throw new Error('no database')");
  await expect(startServer(folder, data)).rejects.toThrow('no database');
});

test('the console of a folder has its declarations, and the address of its server [X-BACKEND-02]', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'resources'));
  writeFileSync(join(folder, 'server.mjs'), serverOf(''));
  writeFileSync(join(folder, 'resources', 'site.ts'), "export const site = { title: 'Of the folder' };");
  const vite = await createServer({
    configFile: false,
    root: 'src',
    logLevel: 'info',
    cacheDir: join(folder, '.vite'),
    optimizeDeps: { noDiscovery: true },
    plugins: [siteFolderPlugin(folder, join(folder, 'data'))],
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  });
  const lines: string[] = [];
  vi.spyOn(vite.config.logger, 'info').mockImplementation((line) => lines.push(line));
  await vite.listen();
  vite.printUrls();
  const page = vite.resolvedUrls?.local[0] ?? '';
  const { apiHost } = (await (await fetch(`${page}config.json`)).json()) as { apiHost: string };
  expect((await fetch(apiHost)).ok).toBe(true);
  expect(lines.some((line) => line.includes(`${folder} at ${apiHost}`))).toBe(true);
  expect((await vite.transformRequest('/main.tsx'))?.code).toContain(`${folder}/resources/site.ts`);
  await vite.close();
  await expect
    .poll(() =>
      fetch(apiHost).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
});
