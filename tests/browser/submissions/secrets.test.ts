import { describe, expect, test } from 'vitest';
import type { Visit } from '../harness/Visit';
import { readTable } from './readTable';
import { tableOf } from './submissionTables';
import { tableVisit } from './tableVisit';

const tab = tableVisit();
const users = tableOf('R-USER');
const secretHeadings = ['OTP', 'Password', 'Email OTP'];
const secrets = ['604913', 'Sample@730', '281755'];

async function openUsers(rows = [users.row], visit = tab.visit): Promise<Visit> {
  await tab.answerRows(users, rows);
  await visit.goto(users.path);
  await visit.page.getByRole('cell', { name: 'Ravi Iyer' }).waitFor();
  return visit;
}

const sidebarLink = ({ page }: Visit, name: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true });
const reveal = (visit: Visit) => visit.page.getByRole('switch', { name: 'Show secrets' });

/** The cells under the three headings, for the first row. */
async function secretCells(visit: Visit): Promise<(string | undefined)[]> {
  const [cells] = await readTable(visit.page);
  return secretHeadings.map((heading) => cells?.[users.headings.indexOf(heading)]);
}

/** Which secrets are anywhere in the page: in its text, in an attribute, in a field. */
async function inPage(visit: Visit): Promise<string[]> {
  const [html, values] = await visit.page.evaluate(() => [
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n'),
  ]);
  return secrets.filter((secret) => `${html}${values}${visit.page.url()}`.includes(secret));
}

async function isMasked(visit: Visit): Promise<boolean> {
  const on = await reveal(visit).isChecked();
  return !on && (await inPage(visit)).length === 0 && !(await secretCells(visit)).some((cell) => /\w/.test(cell ?? ''));
}

async function show(visit: Visit): Promise<void> {
  await reveal(visit).check();
  await expect.poll(() => secretCells(visit)).toEqual(secrets);
}

/** Simulates switching to another tab. */
async function hideTab({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Everything the browser stores for the console, as one text. */
function stores(visit: Visit): Promise<string> {
  return visit.page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...sessionStorage }, { ...localStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        kept.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });
}

describe('passwords and one-time codes', () => {
  test('are nowhere in the page until the switch above the table is pressed, and then readable [R-USER-10] [R-USER-11]', async () => {
    const visit = await openUsers();
    expect(await isMasked(visit)).toBe(true);
    expect((await readTable(visit.page))[0]?.[users.headings.indexOf('PAN No')]).toBe('ZZZPZ1234Z');
    expect(await visit.page.getByRole('main').getByRole('switch').count()).toBe(1);
    const [above, table] = [await reveal(visit).boundingBox(), await visit.page.getByRole('table').boundingBox()];
    expect(above?.y).toBeLessThan(table?.y ?? 0);
    await show(visit);
    await reveal(visit).uncheck();
    await expect.poll(() => isMasked(visit)).toBe(true);
  });

  test('are shown exactly as received [R-USER-10] [R-USER-11]', async () => {
    const rows = [{ ...users.row, otp: 0, password: ' two  blanks <b>&amp;</b> ', email_otp: '007' }];
    const visit = await openUsers(rows);
    await reveal(visit).check();
    await expect.poll(() => secretCells(visit)).toEqual(['0', ' two  blanks <b>&amp;</b> ', '007']);
  });

  test("show '-' if blank, also while the others are masked [R-USER-09] [R-USER-11]", async () => {
    const visit = await openUsers([{ ...users.row, otp: null, email_otp: '' }]);
    const [otp, password, emailOtp] = await secretCells(visit);
    expect([otp, emailOtp]).toEqual(['-', '-']);
    expect(password).not.toBe('-');
    expect(await isMasked(visit)).toBe(true);
  });

  test('are masked again after five minutes, and not before [R-USER-11]', async () => {
    const visit = await tab.app.newPage({ path: null });
    await visit.page.clock.install();
    await openUsers([users.row], visit);
    await show(visit);
    await visit.page.clock.fastForward('04:30');
    expect(await secretCells(visit)).toEqual(secrets);
    await visit.page.clock.fastForward('00:31');
    await expect.poll(() => isMasked(visit)).toBe(true);

    await show(visit);
    await visit.page.clock.fastForward('04:30');
    expect(await secretCells(visit)).toEqual(secrets);
  });

  test('are masked again when the tab is hidden, unless disabled in the account menu [R-USER-11]', async () => {
    const visit = await openUsers();
    await show(visit);
    await hideTab(visit);
    await expect.poll(() => isMasked(visit)).toBe(true);

    await visit.page.getByRole('button', { name: 'Account' }).click();
    await visit.page.getByRole('menuitemradio', { name: 'Keep secrets visible in a hidden tab' }).click();
    await show(visit);
    await hideTab(visit);
    expect(await secretCells(visit)).toEqual(secrets);
  });

  test('are masked again after leaving by links, Back or the address, and after a reload [R-USER-11]', async () => {
    const visit = await openUsers();
    const { page } = visit;
    const back = async () => {
      await page.getByRole('cell', { name: 'Ravi Iyer' }).waitFor();
      await expect.poll(() => isMasked(visit)).toBe(true);
    };
    const leave = async () => {
      await show(visit);
      await sidebarLink(visit, 'Dashboard').click();
      await expect.poll(() => visit.heading().textContent()).toContain('Welcome');
      expect(await inPage(visit)).toEqual([]);
    };
    await leave();
    await sidebarLink(visit, 'User Details').click();
    await back();
    await leave();
    await page.goBack();
    await back();
    await show(visit);
    await visit.goto('/dashboard');
    await page.goBack();
    await back();
    await show(visit);
    await page.reload();
    await back();
  });

  test('are never logged or stored, masked or shown [R-USER-11] [R-SESS-04]', async () => {
    const visit = await openUsers();
    const said: string[] = [];
    const logged = visit.ours.length;
    visit.page.on('console', (message) => said.push(message.text()));
    await show(visit);
    await tab.bend(`GET ${users.call}`, {
      status: 500,
      body: { message: `no ${secrets.join()}`, data: [users.row] },
    });
    await sidebarLink(visit, 'Dashboard').click();
    await sidebarLink(visit, 'User Details').click();
    await expect.poll(() => visit.ours.slice(logged)).toEqual([`Call failed: GET /api${users.call}: 500`]);
    const stored = await stores(visit);
    expect(stored).toContain(await visit.stored('authToken'));
    expect(secrets.filter((secret) => `${stored}${said.join('\n')}`.includes(secret))).toEqual([]);
    expect(secrets.filter((secret) => visit.consoleErrors.join('\n').includes(secret))).toEqual([]);
  });
});
