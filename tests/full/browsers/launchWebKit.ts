import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { type Driver, pace, type Tab, viewport } from './Driver';
import { type Call, callsTo, clickActions, elementKey, keyActions, typeActions } from './webDriver';

/** The programs that are needed. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Starts a virtual display; gives its name. */
async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((found, failed) => {
    (process.stdio[3] as Readable).once('data', (data) => found(String(data).trim()));
    process.once('exit', (code) => failed(new Error(`${program} ended with ${code}`)));
  });
  return { name: `:${number}`, process };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startSession(port: number, browser: string): Promise<Call> {
  const start = callsTo(`http://127.0.0.1:${port}`);
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const { sessionId } = await start<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } });
      return callsTo(`http://127.0.0.1:${port}/session/${sessionId}`);
    } catch (error) {
      // The server has just been started.
      if (attempt === 50 || !(error instanceof TypeError)) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}

function tabOf(handle: string, session: Call): Tab {
  const call: Call = async (method, path, body) => {
    if ((await session('GET', '/window')) !== handle) await session('POST', '/window', { handle });
    return session(method, path, body);
  };
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    call('POST', '/execute/sync', { script: `return (${run}).apply(null, arguments)`, args });
  return {
    open: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh'),
    evaluate,
    clickAt: (x, y, count = 1) => call('POST', '/actions', clickActions(x, y, count)),
    type: (text) => call('POST', '/actions', typeActions(text, pace)),
    press: (key) => call('POST', '/actions', keyActions(key)),
    async choose(paths) {
      const found = await call<Record<string, string>>('POST', '/execute/sync', {
        script: 'return window.foundElement',
        args: [],
      });
      await call('POST', `/element/${found[elementKey]}/value`, { text: paths.join('\n') });
    },
    screenshot: async (path) => writeFile(path, Buffer.from(await call<string>('GET', '/screenshot'), 'base64')),
    show: () => session('POST', '/window', { handle }),
  };
}

/** Gives the window the size at which the page has the viewport of the others. */
async function fitWindow(session: Call, tab: Tab): Promise<void> {
  const inner = () => tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  for (let attempt = 0; attempt < 5; attempt++) {
    const { width, height } = await inner();
    if (width === viewport.width && height === viewport.height) return;
    const outer = await session<{ width: number; height: number }>('GET', '/window/rect');
    const size = { width: outer.width + viewport.width - width, height: outer.height + viewport.height - height };
    await session('POST', '/window/rect', size);
  }
}

/** Launches WebKitGTK's MiniBrowser by its WebDriver, on a display of its own. */
export async function launchWebKit({ driver, browser, display }: WebKitPrograms): Promise<Driver> {
  const { name, process: screen } = await startDisplay(display);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  // In a group of its own, which its browser belongs to.
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
  const session = await startSession(port, browser);
  await session('POST', '/timeouts', { script: 20_000, pageLoad: 20_000 });
  let first: string | undefined = await session<string>('GET', '/window');
  await fitWindow(session, tabOf(first, session));
  return {
    async newTab() {
      // A tab in the background would not get mouse events.
      const handle = first ?? (await session<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle;
      first = undefined;
      return tabOf(handle, session);
    },
    async close() {
      await session('DELETE', '').catch(() => undefined);
      if (server.pid !== undefined) process.kill(-server.pid);
      screen.kill();
    },
  };
}
