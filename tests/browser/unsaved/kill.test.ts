import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { typeUntilKilled } from './killedTyping';

let app: OpenedConsole;
let folder: string;
beforeAll(async () => {
  app = await openConsole();
  folder = await mkdtemp(join(tmpdir(), 'console-profile-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('when the browser is killed, the draft lacks at most the last second of the typed text [R-APP-21] [R-SESS-04]', async () => {
  const { typed, kept, lostMs, strange } = await typeUntilKilled(app, folder, 2000);
  expect(typed).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(0);
  expect(strange).toBe('');
  expect(lostMs).toBeLessThanOrEqual(1000);
}, 60_000);
