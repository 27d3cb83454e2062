import { spawnSync } from 'node:child_process';
import { findBrowsers } from '../full/browsers/findBrowsers';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const how = `Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}
Elsewhere: Firefox (or FIREFOX=/path/to/firefox), and WebKitWebDriver, MiniBrowser and Xvfb.`;

function missing(): readonly string[] {
  const { firefox, webKit } = findBrowsers();
  return [...(firefox ? [] : ['Firefox']), ...(webKit ? [] : ['WebKit'])];
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => {
    console.log(`> apt-get ${args.join(' ')}`);
    return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  };
  if (process.getuid?.() === 0 && apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Makes sure that Firefox and WebKit are there, installing them if necessary; returns 1 if one is missing, else 0. */
export function main(): number {
  if (missing().length > 0) install();
  const left = missing();
  if (left.length > 0) console.error(`Not found, so their tests fail: ${left.join(', ')}. To install them:\n${how}`);
  return left.length > 0 ? 1 : 0;
}
