import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { inject } from 'vitest';
import { sharedBrowser } from '../browser/harness/sharedBrowser';

export type OpenPage = {
  readonly page: Page;
  readonly browser: Browser;
  close(): Promise<void>;
};

/** Serves the page that holds nothing but the editor on a free port of this machine, and opens it. */
export async function openPage(): Promise<OpenPage> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: inject('editorPage') },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const browser = await sharedBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    page,
    browser,
    async close() {
      await page.close();
      await server.close();
    },
  };
}
