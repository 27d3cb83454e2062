import type { AppName } from './apps';
import { openPage, type ServedApp } from './openPage';
import { pressLogin } from './pageProbe';

/** Milliseconds until a press of Login sent a request, by app, one value per round. */
export type LoginTimes = ReadonlyMap<AppName, readonly number[]>;

/** Chromium’s "Slow 4G" preset: 1.44 Mbit/s down, 675 kbit/s up, 562 ms. Throughput in bytes per second. */
export const slowNetwork = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};

const slowerProcessor = 4;

async function timeLogin(served: ServedApp): Promise<number> {
  const bench = await openPage(served, false);
  await bench.page.addInitScript(pressLogin);
  await bench.cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await bench.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await bench.goto('/');
  const sent = await bench.page.waitForFunction(() => window.bench?.loginSentAt);
  const time = await sent.jsonValue();
  await bench.close();
  return time ?? Number.NaN;
}

/** Times the login pages in turn, so that other load on the machine affects all of them equally. */
export async function timeLogins(all: readonly ServedApp[], rounds: number): Promise<LoginTimes> {
  const times = new Map<AppName, number[]>(all.map(({ app }) => [app.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const turned = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
    for (const served of turned) times.get(served.app.name)?.push(await timeLogin(served));
  }
  return times;
}
