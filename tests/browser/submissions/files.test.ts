import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { VisitOptions } from '../harness/Visit';
import { tableOf } from './submissionTables';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const files = [
  { table: tableOf('R-CAREER'), field: 'resume', text: 'View Resume', folder: '/ResumeUploads' },
  { table: tableOf('R-DSA'), field: 'gst_img', text: 'View File', folder: '/GstUploads' },
] as const;

type Kind = (typeof files)[number];

/** Opens the table with one row per file name. */
async function openFiles({ table, field }: Kind, names: readonly unknown[], options: VisitOptions = {}) {
  const visit = await app.newPage({ ...options, path: null });
  const rows = names.map((name, id) => ({ ...table.row, id, [field]: name }));
  await visit.answer(`GET ${table.call}`, { body: { [table.key]: rows, pagination: { totalPages: 1, page: 1 } } });
  await visit.goto(table.path);
  await visit.page.getByRole('cell', { name: '0', exact: true }).waitFor();
  const links = visit.page.getByRole('cell').getByRole('link');
  return {
    visit,
    links,
    addresses: () => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
  };
}

describe.each(files)('$text', (kind) => {
  const { table, text, folder } = kind;
  const [own, path] =
    kind.field === 'resume'
      ? ['[R-CAREER-07] [R-FILES-02]', '[R-CAREER-09]']
      : ['[R-DSA-06] [R-FILES-03]', '[R-DSA-08]'];

  test(`is a link to the file on the API host, outside /api ${own} ${path}`, async () => {
    const { links, addresses } = await openFiles(kind, ['sample-1.pdf']);
    expect(await links.allInnerTexts()).toEqual([text]);
    expect(await addresses()).toEqual([`${app.url}${folder}/sample-1.pdf`]);
  });

  test(`uses the configured host and path ${own} ${path} [R-APP-17]`, async () => {
    const apiHost = app.url.replace('127.0.0.1', 'localhost');
    const uploads = { resumes: '/files/cv', gst: '/files/tax' };
    const { addresses } = await openFiles(kind, ['sample-1.pdf'], { config: { apiHost, uploads } });
    expect(await addresses()).toEqual([
      `${apiHost}${kind.field === 'resume' ? uploads.resumes : uploads.gst}/sample-1.pdf`,
    ]);
  });

  test(`encodes spaces and everything with a special meaning in addresses [R-FILES-04] ${own}`, async () => {
    const names = [
      'my cv.pdf',
      'a/b?c#d%20e&f=g.pdf',
      '../../secret.txt',
      'रिज्यूमे.pdf',
      'javascript:alert(1)',
      '//x.example.com/y',
    ];
    const { addresses } = await openFiles(kind, names);
    expect(await addresses()).toEqual([
      `${app.url}${folder}/my%20cv.pdf`,
      `${app.url}${folder}/a%2Fb%3Fc%23d%2520e%26f%3Dg.pdf`,
      `${app.url}${folder}/..%2F..%2Fsecret.txt`,
      `${app.url}${folder}/${encodeURIComponent('रिज्यूमे.pdf')}`,
      `${app.url}${folder}/javascript%3Aalert(1)`,
      `${app.url}${folder}/%2F%2Fx.example.com%2Fy`,
    ]);
  });

  fullTest(`opens in a new tab without access to the console, which stays open [R-FILES-04] ${own}`, async () => {
    const visit = await app.newPage({ path: table.path });
    const link = visit.page.getByRole('cell').getByRole('link', { name: text, exact: true }).first();
    expect(await link.getAttribute('target')).toBe('_blank');
    expect((await link.getAttribute('rel'))?.split(' ')).toContain('noopener');
    const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    expect(address).toContain(`${folder}/`);
    expect((await visit.page.request.get(address)).status()).toBe(200);

    // A page replaces the file: how a file is displayed is up to the browser.
    await visit.page.context().route(address, (route) => route.fulfill({ contentType: 'text/html', body: 'The file' }));
    const [opened] = await Promise.all([visit.page.context().waitForEvent('page'), link.click()]);
    await opened.waitForLoadState();
    expect(opened.url()).toBe(address);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(new URL(visit.page.url()).pathname).toBe(table.path);
    expect(await visit.page.getByRole('table').count()).toBe(1);
  });

  test(`is 'N/A' without a link if there is no file [${kind.field === 'resume' ? 'R-CAREER-08' : 'R-DSA-09'}]`, async () => {
    const { visit, links } = await openFiles(kind, [null, '', undefined, '   ']);
    expect(await visit.page.getByRole('cell', { name: 'N/A', exact: true }).count()).toBe(4);
    expect(await links.count()).toBe(0);
  });
});
