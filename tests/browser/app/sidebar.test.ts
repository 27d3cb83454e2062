import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unspecifiedPaths } from '../../declared/unspecifiedPaths';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areas } from './areas';
import { sidebarLinks, someForms } from './screens';
import { button, chooseScreen, headingOf, onScreen, pathOf, sidebar } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** The addresses of the links marked as current. */
function marked(visit: Visit): Promise<(string | null)[]> {
  return sidebar(visit)
    .locator('a[aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function width(visit: Visit): Promise<number | undefined> {
  return (await sidebar(visit).boundingBox())?.width;
}

/** Presses Tab from the top of the page, and returns the addresses of the focused links. */
async function linksReached(visit: Visit, presses: number): Promise<(string | null)[]> {
  const reached: (string | null)[] = [];
  await visit.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let press = 0; press < presses; press += 1) {
    await visit.page.keyboard.press('Tab');
    reached.push(
      await visit.page.evaluate(() => document.activeElement?.closest('nav a')?.getAttribute('href') ?? null),
    );
  }
  return reached.filter((href) => href !== null);
}

describe('the sidebar', () => {
  test('is open, 256 px wide, with exactly its 20 links in order and by name [R-SIDE-01] [R-SIDE-02] [R-SIDE-05] [R-SIDE-07]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    const links = await sidebar(visit)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(links.filter(([path]) => !unspecifiedPaths.includes(path ?? ''))).toEqual(sidebarLinks);
    expect(links).toHaveLength(20 + unspecifiedPaths.length);
    expect(await width(visit)).toBe(256);
    const tops = await sidebar(visit)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('opens each screen without a page load, marks its link and uses the same name as heading [R-SIDE-04] [R-SIDE-06] [R-SIDE-07] [R-APP-38]', async () => {
    const visit = await app.newPage({ path: '/mission' });
    await onScreen(visit, 'Mission');
    await visit.page.evaluate(() => Object.assign(window, { sameLoad: true }));
    for (const [path, label] of sidebarLinks) {
      await sidebar(visit).getByRole('link', { name: label, exact: true }).click();
      const heading = headingOf(label);
      await onScreen(visit, heading);
      expect(pathOf(visit)).toBe(path);
      expect(await marked(visit)).toEqual([path]);
      expect(await visit.page.title()).toMatch(new RegExp(`^${heading}\\b`));
      expect(await visit.heading().evaluate((h1) => h1 === document.activeElement), `focus on ${label}`).toBe(true);
    }
    expect(await visit.page.evaluate(() => 'sameLoad' in window)).toBe(true);
    expect(await visit.stored('authToken')).not.toBeNull();
  });

  test('shows the current link differently from the others, and marks none on an unknown address [R-SIDE-04]', async () => {
    const visit = await app.newPage({ path: '/loan-step' });
    await onScreen(visit, 'Loan Step');
    const looks = await sidebar(visit)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { backgroundColor, color, fontWeight } = getComputedStyle(link);
          return `${backgroundColor} ${color} ${fontWeight}`;
        }),
      );
    const current = looks[sidebarLinks.findIndex(([path]) => path === '/loan-step')];
    expect(looks.filter((look) => look === current)).toHaveLength(1);
    expect(new Set(looks).size).toBe(2);
    await visit.goto('/nope');
    await onScreen(visit, 'Not found');
    expect(await marked(visit)).toEqual([]);
  });

  test('marks the list on its add and edit screens too, and only one link [R-SIDE-08]', async () => {
    const visit = await app.newPage({ path: '/loan-benefits?loan_id=1' });
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
    for (const { path, list, button: name } of someForms) {
      const label = areas.find((area) => area.list === list)?.label ?? '';
      await sidebar(visit).getByRole('link', { name: label, exact: true }).click();
      await visit.page.locator(`main a[href^="${path}"]`).first().click();
      await button(visit, name).waitFor();
      expect(await marked(visit), path).toEqual([list]);
    }
  });

  test('closes and opens again; while closed, its links are neither visible nor reachable by keyboard [R-SIDE-03]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    expect(await linksReached(visit, 10)).toContain('/home-features');
    await button(visit, 'Close the sidebar').click();
    expect(await sidebar(visit).getByRole('link').count()).toBe(0);
    expect(await visit.page.locator('nav a[href="/home-features"]').isVisible()).toBe(false);
    expect(await linksReached(visit, 30)).toEqual([]);
    const open = button(visit, 'Open the sidebar');
    expect(await open.getAttribute('aria-expanded')).toBe('false');
    await open.click();
    expect(await sidebar(visit).getByRole('link').count()).toBe(20 + unspecifiedPaths.length);
    expect(await width(visit)).toBe(256);
  });

  test('stays open or closed after a reload, a logout and a new sign-in [R-SIDE-09] [R-SESS-04]', async () => {
    const visit = await app.newPage();
    await onScreen(visit, 'Welcome');
    await button(visit, 'Close the sidebar').click();
    await visit.page.reload();
    await onScreen(visit, 'Welcome');
    expect(await sidebar(visit).count()).toBe(0);
    await button(visit, 'Logout').click();
    await visit.field('Username').fill(app.site.credentials.username);
    await visit.field('Password').fill(app.site.credentials.password);
    await button(visit, 'Login').click();
    await onScreen(visit, 'Welcome');
    expect(await sidebar(visit).count()).toBe(0);
    await button(visit, 'Open the sidebar').click();
    await visit.page.reload();
    await onScreen(visit, 'Welcome');
    expect(await width(visit)).toBe(256);
  });
});

describe('the dashboard', () => {
  test('shows a welcome, Logout and links to every area even if every call fails; it fetches no figures [R-DASH-01] [R-DASH-02] [R-DASH-04]', async () => {
    const visit = await app.newPage({ path: null });
    await visit.answer('* /*', { status: 500, body: {} });
    await visit.goto('/dashboard');
    await onScreen(visit, 'Welcome');
    const main = visit.page.getByRole('main');
    expect(await main.getByRole('button', { name: 'Logout', exact: true }).isVisible()).toBe(true);
    await main.getByRole('link').first().waitFor();
    const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const [path] of sidebarLinks.slice(1)) expect(links).toContain(path);
    expect(await visit.alert().count()).toBe(0);
    const figures = visit.requests().length;
    for (const label of ['Loan Step', 'Dashboard', 'Loan Step', 'Dashboard']) {
      await chooseScreen(visit, label);
    }
    expect(visit.requests()).toHaveLength(figures + 2);
    // Figures it may have fetched came with the ordinary first page of a table.
    for (const { query } of visit.requests().slice(0, figures)) expect(query).toEqual({ page: '1', limit: '10' });
  });

  test("logs out: token, user and the console's own keys are removed, and the login form is shown [R-DASH-03] [R-SESS-05]", async () => {
    const visit = await app.newPage({ path: '/loan-benefits?loan_id=2' });
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
    await visit.page.evaluate(() => sessionStorage.setItem('another program', 'its own'));
    await sidebar(visit).getByRole('link', { name: 'Dashboard' }).click();
    await button(visit, 'Logout').click();
    await visit.field('Username').waitFor();
    expect(pathOf(visit)).toBe('/');
    expect(await visit.page.evaluate(() => Object.keys(sessionStorage))).toEqual(['another program']);
  });
});
