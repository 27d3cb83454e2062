import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenedConsole } from '../harness/openConsole';
import type { Visit, VisitOptions } from '../harness/Visit';

/**
 * Fills and sends the login form of `page` as the stand-in’s administrator, or under another name, which the site then
 * accepts too.
 */
export async function signInAs(page: Page, { site, url }: OpenedConsole, name?: string): Promise<void> {
  const { username, password } = site.credentials;
  const loginCall = `${url}/api/auth/login`;
  if (name !== undefined) {
    // The site has one administrator: another name gets its own token and session.
    await page.route(loginCall, (route) => route.continue({ postData: JSON.stringify({ username, password }) }), {
      times: 1,
    });
  }
  await page.getByLabel('Username').fill(name ?? username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Waits for the screen with this heading. */
export async function onScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/**
 * Waits for a form’s loans, which are requested separately from its record: a session meant to end on another call must
 * not end on that one.
 */
export async function hasLoans({ page }: Visit): Promise<void> {
  const options = page.getByRole('main').getByLabel('Loan', { exact: true }).locator('option');
  // Until then there are two options: none, and the bare id.
  await expect.poll(() => options.count()).toBeGreaterThan(2);
}

/** Opens `path` in a session with a name, like one begun in the login form: such a session is offered its drafts. */
export async function openNamed(
  app: OpenedConsole,
  path: string,
  { name = app.site.credentials.username, ...options }: Omit<VisitOptions, 'path'> & { readonly name?: string } = {},
): Promise<Visit> {
  const visit = await app.newPage({ ...options, path: null });
  const planted = await visit.page.addInitScript((mark) => {
    if (location.protocol !== 'about:') sessionStorage.setItem('console.name', mark);
  }, name);
  await visit.goto(path);
  await planted.dispose();
  return visit;
}

/**
 * Another tab of the same browser at `path`; it takes over the session from the open ones. On a busy machine they may
 * answer too late and the tab is signed out; then it is reloaded, as a user would.
 */
export async function openTab(visit: Visit, path: string): Promise<Page> {
  const tab = await visit.page.context().newPage();
  const settled = tab.getByLabel('Username').or(tab.getByRole('link', { name: 'Skip to the page' }));
  for (let tries = 0; tries < 5; tries += 1) {
    await tab.goto(path);
    await settled.first().waitFor({ state: 'attached' });
    if (new URL(tab.url()).pathname !== '/') break;
  }
  return tab;
}
