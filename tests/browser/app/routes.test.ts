import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';
import { areas } from './areas';
import { addScreens, editScreens, type FormScreen, routes, sidebarLinks, someLinks } from './screens';
import { button, chooseScreen, headingOf, listItems, onScreen, pathOf, sidebar } from './steps';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** Window titles by address, collected while every route is opened. */
const titles = new Map<string, string>();

/** Forms with a rich-text editor. */
const rich: string[] = [];

describe('a signed-in administrator', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await app.newPage({ path: '/loan-benefits?loan_id=1' });
    // The loan chosen here is kept for the session, so that each list has items.
    await visit.page.getByRole('link', { name: 'Edit' }).first().waitFor();
  });
  // Calls are counted for all visits together.
  afterAll(() => visit.close());

  test.for(sidebarLinks)(
    'opens %s by its address, inside the layout [R-APP-01] [R-APP-16] [R-GUARD-04]',
    async ([path, label]) => {
      await visit.goto(path);
      await onScreen(visit, headingOf(label));
      expect(pathOf(visit)).toBe(path);
      expect(await sidebar(visit).isVisible()).toBe(true);
      const title = await visit.page.title();
      expect(title).toMatch(new RegExp(`^${headingOf(label)}\\b.+`));
      titles.set(path, title);
    },
  );

  async function openForm({ path, button: name }: FormScreen, byLink: () => Promise<void>) {
    await byLink();
    await button(visit, name).waitFor();
    expect(pathOf(visit)).toBe(path);
    await visit.page.reload();
    await button(visit, name).waitFor();
    expect(pathOf(visit)).toBe(path);
    expect(await sidebar(visit).isVisible()).toBe(true);
    titles.set(path, await visit.page.title());
    if (areas.some((area) => area.rich && area.edit === path)) await button(visit, 'Bold').waitFor();
    if ((await visit.page.locator('main [contenteditable="true"]').count()) > 0) rich.push(path);
    else expect(await visit.page.locator('main :is(input, textarea, select)').count()).toBeGreaterThan(0);
  }

  test.for(addScreens)(
    'opens $path by its add link, by its address and after a reload [R-APP-16] [R-GUARD-04]',
    async (screen) => {
      await openForm(screen, async () => {
        await chooseScreen(visit, areas.find(({ add }) => add === screen.path)?.label ?? '');
        await visit.page.locator(`main a[href^="${screen.path}"]`).click();
      });
    },
  );

  test.for(editScreens)(
    'opens $path by its edit link, by its address and after a reload [R-APP-16] [R-GUARD-04]',
    async (screen) => {
      const area = areas.find(({ edit }) => edit === screen.path);
      await openForm(screen, async () => {
        await chooseScreen(visit, area?.label ?? '');
        await visit.page.locator(`main a[href="${screen.path}"]`).click();
      });
    },
  );

  test('sees the current screen in the window title: no two routes have the same one [R-APP-38]', () => {
    expect([...titles.keys()].sort()).toEqual([...routes].sort());
    const paths = new Map<string, string[]>();
    for (const [path, title] of titles) paths.set(title, [...(paths.get(title) ?? []), path]);
    expect([...paths].filter(([, shared]) => shared.length > 1)).toEqual([]);
    // The product’s name comes last and is the same on all.
    expect(new Set([...titles.values()].map((title) => title.split(' · ').at(-1))).size).toBe(1);
  });

  test('sees at an unknown address that nothing is there, inside the layout, with a link to the dashboard [R-APP-26] [R-GUARD-03] [R-GUARD-04]', async () => {
    for (const path of ['/nope', '/add-loan-details', '/add-disclaimer', '/edit-talk-to-expart/1', '/loans']) {
      await visit.goto(path);
      await onScreen(visit, 'Not found');
      expect(await sidebar(visit).isVisible()).toBe(true);
      expect(pathOf(visit)).toBe(path);
    }
    const link = visit.page.getByRole('main').getByRole('link');
    expect(await link.getAttribute('href')).toBe('/dashboard');
    await link.click();
    await onScreen(visit, 'Welcome');
  });

  test('finds the 13 content areas in the sidebar, each with its own add, edit and delete [R-APP-02]', async () => {
    for (const area of areas) {
      await chooseScreen(visit, area.label);
      const main = visit.page.getByRole('main');
      await main.getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
      const links = await main
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      expect(links, area.list).toContain(area.edit);
      expect(
        links.filter((link) => link.startsWith('/add-')),
        area.list,
      ).toEqual(area.add ? [area.add] : []);
      expect((await main.getByRole('button', { name: 'Delete' }).count()) > 0, area.list).toBe(
        area.calls.remove !== undefined,
      );
    }
  });

  test('edits the three legal texts in a rich-text editor, and nothing else [R-APP-04]', () => {
    expect(rich).toEqual(['/edit-disclaimer/1', '/edit-terms-condition/1', '/edit-privacy-policy/1']);
  });

  test('with any token and any user, or none, sees the same screens and controls [R-GUARD-02] [R-APP-31] [R-SESS-03]', async () => {
    const seen = async () => {
      const found: string[] = [];
      for (const [, label] of someLinks.slice(1)) {
        await chooseScreen(visit, label);
        await listItems(visit).first().waitFor();
        const controls = await visit.page.getByRole('main').getByRole('button', { name: 'Delete' }).count();
        found.push(`${label} ${controls} ${await visit.page.getByRole('main').getByRole('link').count()}`);
      }
      return found;
    };
    await visit.goto('/dashboard');
    const usual = await seen();
    for (const user of ['{"id":7,"role":"viewer","permissions":[]}', null]) {
      await visit.page.evaluate(
        (text) => (text === null ? sessionStorage.removeItem('user') : sessionStorage.setItem('user', text)),
        user,
      );
      await visit.page.reload();
      expect(await seen(), String(user)).toEqual(usual);
    }
  });
});

describe('signed out', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await app.newPage({ signedIn: false });
  });

  test.for([...routes, '/nope', '/loan-benefits?loan_id=1'])(
    '%s leads to the login form at / without a call and without the layout [R-APP-01] [R-GUARD-01] [R-GUARD-03] [R-GUARD-04] [R-APP-26]',
    async (path) => {
      await visit.goto(path);
      await visit.field('Username').waitFor();
      expect(pathOf(visit)).toBe('/');
      expect(await sidebar(visit).count()).toBe(0);
      expect(visit.requests()).toEqual([]);
    },
  );
});
