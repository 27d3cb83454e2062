import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../setup/findChromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test lives for seconds: what the optimising compilers cost, it never earns back (14 % of all CPU time). */
const withoutCompilers = '--js-flags=--no-turbofan --no-maglev';

async function launch(args: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm test installs one, or name one by CHROMIUM=/path');
  return chromium.launch({ executablePath, args: [...args] });
}

let shared: Promise<Browser> | undefined;
let counting: Promise<Browser> | undefined;

/** This worker’s Chromium, launched on first use; closed with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch([...flags, withoutCompilers]);
  return shared;
}

/** Another, as people use it, for counting calls: without the compilers, more calls are counted. */
export function countingBrowser(): Promise<Browser> {
  counting ??= launch(flags);
  return counting;
}
