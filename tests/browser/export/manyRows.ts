import type { Page } from 'playwright-core';

/** What a large export cost the page. */
export interface ExportCost {
  /** Tasks over 50 ms, each in ms. */
  readonly longTasks: readonly number[];
  /** Lines of the file, and how many of them differ. */
  readonly lines: number;
  readonly distinct: number;
}

/**
 * Answers a table's call inside the page, since ten thousand calls over a connection would only slow the test down, and
 * lets the page save into a file of its own. Call it before the page is opened.
 */
export async function plantManyRows(page: Page, path: string, row: object, total: number): Promise<void> {
  await page.addInitScript(
    ([call, sample, count]) => {
      const ask = window.fetch;
      const template = JSON.stringify(sample);
      window.fetch = async (input, init) => {
        const url = new URL(String(input), location.href);
        if (url.pathname !== `/api${call}`) return ask(input, init);
        const [at, limit] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('limit'))];
        const ids = Array.from({ length: limit }, (_, index) => (at - 1) * limit + index + 1).filter(
          (id) => id <= count,
        );
        const rows = ids.map((id) => template.replace('"#"', String(id)));
        const pagination = JSON.stringify({ total: count, totalPages: Math.ceil(count / limit), page: at });
        const headers = { 'Content-Type': 'application/json' };
        return new Response(`{"data":[${rows}],"pagination":${pagination}}`, { headers });
      };
      const saved = Object.assign(window, { longTasks: [] as number[] });
      const picker = async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('export', { create: true });
      };
      Object.assign(window, { showSaveFilePicker: picker });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) saved.longTasks.push(Math.round(duration));
      }).observe({ type: 'longtask' });
    },
    [path, { ...row, id: '#' }, total] as const,
  );
}

/** Forgets the tasks so far. */
export function forgetTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { longTasks: number[] }).longTasks.length = 0;
  });
}

/** What the export cost since `forgetTasks`, and the file of comma-separated values that it wrote. */
export function exportCost(page: Page): Promise<ExportCost> {
  return page.evaluate(async () => {
    const longTasks = [...(window as unknown as { longTasks: number[] }).longTasks];
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle('export')).getFile();
    const lines = (await file.text()).split('\r\n').filter((line) => line !== '');
    return { longTasks, lines: lines.length, distinct: new Set(lines).size };
  });
}
