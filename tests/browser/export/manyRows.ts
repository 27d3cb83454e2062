import type { Page } from 'playwright-core';

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
      const picker = async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('export', { create: true });
      };
      Object.assign(window, { showSaveFilePicker: picker });
    },
    [path, { ...row, id: '#' }, total] as const,
  );
}

/** The file that the page has written. */
export async function writtenFile(page: Page): Promise<Buffer> {
  const address = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const reader = new FileReader();
    reader.readAsDataURL(await (await folder.getFileHandle('export')).getFile());
    await new Promise((resolve) => reader.addEventListener('loadend', resolve));
    return String(reader.result);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
