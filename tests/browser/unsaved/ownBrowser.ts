import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../setup/findChromium';

/** A separate browser for a test, with a profile on the disk, which can be killed like any other program. */
export interface OwnBrowser {
  readonly page: Page;
  /**
   * Kills it immediately, whatever it is doing (SIGKILL to it and its processes); returns the time in milliseconds
   * since 1970.
   */
  kill(): Promise<number>;
}

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** The address that the browser reports to listen at. */
async function devtoolsAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the browser has no error output');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the browser ended before it listened');
}

async function openPage(browser: Browser): Promise<Page> {
  const context = browser.contexts()[0] ?? (await browser.newContext());
  context.setDefaultTimeout(15_000);
  return context.pages()[0] ?? context.newPage();
}

/** Starts a browser with the profile in `folder`, which outlives it. */
export async function startOwnBrowser(folder: string): Promise<OwnBrowser> {
  const program = findChromium();
  if (!program) throw new Error('No Chromium found');
  const process_ = spawn(program, [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'], {
    // A separate process group, so that its processes die with it, like in a computer that is switched off.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = process_;
  if (pid === undefined) throw new Error(`${program} did not start`);
  const ended = once(process_, 'exit');
  const browser = await chromium.connectOverCDP(await devtoolsAddress(process_));
  process_.stderr?.resume();
  return {
    page: await openPage(browser),
    kill: async () => {
      const at = Date.now();
      process.kill(-pid, 'SIGKILL');
      await ended;
      return at;
    },
  };
}
