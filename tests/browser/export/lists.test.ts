import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitOptions } from '../harness/Visit';
import { chooseExport, savedFile } from './exported';
import { pagedSite } from './pagedSite';
import { openHeadings, userRows, users } from './userRows';
import { walkExport } from './walkExport';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const editLinks = ({ page }: Visit) => page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });

async function openList(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await app.newPage({ ...options, path });
  await editLinks(visit).first().waitFor();
  return visit;
}

async function openUsers(count: number, options: VisitOptions = {}) {
  const visit = await app.newPage({ ...options, path: null });
  const site = await pagedSite(visit, users, userRows(count));
  await visit.goto(users.path);
  await visit.page.getByRole('table').getByText('Ravi Iyer', { exact: true }).first().waitFor();
  return { visit, site };
}

const phone = { viewport: { width: 390, height: 844 } };

describe('what is shown is exported', () => {
  test.each([
    ['cards', '/home-features', {}, ['Image', 'Title', 'Description']],
    ['a grid of one parent', '/loan-image?loan_id=1', {}, ['Image', 'Position']],
    ['cards on a phone', '/mission', phone, undefined],
    ['a wide table', '/loan-details', {}, undefined],
  ] as const)(
    'from %s, with whole addresses of pictures [X-EXPORT-12] [X-EXPORT-04]',
    async (_, path, options, headings) => {
      const visit = await openList(path, options);
      const count = await editLinks(visit).count();
      const calls = visit.requests().length;
      for (const item of ['CSV: What is shown', 'CSV: All records', 'Excel: What is shown']) {
        const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, item));
        expect(lines, item).toHaveLength(count + 1);
        if (headings) expect(lines[0]).toEqual(headings);
        const pictures = lines[0]?.findIndex((label) => /^(?:\w+ )?(?:Image|Img)$/.test(String(label))) ?? -1;
        expect(String(lines[1]?.[pictures])).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ImgUploads\/[^/]+$/);
      }
      expect(visit.requests()).toHaveLength(calls);
    },
  );

  test('with the name of the chosen parent in the name of the file [X-EXPORT-12]', async () => {
    const visit = await openList('/loan-benefits?loan_id=1');
    const parent = await visit.page.getByRole('main').getByRole('combobox').locator('option:checked').textContent();
    const { name } = await savedFile(visit.page, () => chooseExport(visit.page, 'CSV: What is shown'));
    expect(name).toMatch(new RegExp(`^Loan Benefits, ${parent}, \\d{4}-\\d\\d-\\d\\d\\.csv$`));
  });

  fullTest('of a paged list without a call: the rows of its page [X-EXPORT-12]', async () => {
    const { visit, site } = await openUsers(35);
    await visit.page.getByRole('button', { name: 'Page 4' }).click();
    await visit.page.getByRole('cell', { name: '5', exact: true }).waitFor();
    const asked = site.asked.length;
    const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, 'Excel: What is shown'));
    expect(lines.slice(1).map(([id]) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(lines[1]?.at(-1)).toEqual(new Date(Date.UTC(2025, 1, 5, 14, 35)));
    expect(site.asked).toHaveLength(asked);
  });

  fullTest('with texts complete that the list cuts [X-EXPORT-04]', async () => {
    const visit = await openList('/privacy-policy');
    const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, 'CSV: What is shown'));
    const longest = lines.slice(1).map((line) => Math.max(...line.map((cell) => String(cell).length)));
    expect(Math.max(...longest)).toBeGreaterThan(200);
    expect(lines.flat().filter((cell) => /…$|<\w+/.test(String(cell)))).toEqual([]);
  });
});

fullTest('a list without rows has nothing to export [X-EXPORT-12]', async () => {
  const visit = await app.newPage({ path: null });
  await pagedSite(visit, users, []);
  await visit.goto(users.path);
  await visit.page.getByText(users.empty).waitFor();
  expect(await visit.page.getByRole('button', { name: 'Export', exact: true }).isDisabled()).toBe(true);
});

fullTest('of a list in which nothing is found all records are exported [X-EXPORT-16]', async () => {
  const { visit } = await openUsers(35);
  await visit.page.getByRole('searchbox', { name: 'Search' }).fill('nowhere');
  await visit.page.getByText('Nothing on this page matches.').waitFor();
  const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, 'CSV: All records'));
  expect(lines).toHaveLength(36);
});

describe('passwords and codes', () => {
  const question = ({ page }: Visit) => page.getByRole('alertdialog', { name: 'Export secrets too?' });

  test('are not exported while they are masked [X-EXPORT-09]', async () => {
    const { visit } = await openUsers(3);
    for (const item of ['CSV: All records', 'Excel: What is shown']) {
      const { lines } = await savedFile(visit.page, () => chooseExport(visit.page, item));
      expect(lines[0]).toEqual(openHeadings);
      expect(lines.flat().join()).not.toMatch(/604913|Sample@730|281755/);
    }
  });

  test('are exported once shown and after a question, which can be answered by No [X-EXPORT-09]', async () => {
    const { visit } = await openUsers(3);
    await visit.page.getByRole('switch', { name: 'Show secrets' }).check();
    const answer = async (name: string) => {
      await chooseExport(visit.page, 'CSV: All records');
      await question(visit).getByText('OTP, Password, Email OTP').waitFor();
      await question(visit).getByRole('button', { name, exact: true }).click();
    };
    const without = await savedFile(visit.page, () => answer('Leave them out'));
    expect(without.lines[0]).toEqual(openHeadings);
    const withSecrets = await savedFile(visit.page, () => answer('Export them'));
    expect(withSecrets.lines[0]).toEqual(users.headings);
    expect(withSecrets.lines[1]).toEqual(expect.arrayContaining(['604913', 'Sample@730', '281755']));
    await answer('Cancel');
    await expect.poll(() => question(visit).count()).toBe(0);
  });
});

test('Copy as table puts the rows into the clipboard as a table and as text, inert [X-EXPORT-11]', async () => {
  const visit = await app.newPage({ path: null, context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const rows = userRows(2).map((row) => ({ ...row, address: '=1+1 <b>\nx' }));
  await pagedSite(visit, users, rows);
  await visit.goto(users.path);
  await visit.page.getByRole('cell', { name: '2', exact: true }).waitFor();
  await chooseExport(visit.page, 'Copy as table');
  await visit.page.getByText('2 users copied.').waitFor();
  const copied = await visit.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const textOf = async (type: string) => (await item?.getType(type))?.text();
    const html = new DOMParser().parseFromString((await textOf('text/html')) ?? '', 'text/html');
    const cells = [...html.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    return { cells, text: await textOf('text/plain') };
  });
  expect(copied.cells[0]).toEqual(openHeadings);
  expect(copied.cells[1]?.[5]).toBe("'=1+1 <b>x");
  const lines = (copied.text ?? '').split(/\r?\n/).map((line) => line.split('\t'));
  expect(lines).toHaveLength(3);
  expect(lines[2]?.slice(0, 6)).toEqual(['1', 'Ravi Iyer', users.row.email, '5550001111', '1991-08-14', "'=1+1 <b> x"]);
});

test('axe finds nothing in the menu and the dialogs of an export [X-EXPORT-13]', async () => {
  const { visit, site } = await openUsers(35);
  const { page } = visit;
  const dialog = await walkExport(page, site);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Export');
});
