import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { credentials } from '../site/seeds/credentials';
import { siteVitePlugin } from '../site/siteVitePlugin';
import { temporaryFolder } from '../site/temporaryFolder';

const folder = temporaryFolder();
const declare = resolve('src/declare');
const resources = join(folder, 'resources');

/** Writes a regular resource, and the index that lists all of them. */
function declareResources(...names: readonly string[]): void {
  mkdirSync(resources, { recursive: true });
  const imports = names.map((name) => `import { ${name} } from './${name}';`).join('\n');
  const words = `import { defineResource, defineSidebar, defineSite, text } from '${declare}';`;
  for (const name of names)
    writeFileSync(
      join(resources, `${name}.ts`),
      `${words}\nexport const ${name} = defineResource({ name: '${name}', label: '${name}', item: 'One', fields: { name: text('Name') } });`,
    );
  writeFileSync(
    join(resources, 'site.ts'),
    `${words}\nexport const site = defineSite({ login: '/auth/login', uploads: { images: '/ImgUploads' }, title: 'T' });`,
  );
  const list = `export const resources = defineSidebar([${names.join(', ')}]);`;
  writeFileSync(join(resources, 'index.ts'), `${words}\n${imports}\n${list}`);
}

test('npm start names the resources it serves from their declaration, and serves a new one at once [X-STANDIN-05]', async () => {
  declareResources('birds');
  const vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'info',
    plugins: [siteVitePlugin({ dir: join(folder, '.site'), resources })],
    server: { port: 0, host: '127.0.0.1' },
  });
  const lines: string[] = [];
  vi.spyOn(vite.config.logger, 'info').mockImplementation((line) => lines.push(line));
  await vite.listen();
  const named = () => lines.find((line) => line.includes('from their declarations alone: birds'));
  await expect.poll(named, { timeout: 30_000 }).toBeDefined();

  const url = vite.resolvedUrls?.local[0] ?? '';
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(credentials);
  const { token } = (await (await fetch(`${url}api/auth/login`, { method: 'POST', headers, body })).json()) as {
    token: string;
  };
  const statusOf = async (name: string) =>
    (await fetch(`${url}api/${name}`, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect([await statusOf('birds'), await statusOf('trees')]).toEqual([200, 404]);

  declareResources('birds', 'trees');
  vite.watcher.emit('all', 'change', join(resources, 'index.ts'));
  // At once: a page that shows the new resource would otherwise show an error.
  expect(await statusOf('trees')).toBe(200);
  await expect.poll(() => lines.at(-1)).toContain('birds, trees');
  await vite.close();
}, 60_000);
