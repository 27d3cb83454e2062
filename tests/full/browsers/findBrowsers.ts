import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../setup/findChromium';
import type { WebKitPrograms } from './launchWebKit';

const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter((folder) => folder !== '');

function onPath(...names: readonly string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Debian keeps MiniBrowser beside the library: /usr/lib/ARCHITECTURE/webkit2gtk-VERSION. */
function findMiniBrowser(): string | undefined {
  const list = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  return list('/usr/lib')
    .flatMap((folder) => (folder.endsWith('-linux-gnu') ? list(folder) : [folder]))
    .filter((folder) => /webkit(2)?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function findWebKit(): WebKitPrograms | undefined {
  const [driver, browser, display] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Paths of the browsers besides Chromium; FIREFOX=/path names another Firefox. */
export function findBrowsers() {
  const { FIREFOX } = process.env;
  const firefox = FIREFOX && existsSync(FIREFOX) ? FIREFOX : onPath('firefox-esr', 'firefox');
  return { chromium: findChromium(), firefox, webKit: findWebKit() };
}
