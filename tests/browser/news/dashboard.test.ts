import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../setup/violations';
import { button, onScreen, sidebar } from '../app/steps';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { openNamed } from '../unsaved/openNamed';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const main = ({ page }: Visit) => page.getByRole('main');
const section = (visit: Visit, name: string) =>
  main(visit)
    .locator('section')
    .filter({ has: visit.page.getByRole('heading', { name, exact: true }) });

async function saveTitle(visit: Visit, title: string): Promise<void> {
  await main(visit).getByRole('link', { name: 'Edit' }).first().click();
  await visit.field('Title').fill(title);
  await main(visit).locator('button[type=submit]').click();
  await onScreen(visit, 'Home Features');
}

describe('the dashboard', () => {
  test('lists records edited last by title, without their values, and only by number after a Logout [X-DASHBOARD-01]', async () => {
    const visit = await openNamed(app, '/home-features');
    await saveTitle(visit, 'Paid within a day');
    await sidebar(visit).getByRole('link', { name: 'Dashboard' }).click();
    const edited = section(visit, 'Edited last').getByRole('link');
    await expect.poll(() => edited.count()).toBe(1);
    expect(await edited.first().textContent()).toContain('Paid within a day');
    const href = (await edited.first().getAttribute('href')) ?? '';
    await edited.first().click();
    await expect.poll(() => new URL(visit.page.url()).pathname).toBe(href);
    expect(await visit.field('Title').inputValue()).toBe('Paid within a day');
    const key = `console.edited:${app.site.credentials.username}`;
    const stored = () => visit.page.evaluate((own) => localStorage.getItem(own), key);
    const [record] = JSON.parse((await stored()) ?? '[]') as Record<string, unknown>[];
    expect(Object.keys(record ?? {}).sort()).toEqual(['at', 'id', 'resource', 'search', 'title']);
    await sidebar(visit).getByRole('link', { name: 'Dashboard' }).click();
    await button(visit, 'Logout').click();
    await visit.field('Username').waitFor();
    expect(await stored()).not.toContain('Paid');
    expect(await stored()).toContain('home-features');
  });

  test('lists unsaved work, with a link that continues it [X-DASHBOARD-02]', async () => {
    const visit = await openNamed(app, '/add-mission');
    const text = visit.page.getByRole('main').getByRole('textbox').first();
    await text.fill('Typed and left');
    await visit.page.getByText(/^Draft kept/).waitFor();
    await sidebar(visit).getByRole('link', { name: 'Dashboard' }).click();
    await button(visit, 'Leave').click();
    const drafts = section(visit, 'Unsaved work').getByRole('link');
    await expect.poll(() => drafts.count()).toBe(1);
    expect(await drafts.first().getAttribute('href')).toBe('/add-mission');
    await drafts.first().click();
    await button(visit, 'Restore').click();
    await expect.poll(() => text.inputValue()).toBe('Typed and left');
  });

  test('has a link to add to each resource that can, and no section without content [X-DASHBOARD-03]', async () => {
    const visit = await app.newPage();
    const shortcuts = section(visit, 'Shortcuts').getByRole('link');
    await shortcuts.first().waitFor();
    const hrefs = await shortcuts.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain('/add-mission');
    for (const href of hrefs) expect(href).toMatch(/^\/add-/);
    expect(await section(visit, 'Edited last').count()).toBe(0);
    expect(await section(visit, 'Unsaved work').count()).toBe(0);
  });

  test.each(['light', 'dark', 'contrast'])(
    'has no accessibility errors in the theme %s [X-DASHBOARD-04]',
    async (theme) => {
      const visit = await app.newPage({ path: null });
      const name = app.site.credentials.username;
      const last = { total: 9, highest: '9' };
      const lists = { 'user-details': { seen: {}, last, count: 10, isMore: true } };
      const edited = [{ resource: 'mission', id: '1', title: '', search: '', at: 0 }];
      const stored = {
        [`console.seen:${name}`]: { lists },
        [`console.edited:${name}`]: edited,
        'console.preferences': { theme },
      };
      await visit.page.addInitScript((kept) => {
        if (location.protocol === 'about:') return;
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
      }, stored);
      await visit.page.addInitScript((mark) => {
        if (location.protocol !== 'about:') sessionStorage.setItem('console.name', mark);
      }, name);
      // What was counted before stays.
      await visit.answer('GET /loan/userDetails', { status: 500, body: {} });
      await visit.goto('/dashboard');
      await sidebar(visit).getByRole('link', { name: 'User Details 10+ new', exact: true }).waitFor();
      await section(visit, 'Edited last').waitFor();
      for (const width of [390, 820, 1280]) {
        await visit.page.setViewportSize({ width, height: 800 });
        expect(await violations(visit.page), `${width} px`).toEqual([]);
        const isWide = () => visit.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(await isWide()).toBe(false);
      }
    },
  );
});
