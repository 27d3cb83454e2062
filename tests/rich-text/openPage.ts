import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { vi } from 'vitest';

// A browser on a busy machine may take its time; what is waited for is always a state, never a span.
vi.setConfig({ testTimeout: 30_000 });

const root = fileURLToPath(new URL('./page', import.meta.url));
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export type OpenPage = {
  readonly page: Page;
  readonly browser: Browser;
  readonly outDir: string;
  close(): Promise<void>;
};

/** Builds the page that holds nothing but the editor, serves it on a free port of this machine and opens it. */
export async function openPage(): Promise<OpenPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'rich-text-'));
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  };
  // Vitest's own NODE_ENV would build React's development half, which is not what is served.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build(config);
  process.env.NODE_ENV = NODE_ENV;
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0, strictPort: false } });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags.split(' ') });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    page,
    browser,
    outDir,
    async close() {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
