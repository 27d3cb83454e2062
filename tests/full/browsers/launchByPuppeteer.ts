import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type Driver, pace, type Tab, viewport } from './Driver';

const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

async function press({ keyboard }: Page, key: string): Promise<void> {
  const keys = key.split('+') as KeyInput[];
  const last = keys.pop() as KeyInput;
  for (const held of keys) await keyboard.down(held);
  await keyboard.press(last);
  for (const held of keys.toReversed()) await keyboard.up(held);
}

function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (run, ...args) =>
      (await page.evaluate(run as unknown as (...given: unknown[]) => unknown, ...args)) as never,
    clickAt: (x, y, count = 1) => page.mouse.click(x, y, { count }),
    type: (text) => page.keyboard.type(text, { delay: pace }),
    press: (key) => press(page, key),
    async choose(paths) {
      const handle = await page.evaluateHandle(() => window.foundElement as HTMLInputElement);
      await handle.uploadFile(...paths);
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    show: () => page.bringToFront(),
  };
}

/** Launches Chromium, or a stock Firefox over WebDriver BiDi. */
export async function launchByPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Driver> {
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    defaultViewport: viewport,
    ...(browser === 'chrome' && { headless: executablePath.endsWith('shell') ? 'shell' : true, args: chromiumFlags }),
  });
  const [first] = await launched.pages();
  const newTab = async () => {
    const page = await launched.newPage();
    page.setDefaultTimeout(20_000);
    // A form with unsaved work asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    return page;
  };
  // In the tab that Firefox starts with the document has no focus.
  let opened: Page | undefined = await newTab();
  await first?.close();
  return {
    async newTab() {
      const page = opened ?? (await newTab());
      opened = undefined;
      return tabOf(page);
    },
    close: () => launched.close(),
  };
}
