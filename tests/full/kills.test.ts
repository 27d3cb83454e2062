import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../browser/harness/openConsole';
import { type Remains, typeUntilKilled } from '../browser/unsaved/killedTyping';

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

const kills = 20;

test(
  'when the browser is killed while typing, twenty times at random, at most the last second is lost [R-APP-21] [R-SESS-04]',
  async () => {
    const all: Remains[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const remains = await typeUntilKilled(app, folder, 1500 + Math.random() * 2500);
      all.push(remains);
      console.log(`kill ${kill + 1}: ${remains.typed} letters typed, ${remains.kept} kept, ${remains.lostMs} ms lost`);
    }
    console.log(`worst of ${kills} kills: ${Math.max(...all.map(({ lostMs }) => lostMs))} ms of typing lost`);
    for (const { typed, kept, lostMs, strange } of all) {
      expect(typed).toBeGreaterThan(0);
      expect(kept).toBeGreaterThan(0);
      expect(strange).toBe('');
      expect(lostMs).toBeLessThanOrEqual(1000);
    }
  },
  40 * 60_000,
);
