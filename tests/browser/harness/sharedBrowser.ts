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
  // A page of a test lives for seconds: what the optimising compilers cost, it never earns back (14 % of all CPU time).
  '--js-flags=--no-turbofan --no-maglev',
];

let launched: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm test installs one, or name one by CHROMIUM=/path');
  return chromium.launch({ executablePath, args: flags });
}

/** This worker’s Chromium, launched on first use; closed with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}
