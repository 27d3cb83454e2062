import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { button, onScreen, sidebar, signIn } from '../app/steps';
import { fullTest } from '../harness/fullTest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import type { Visit } from '../harness/Visit';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const users = '/loan/userDetails';
const partners = '/loan/getDSAForm';
const newest = (highest: number, count = 10) => Array.from({ length: count }, (_, index) => ({ id: highest - index }));
const oldest = (lowest: number, count = 10) => Array.from({ length: count }, (_, index) => ({ id: lowest + index }));

let visit: Visit;
beforeEach(async () => {
  visit = await app.newPage({ signedIn: false });
});

const answerUsers = (rows: readonly object[], total: number) =>
  visit.answer(`GET ${users}`, { body: { data: rows, pagination: { totalPages: 9, total, page: 1 } } });
const answerPartners = (rows: readonly object[]) =>
  visit.answer(`GET ${partners}`, { body: { loan: rows, pagination: { totalPages: 9, page: 1 } } });

/** The first pages that were asked for. */
const asked = () => visit.requests('GET /*').filter(({ query }) => query.page === '1' && query.limit === '10');

/** What is kept of a user. */
const stored = (user: string) => visit.page.evaluate((key) => localStorage.getItem(key), `console.seen:${user}`);

/** Signs in, and waits until all six lists were asked for and what is new is known. */
async function enter(name?: string): Promise<void> {
  visit.clearRequests();
  if (name !== undefined) {
    const { username, password } = app.site.credentials;
    const postData = JSON.stringify({ username, password });
    await visit.page.route('**/api/auth/login', (route) => route.continue({ postData }), { times: 1 });
    await visit.field('Username').fill(name);
    await visit.field('Password').fill(password);
    await button(visit, 'Login').click();
  } else await signIn(visit, app);
  await expect.poll(() => asked().length).toBe(6);
  // Noted once all have answered.
  await expect.poll(() => stored(name ?? app.site.credentials.username)).toContain('"session"');
}

async function leave(): Promise<void> {
  await button(visit, 'Logout').click();
  await visit.field('Username').waitFor();
}

const inSidebar = (name: string) => sidebar(visit).getByRole('link', { name, exact: true });
const onDashboard = (name: string) => visit.page.getByRole('main').getByRole('link', { name, exact: true });
const counts = () => sidebar(visit).getByRole('link', { name: / new$/ }).count();

describe('what is new', () => {
  test('is nothing at the first sign-in; then the growth of the total, in sidebar and dashboard [X-NEW-01]', async () => {
    await answerUsers(newest(40), 40);
    await enter();
    await onDashboard('User Details').waitFor();
    expect(await counts()).toBe(0);
    await leave();
    await answerUsers(newest(53), 53);
    await enter();
    await inSidebar('User Details 13 new').waitFor();
    await onDashboard('User Details 13 new').waitFor();
    expect(await counts()).toBe(1);
    const kept = await visit.page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('@');
  });

  fullTest('is the ids above the highest seen without a total, and 10+ if all of the page are [X-NEW-02]', async () => {
    await answerPartners(newest(40));
    await enter();
    await leave();
    await answerPartners(newest(42));
    await enter();
    await inSidebar('DSA Form 2 new').waitFor();
    await leave();
    await answerPartners(newest(80));
    await enter();
    await inSidebar('DSA Form 10+ new').waitFor();
  });

  fullTest('is counted by the total where the newest come last, and not guessed without one [X-NEW-03]', async () => {
    await answerPartners(oldest(1));
    await answerUsers(oldest(1), 40);
    await enter();
    await leave();
    // Two were deleted: others moved to the first page.
    await answerPartners(oldest(3));
    await answerUsers(oldest(1), 45);
    await enter();
    await inSidebar('User Details 5 new').waitFor();
    expect(await counts()).toBe(1);
  });

  test('is asked for once in a session, one list after the other; a failure is silent [X-NEW-04]', async () => {
    await visit.answer(`GET ${users}`, { status: 500, body: { message: 'broken' } });
    await visit.answer('GET /loan/careerForm', { status: 403, body: {} });
    await enter();
    await visit.page.reload();
    await onDashboard('User Details').waitFor();
    await visit.page.waitForLoadState('networkidle');
    await sidebar(visit).getByRole('link', { name: 'Mission', exact: true }).click();
    await onScreen(visit, 'Mission');
    expect(asked()).toHaveLength(6);
    expect(await visit.alert().count()).toBe(0);
    expect(await button(visit, 'Failures: 0').count()).toBe(1);
    expect(await visit.stored('authToken')).not.toBeNull();
  });

  test('is not asked for further once the token is refused, and the session goes on until a call is made [X-NEW-04]', async () => {
    await visit.answer('GET /loan/talkToExpart', { status: 401, body: {} });
    await signIn(visit, app);
    await expect.poll(() => asked().length).toBe(1);
    await visit.page.waitForLoadState('networkidle');
    expect(asked()).toHaveLength(1);
    expect(await visit.stored('authToken')).not.toBeNull();
    await inSidebar('Talk to Expert').click();
    await visit.field('Username').waitFor();
  });

  test('is seen once its list was opened, with what came until then, and in another tab [X-NEW-05]', async () => {
    await answerUsers(newest(40), 40);
    await answerPartners(newest(40));
    await enter();
    await leave();
    await answerUsers(newest(44), 44);
    await answerPartners(newest(41));
    await enter();
    await inSidebar('DSA Form 1 new').waitFor();
    // Two more while the screen was opened.
    await answerUsers(newest(46), 46);
    await inSidebar('User Details 4 new').click();
    await inSidebar('User Details').waitFor();
    await expect.poll(() => stored(app.site.credentials.username)).toContain('"total":46');
    await inSidebar('Dashboard').click();
    await leave();
    await answerUsers(newest(47), 47);
    await enter();
    await inSidebar('User Details 1 new').waitFor();
    expect(await inSidebar('DSA Form 1 new').count()).toBe(1);
  });

  fullTest('is not seen while its list cannot be loaded, but once it is, searched too [X-NEW-05]', async () => {
    await answerUsers(newest(40), 40);
    await enter();
    await leave();
    await answerUsers(newest(44), 44);
    await enter();
    await visit.answer(`GET ${users}`, { status: 500, body: { message: 'broken' } });
    await inSidebar('User Details 4 new').click();
    await visit.alert().filter({ hasText: 'broken' }).waitFor();
    expect(await counts()).toBe(1);
    await answerUsers(newest(44), 44);
    await inSidebar('Dashboard').click();
    await visit.goto('/user-details?all=1');
    await inSidebar('User Details').waitFor();
    expect(await counts()).toBe(0);
  });

  fullTest('is kept for each name, and Mark all as seen ends it [X-NEW-06]', async () => {
    await answerUsers(newest(40), 40);
    await enter();
    await leave();
    await answerUsers(newest(43), 43);
    await enter('second.admin');
    expect(await counts()).toBe(0);
    await leave();
    await enter();
    await inSidebar('User Details 3 new').waitFor();
    await button(visit, 'Mark all as seen').click();
    await inSidebar('User Details').waitFor();
    await visit.page.getByRole('status').filter({ hasText: 'All are marked as seen.' }).waitFor();
    expect(await counts()).toBe(0);
    const heading = visit.page.getByRole('heading', { name: 'New since you last looked' });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave();
    await enter();
    expect(await counts()).toBe(0);
  });
});
