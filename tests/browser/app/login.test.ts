import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../harness/later';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { button, onlyAlert, onScreen, pathOf, signIn } from './steps';

const call = 'POST /auth/login';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

async function loginPage() {
  const visit = await app.newPage({ signedIn: false });
  await visit.field('Username').waitFor();
  return visit;
}

/** The page after a sign-in with this response. */
async function answered(answer: { status?: number; body?: unknown; abort?: true }) {
  const visit = await loginPage();
  await visit.answer(call, answer as { status: number });
  await visit.field('Username').fill('somebody');
  await visit.field('Password').fill('s3cret-words');
  await button(visit, 'Login').click();
  return visit;
}

describe('the login page', () => {
  test('shows both fields at once, the password masked, and the button [R-LOGIN-01] [R-LOGIN-02] [R-LOGIN-03] [R-LOGIN-12]', async () => {
    const visit = await loginPage();
    expect(pathOf(visit)).toBe('/');
    expect(await visit.field('Username').getAttribute('type')).toBe('text');
    expect(await visit.field('Password').getAttribute('type')).toBe('password');
    expect(await button(visit, 'Login').isVisible()).toBe(true);
    expect(await visit.page.title()).toMatch(/^Login\b/);
    expect(visit.requests()).toEqual([]);
  });

  test.for([
    { typed: {}, marked: ['Username', 'Password'] },
    { typed: { Username: 'somebody' }, marked: ['Password'] },
    { typed: { Password: 's3cret-words' }, marked: ['Username'] },
  ] as { typed: Record<string, string>; marked: string[] }[])(
    'marks $marked as required and sends nothing [R-LOGIN-04] [R-LOGIN-05] [R-LOGIN-16]',
    async ({ typed, marked }) => {
      const visit = await loginPage();
      for (const [label, text] of Object.entries(typed)) await visit.field(label).fill(text);
      await button(visit, 'Login').click();
      await visit.page.getByText('Required', { exact: true }).first().waitFor();
      for (const label of ['Username', 'Password']) {
        const field = visit.field(label);
        expect(await field.getAttribute('aria-invalid')).toBe(String(marked.includes(label)));
        expect(await field.inputValue()).toBe(typed[label] ?? '');
        const why = await field.getAttribute('aria-describedby');
        expect(why !== null).toBe(marked.includes(label));
        if (why) expect(await visit.page.locator(`[id="${why}"]`).textContent()).toBe('Required');
      }
      expect(visit.requests()).toEqual([]);
      expect(pathOf(visit)).toBe('/');
    },
  );
});

describe('a sign-in', () => {
  test('sends JSON without a bearer header, stores token and user as received, opens the dashboard [R-LOGIN-07] [R-LOGIN-08] [R-LOGIN-13] [R-LOGIN-17] [R-APP-07] [R-SESS-01] [R-SESS-02]', async () => {
    const visit = await loginPage();
    const user = { id: 41, username: 'admin.demo', Nested: { name: 'Asha' }, list: [1, null] };
    await visit.answer(call, { body: { token: 'token-of-the-answer', user } });
    await visit.field('Username').fill('admin.demo');
    await visit.field('Password').fill(' with spaces ');
    await button(visit, 'Login').click();
    await onScreen(visit, 'Welcome');
    expect(pathOf(visit)).toBe('/dashboard');
    const [sent, ...more] = visit.requests(call);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ method: 'POST', path: '/api/auth/login', query: {} });
    expect(sent?.contentType).toBe('application/json');
    expect(sent?.body).toEqual({ username: 'admin.demo', password: ' with spaces ' });
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(await visit.stored('authToken')).toBe('token-of-the-answer');
    expect(JSON.parse((await visit.stored('user')) ?? '')).toEqual(user);
    expect(await visit.page.getByText('Asha').count()).toBe(0);
  });

  test('without a user object stores no user, not even the word undefined [R-LOGIN-17] [R-SESS-03]', async () => {
    const visit = await answered({ body: { token: 'token-alone' } });
    await onScreen(visit, 'Welcome');
    expect(await visit.stored('authToken')).toBe('token-alone');
    expect(await visit.stored('user')).toBeNull();
  });

  test.for([
    ['a 401 with a message', { status: 401, body: { message: 'User not found' } }, 'User not found', '401'],
    ['a 403 with a message', { status: 403, body: { message: 'x' } }, 'x', '403'],
    ['a 500 without one', { status: 500, body: {} }, 'Login failed. Please try again.', '500'],
    ['a 500 with HTML', { status: 500, body: '<h1>Oops</h1>' }, 'Login failed. Please try again.', '500'],
    [
      'a message that is no text',
      { status: 400, body: { message: { a: 1 } } },
      'Login failed. Please try again.',
      '400',
    ],
    ['no connection', { abort: true }, 'Login failed. Please try again.', 'unreachable'],
    ['a 2xx without a token', { body: {} }, 'Invalid credentials', '200'],
    ['a 2xx with a message and no token', { body: { message: 'x' } }, 'Invalid credentials', '200'],
    ['an empty 2xx', { status: 204 }, 'Invalid credentials', '204'],
    ['a token that is empty', { body: { token: '', user: {} } }, 'Invalid credentials', '200'],
  ] as [string, { status?: number; body?: unknown; abort?: true }, string, string][])(
    'answered by %s shows an error in the form, which keeps the name [R-LOGIN-09] [R-LOGIN-10] [R-LOGIN-11] [R-LOGIN-14] [R-LOGIN-15] [R-APP-12]',
    async ([, answer, text, logged]) => {
      const visit = await answered(answer);
      expect(await onlyAlert(visit)).toBe(text);
      expect(await visit.page.locator('form').getByRole('alert').count()).toBe(1);
      expect(await visit.field('Username').inputValue()).toBe('somebody');
      expect(pathOf(visit)).toBe('/');
      expect(await visit.page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(visit.consoleErrors).toEqual([`Call failed: POST /api/auth/login: ${logged}`]);
    },
  );

  test('after a failed one removes its error and works [R-LOGIN-08] [R-LOGIN-15]', async () => {
    const visit = await loginPage();
    await visit.field('Username').fill('admin.demo');
    await visit.field('Password').fill('wrong');
    await button(visit, 'Login').click();
    expect(await onlyAlert(visit)).toBe('Invalid username or password');
    await signIn(visit, app);
    await onScreen(visit, 'Welcome');
    expect(await visit.alert().count()).toBe(0);
  });

  test('in progress sends nothing more, however often the button is pressed [R-APP-35]', async () => {
    const visit = await loginPage();
    const gate = later();
    await visit.answer(call, { delayUntil: gate.promise });
    await visit.field('Username').fill(app.site.credentials.username);
    await visit.field('Password').fill(app.site.credentials.password);
    await button(visit, 'Login').dblclick();
    await visit.field('Password').press('Enter');
    expect(await button(visit, 'Login').getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    await onScreen(visit, 'Welcome');
    expect(visit.requests(call)).toHaveLength(1);
  });
});

test('with a token, with or without a user, / opens the dashboard without a login call [R-LOGIN-06] [R-SESS-03]', async () => {
  const visit = await app.newPage({ path: '/' });
  await onScreen(visit, 'Welcome');
  expect(pathOf(visit)).toBe('/dashboard');
  await visit.page.evaluate(() => sessionStorage.removeItem('user'));
  await visit.goto('/');
  await onScreen(visit, 'Welcome');
  expect(pathOf(visit)).toBe('/dashboard');
  expect(visit.requests(call)).toEqual([]);
});
