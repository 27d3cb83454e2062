import type { Driver } from './Driver';
import { findBrowsers } from './findBrowsers';
import { launchByPuppeteer } from './launchByPuppeteer';
import { launchWebKit } from './launchWebKit';

/** The browsers in which the console is tried. */
export const browserNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Launches a browser; rejects if it is not installed. */
export function launch(name: BrowserName): Promise<Driver> {
  const { chromium, firefox, webKit } = findBrowsers();
  if (name === 'Chromium' && chromium) return launchByPuppeteer('chrome', chromium);
  if (name === 'Firefox' && firefox) return launchByPuppeteer('firefox', firefox);
  if (name === 'WebKit' && webKit) return launchWebKit(webKit);
  return Promise.reject(new Error(`${name} is not installed: npm run test:full says how`));
}
