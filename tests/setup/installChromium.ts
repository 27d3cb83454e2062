import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium';

const missing = `There is no Chromium for the browser tests, and none could be installed. Do one of these and try again:
- Debian or Ubuntu: sudo apt-get install chromium
- anywhere: npx playwright-core install chromium
- or name one: CHROMIUM=/path/to/chromium npm test`;

function succeeds(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function installAsRoot(): boolean {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', 'update')) return false;
  return ['chromium-headless-shell', 'chromium'].some((name) => succeeds('apt-get', 'install', '-y', name));
}

/**
 * Makes sure the browser tests find a Chromium, installing one if necessary; returns 0 for success, 1 if there is none.
 */
export function main(): number {
  if (process.env.CHROMIUM && !findChromium()) {
    console.error(`CHROMIUM names ${process.env.CHROMIUM}, and there is no such file.`);
    return 1;
  }
  if (!findChromium()) {
    console.log('No Chromium found: installing one for the browser tests.');
    if (!installAsRoot()) succeeds('npx', 'playwright-core', 'install', 'chromium');
  }
  const found = findChromium();
  if (!found) console.error(missing);
  return found ? 0 : 1;
}
