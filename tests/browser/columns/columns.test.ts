import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../setup/violations';
import { chooseExport, savedFile } from '../export/exported';
import { users } from '../export/userRows';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit, VisitOptions } from '../harness/Visit';
import { openNamed, signInAs } from '../unsaved/openNamed';
import { chooser, closeChooser, columnsButton, headings, logOut, openChooser, sidebarLink } from './chooser';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const names = ['ID', 'Name', 'Email', 'Phone', 'DOB', 'Address', 'PIN No', 'PAN No', 'OTP', 'Password', 'Email OTP'];

async function openUsers(options: Omit<VisitOptions, 'path'> = {}): Promise<Visit> {
  const visit = await openNamed(app, users.path, options);
  await visit.page.locator('tbody tr').first().waitFor();
  return visit;
}

const withLayout = (layout: string) => `/career-form?layout=${encodeURIComponent(layout)}`;
// Not by role: behind the chooser the list is hidden from assistive technology.
const head = ({ page }: Visit, name: string) => page.locator('thead th', { hasText: new RegExp(`^${name}$`) });
const widthOf = (visit: Visit, name: string) => head(visit, name).evaluate((th) => th.getBoundingClientRect().width);
/** The height of rows; a blank while there are none. */
const rowHeight = ({ page }: Visit) =>
  page.evaluate(() => {
    const cell = document.querySelector('tbody td');
    return cell ? getComputedStyle(cell).getPropertyValue('--row').trim() : '';
  });

test('columns are hidden and moved at once, and stay so after a reload, Logout and sign-in [X-COLUMNS-01]', async () => {
  const visit = await openUsers();
  const { page } = visit;
  // Records what the head of the table ever was, from the first paint on.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('thead th')].map((th) => th.textContent).join();
      if (text !== '') seen.add(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  expect((await headings(visit)).slice(0, names.length)).toEqual(names);
  const dialog = await openChooser(visit);
  for (const name of ['Email', 'DOB', 'Address']) await dialog.getByRole('checkbox', { name, exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Move Password up' }).click();
  await dialog.getByRole('button', { name: 'Move ID down' }).click();
  const chosen = ['Name', 'ID', 'Phone', 'PIN No', 'PAN No', 'Password', 'OTP', 'Email OTP'];
  await expect.poll(async () => (await headings(visit)).slice(0, chosen.length)).toEqual(chosen);
  await closeChooser(visit);
  expect(await columnsButton(visit).evaluate((button) => button === document.activeElement)).toBe(true);
  // What is masked stays masked, wherever it is.
  expect(await page.content()).not.toMatch(/Sample@730|604913/);
  await page.reload();
  await page.locator('tbody tr').first().waitFor();
  const whole = (await headings(visit)).join();
  expect(whole.startsWith(chosen.join())).toBe(true);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([whole]);
  await logOut(visit);
  await signInAs(page, app);
  await sidebarLink(visit, 'User Details').click();
  await page.locator('tbody tr').first().waitFor();
  expect((await headings(visit)).join()).toBe(whole);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  expect((await headings(visit)).join()).toBe(whole);
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'users read.' }).waitFor();
  await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click();
  await page.locator('th[aria-sort=ascending]').waitFor();
  expect((await headings(visit)).join()).not.toMatch(/Email,|DOB|Address/);
  // Other screens are as they were.
  await sidebarLink(visit, 'Career Form').click();
  await expect.poll(() => headings(visit)).toContain('Email');
}, 60_000);

test('the keyboard alone chooses columns, order, width and density; each step is announced [X-COLUMNS-02]', async () => {
  const visit = await openUsers();
  const { page } = visit;
  const said = (text: string) => chooser(visit).getByRole('status').filter({ hasText: text }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await columnsButton(visit).focus();
  await page.keyboard.press('Enter');
  await chooser(visit).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await said('ID is hidden.');
  expect(await headings(visit)).not.toContain('ID');
  await page.keyboard.press('Space');
  await said('ID is shown.');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Width of ID, in pixels');
  const before = await widthOf(visit, 'ID');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowUp');
  const width = Math.round(before / 10) * 10 + 60;
  await said(`ID is ${width} pixels wide.`);
  expect(Math.round(await widthOf(visit, 'ID'))).toBe(width);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Move ID down');
  await page.keyboard.press('Enter');
  await said(`ID is number 2 of ${(await headings(visit)).length}.`);
  expect(await focused()).toBe('Move ID down');
  expect((await headings(visit)).slice(0, 2)).toEqual(['Name', 'ID']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // At the top there is no way up any more.
  expect(await focused()).toBe('Move ID down');
  expect((await headings(visit)).slice(0, 2)).toEqual(['ID', 'Name']);
  await chooser(visit).getByRole('radio', { name: 'Comfortable rows' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await rowHeight(visit)).toBe('36px');
  await page.keyboard.press('Escape');
  await chooser(visit).waitFor({ state: 'detached' });
  expect(await columnsButton(visit).evaluate((button) => button === document.activeElement)).toBe(true);
}, 60_000);

fullTest(
  'a width and a density are those of one screen, and Reset brings back what is declared [X-COLUMNS-03]',
  async () => {
    const visit = await openUsers();
    const { page } = visit;
    const [whole, natural] = [await headings(visit), Math.round(await widthOf(visit, 'Address'))];
    const dialog = await openChooser(visit);
    const reset = dialog.getByRole('button', { name: 'Reset', exact: true });
    expect(await reset.isDisabled()).toBe(true);
    await dialog.getByLabel('Width of Address, in pixels').fill('420');
    expect(Math.round(await widthOf(visit, 'Address'))).toBe(420);
    // Less than can be is not taken while one types.
    await dialog.getByLabel('Width of Address, in pixels').fill('6');
    expect(Math.round(await widthOf(visit, 'Address'))).toBe(420);
    await dialog.getByLabel('Width of Address, in pixels').fill('60');
    expect(Math.round(await widthOf(visit, 'Address'))).toBe(60);
    await dialog.getByRole('checkbox', { name: 'Phone', exact: true }).uncheck();
    await dialog.getByRole('radio', { name: 'Compact rows' }).check();
    expect(await rowHeight(visit)).toBe('36px');
    await closeChooser(visit);
    await sidebarLink(visit, 'Career Form').click();
    await expect.poll(() => rowHeight(visit)).toBe('44px');
    await page.reload();
    await page.goBack();
    await expect.poll(() => rowHeight(visit)).toBe('36px');
    expect(Math.round(await widthOf(visit, 'Address'))).toBe(60);
    await openChooser(visit);
    await reset.click();
    await dialog.getByRole('status').filter({ hasText: 'back to their defaults' }).waitFor();
    expect(await headings(visit)).toEqual(whole);
    expect(Math.round(await widthOf(visit, 'Address'))).toBe(natural);
    expect(await rowHeight(visit)).toBe('44px');
    await page.reload();
    await page.locator('tbody td').first().waitFor();
    expect(await headings(visit)).toEqual(whole);
  },
  60_000,
);

fullTest(
  'a head is dragged wider at its edge by the mouse, which does not sort [X-COLUMNS-03]',
  async () => {
    const visit = await openUsers();
    const { page } = visit;
    const box = await head(visit, 'Email').boundingBox();
    if (!box) throw new Error('The head is not shown.');
    const [edge, middle] = [box.x + box.width - 2, box.y + box.height / 2];
    await page.mouse.move(edge - 40, middle);
    // What follows the pointer is loaded then.
    await expect
      .poll(async () => {
        await page.mouse.move(edge - 1, middle);
        await page.mouse.move(edge, middle);
        return head(visit, 'Email').evaluate((th) => getComputedStyle(th).cursor);
      })
      .toBe('col-resize');
    await page.mouse.down();
    await page.mouse.move(edge + 50, middle, { steps: 4 });
    await page.mouse.up();
    const expected = Math.round(box.width + 50);
    await expect.poll(async () => Math.abs((await widthOf(visit, 'Email')) - expected) <= 1).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await page.locator('tbody td').first().waitFor();
    expect(Math.abs((await widthOf(visit, 'Email')) - expected)).toBeLessThanOrEqual(1);
  },
  60_000,
);

fullTest(
  'one column stays, and a layout that cannot be read is none [X-COLUMNS-04]',
  async () => {
    const hidden = ['fullname', 'email', 'phone', 'position', 'message', 'resume'].map((key) => [key, 0]);
    const visit = await app.newPage({ path: withLayout(JSON.stringify({ columns: hidden })) });
    await visit.page.locator('tbody td').first().waitFor();
    expect(await headings(visit)).toEqual(['ID', 'Created At']);
    const dialog = await openChooser(visit);
    await dialog.getByRole('checkbox', { name: 'Created At', exact: true }).uncheck();
    await expect.poll(() => headings(visit)).toEqual(['ID']);
    expect(await dialog.getByRole('checkbox', { name: 'ID', exact: true }).isDisabled()).toBe(true);
    for (const layout of ['{', '{"columns":[["id"],"x"]}']) {
      await visit.goto(withLayout(layout));
      await visit.page.locator('tbody td').first().waitFor();
      expect(await headings(visit), layout).toHaveLength(8);
    }
  },
  60_000,
);

fullTest(
  'where the browser keeps nothing, columns last until the page is closed, and that is said [X-COLUMNS-05]',
  async () => {
    const visit = await openUsers();
    await visit.page.evaluate(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const dialog = await openChooser(visit);
    await dialog.getByRole('checkbox', { name: 'Email', exact: true }).uncheck();
    await dialog.getByText('This browser does not keep the columns').waitFor();
    expect(await headings(visit)).not.toContain('Email');
    await closeChooser(visit);
    await sidebarLink(visit, 'Career Form').click();
    await expect.poll(() => headings(visit)).toContain('Email');
    await visit.page.goBack();
    await expect.poll(async () => (await headings(visit)).slice(0, 3)).toEqual(['ID', 'Name', 'Phone']);
  },
);

describe('without a table', () => {
  fullTest('order and visibility apply to cards [X-COLUMNS-06]', async () => {
    const visit = await app.newPage({ path: '/home-features' });
    const card = visit.page.getByRole('main').getByRole('listitem').first();
    await card.waitFor();
    const title = await card.getByRole('heading').textContent();
    const dialog = await openChooser(visit);
    expect(await dialog.getByRole('spinbutton').count()).toBe(0);
    await dialog.getByRole('checkbox', { name: 'Title', exact: true }).uncheck();
    await expect.poll(() => visit.page.locator('main li h2').count()).toBe(0);
    await dialog.getByRole('checkbox', { name: 'Title', exact: true }).check();
    await dialog.getByRole('button', { name: 'Move Title down' }).click();
    await closeChooser(visit);
    expect((await card.textContent())?.indexOf(title as string)).toBeGreaterThan(0);
  });

  test('order and visibility apply to grids [X-COLUMNS-06]', async () => {
    const grid = await app.newPage({ path: '/loan-image?loan_id=1' });
    await grid.page.getByText('Position: ').first().waitFor();
    await (await openChooser(grid)).getByRole('checkbox', { name: 'Position', exact: true }).uncheck();
    await expect.poll(() => grid.page.getByText('Position: ').count()).toBe(0);
  });

  fullTest('order and visibility apply to phones [X-COLUMNS-06]', async () => {
    const phone = await openUsers({ viewport: { width: 390, height: 844 } });
    const labels = () =>
      phone.page
        .locator('tbody tr')
        .first()
        .locator('td[data-label]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')));
    const onPhone = await openChooser(phone);
    expect(await onPhone.getByRole('spinbutton').count()).toBe(0);
    await onPhone.getByRole('checkbox', { name: 'Email', exact: true }).uncheck();
    await onPhone.getByRole('button', { name: 'Move DOB up' }).click();
    await expect.poll(async () => (await labels()).slice(0, 3)).toEqual(['ID', 'DOB', 'Phone']);
  });
});

test('what is shown is exported with its columns in their order, all records with all [X-COLUMNS-07]', async () => {
  const visit = await openUsers();
  const dialog = await openChooser(visit);
  await dialog.getByRole('checkbox', { name: 'Email', exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Move Name up' }).click();
  await closeChooser(visit);
  const shown = await savedFile(visit.page, () => chooseExport(visit.page, 'CSV: What is shown'));
  expect(shown.lines[0]?.slice(0, 3)).toEqual(['Name', 'ID', 'Phone']);
  const all = await savedFile(visit.page, () => chooseExport(visit.page, 'CSV: All records'));
  expect(all.lines[0]?.slice(0, 3)).toEqual(['ID', 'Name', 'Email']);
});

test('axe finds nothing in the chooser and the saved views, in three themes at three widths [X-COLUMNS-08]', async () => {
  const visit = await openUsers();
  const { page } = visit;
  const dialog = await openChooser(visit);
  await dialog.getByLabel('Name of the view').fill('Newest');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await sidebarLink(visit, 'Newest').waitFor();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Give the view a name.' }).waitFor();
  await closeChooser(visit);
  const inThemes = async (what: string) => {
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await violations(page), `${what}, ${theme}`).toEqual([]);
    }
  };
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await openChooser(visit);
    await inThemes(`chooser at ${width} px`);
    await closeChooser(visit);
    if (width > 1000) continue;
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await sidebarLink(visit, 'Newest').waitFor();
    await inThemes(`sidebar at ${width} px`);
  }
}, 90_000);
