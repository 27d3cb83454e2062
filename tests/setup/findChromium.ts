import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// The headless shell first: the same engine without windows, at half the cost.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string[] {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names.flatMap((name) => folders.filter((folder) => folder !== '').map((folder) => join(folder, name)));
}

/**
 * Path of a Chromium: the one named by CHROMIUM, else the system’s, else Playwright’s own; undefined if there is none.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  // An explicitly named one is not silently replaced by another.
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return [...onPath(), chromium.executablePath()].find((path) => existsSync(path));
}
