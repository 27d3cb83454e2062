import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from './harness/openConsole';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('an administrator', () => {
  test('signs in at / with name and password and sees the welcome page [R-LOGIN-01] [R-LOGIN-02, R-LOGIN-03] [R-LOGIN-07] [R-LOGIN-08] [R-DASH-01] [R-SESS-01] [R-SESS-02] [X-BROWSERS-01]', async () => {
    const visit = await app.newPage({ signedIn: false });
    const { username, password } = app.site.credentials;
    await visit.field('Username').fill(username);
    await visit.field('Password').fill(password);
    expect(await visit.field('Password').getAttribute('type')).toBe('password');
    await visit.page.getByRole('button', { name: 'Login', exact: true }).click();

    await expect.poll(() => visit.heading().textContent()).toContain('Welcome');
    expect(new URL(visit.page.url()).pathname).toBe('/dashboard');
    const [login] = visit.requests('POST /auth/login');
    expect(login?.body).toEqual({ username, password });
    expect(login?.headers).not.toHaveProperty('authorization');
    expect(await visit.stored('authToken')).toMatch(/^\S{20,}$/);
    expect(JSON.parse((await visit.stored('user')) ?? 'null')).toMatchObject({ username });
  });

  test('with a session is taken from / to the welcome page without a login call [R-LOGIN-06]', async () => {
    const visit = await app.newPage({ path: '/' });
    await expect.poll(() => visit.heading().textContent()).toContain('Welcome');
    expect(new URL(visit.page.url()).pathname).toBe('/dashboard');
    expect(visit.requests('POST /auth/login')).toEqual([]);
  });

  test('who logs out sees the login form, also after a reload [R-DASH-02] [R-DASH-03]', async () => {
    const visit = await app.newPage();
    await visit.page.getByRole('button', { name: 'Logout', exact: true }).click();
    await visit.field('Username').waitFor();
    expect(new URL(visit.page.url()).pathname).toBe('/');
    expect(await visit.stored('authToken')).toBeNull();
    await visit.page.reload();
    await visit.field('Username').waitFor();
    expect(await visit.stored('authToken')).toBeNull();
  });
});
