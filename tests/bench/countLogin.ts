import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LoginCounts } from './AppCounts';
import { type Asset, type Bytes, bytesOf } from './assets';
import { type BenchPage, openPage, type ServedApp } from './openPage';
import { logIn } from './walk';

const isScript = (url: string) => url.endsWith('.js');
const sent = ({ requests }: BenchPage) => requests.some(({ url }) => url.includes('/auth/login'));

/** Whether Login still sends a request when one script cannot be fetched. */
async function sendsWithout(served: ServedApp, script: string): Promise<boolean> {
  const bench = await openPage(served, false);
  await bench.page.route(`**${script}`, (route) => route.abort());
  await bench.goto('/');
  await bench.settle();
  if ((await bench.page.locator('button[type=submit]').count()) > 0) {
    await logIn(bench);
    await bench.settle();
  }
  const isSent = sent(bench);
  await bench.close();
  return isSent;
}

/** Inline code counts like fetched code. */
function inlineScripts(assets: ReadonlyMap<string, Asset>): Bytes {
  const html = assets.get('/index.html')?.raw.toString() ?? '';
  const text = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('');
  if (text === '') return { parsed: 0, gzip: 0, brotli: 0 };
  return { parsed: text.length, gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length };
}

/** Counts what is loaded before the first key press on the login page. */
export async function countLogin(served: ServedApp): Promise<Omit<LoginCounts, 'redirects'>> {
  const bench = await openPage(served, false);
  await bench.goto('/');
  await bench.page.waitForSelector('button[type=submit]');
  await bench.settle();
  const before = bench.requests.map(({ url }) => url).filter((url) => !url.startsWith('/api/'));
  await logIn(bench);
  await bench.settle();
  const urls = [...new Set(bench.requests.map(({ url }) => url))];
  await bench.close();

  const needed: string[] = [];
  for (const script of urls.filter(isScript)) if (!(await sendsWithout(served, script))) needed.push(script);
  const js = bytesOf(served.assets, needed);
  const inline = inlineScripts(served.assets);
  return {
    needed,
    js: { parsed: js.parsed + inline.parsed, gzip: js.gzip + inline.gzip, brotli: js.brotli + inline.brotli },
    css: bytesOf(
      served.assets,
      before.filter((url) => url.endsWith('.css')),
    ),
    requests: before.length,
  };
}
