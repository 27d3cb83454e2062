import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleBuild } from '../harness/consoleBuild';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { areas } from './areas';
import { sidebarLinks } from './screens';
import { chooseScreen, onScreen, openForm, signIn } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

test('no screen sends a request to another host, or requests the icon of the tab again', async () => {
  const visit = await app.newPage({ signedIn: false, path: null });
  const hosts = new Set<string>();
  visit.page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol)) hosts.add(origin);
  });
  await visit.goto('/');
  await signIn(visit, app);
  await onScreen(visit, 'Welcome');
  for (const [, label] of sidebarLinks) await chooseScreen(visit, label);
  for (const area of areas.filter(({ add }) => add).slice(0, 2)) await openForm(visit, area, 'add');
  await visit.page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([app.url]);
  expect(await visit.page.locator('link[rel="icon"]').count()).toBe(1);
  expect(app.files.filter((path) => /favicon|\.ico$/.test(path)).length).toBeLessThanOrEqual(1);
});

test("the build does not contain react-admin's telemetry", async () => {
  const assets = join(consoleBuild().dist, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')));
  expect(texts.join('')).toContain('authToken');
  expect(texts.filter((text) => /telemetry/i.test(text))).toEqual([]);
});
