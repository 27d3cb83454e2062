import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clickWithoutToken } from '../harness/clickWithoutToken';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { hasLoans, onScreen, openNamed, signInAs } from './openNamed';
import { isKept, storedDrafts } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const words = 'Typed while the token died';
const ended = 'Your session has ended. Sign in to continue; what you typed is kept.';

async function isAtLogin(visit: Visit): Promise<void> {
  await visit.field('Username').waitFor();
  expect(formOf(visit.page).path()).toBe('/');
  expect(await visit.page.evaluate(() => sessionStorage.length)).toBe(0);
}

/** Back on the form: the text in place, no question, the draft shown as restored. */
async function isBack(visit: Visit, path: string, label: string, text: string): Promise<void> {
  const form = formOf(visit.page);
  await expect.poll(() => form.field(label).inputValue()).toBe(text);
  expect(form.path()).toBe(path);
  expect(await form.question.count()).toBe(0);
  expect(await form.restore.count()).toBe(0);
  expect(await form.offer.textContent()).toMatch(/ restored/);
}

describe.each([401, 403])(
  'a %i to the save ends the session; the text, the picture and the address are kept',
  (status) => {
    test('of an edit with a picture, and the same save works after a new sign-in [R-APP-21]', async () => {
      const visit = await openNamed(app, '/edit-mission/1');
      const { field, button } = formOf(visit.page);
      await field('Description').fill(words);
      await field('Image').setInputFiles(sampleFiles.png);
      await visit.answer('PUT /loan/*', { status, body: { message: 'No' }, times: 1 });
      await button('Update Mission').click();
      await isAtLogin(visit);
      expect(await visit.page.getByRole('status').textContent()).toBe(ended);
      await signInAs(visit.page, app);
      await isBack(visit, '/edit-mission/1', 'Description', words);
      await visit.page.getByAltText(`Preview of ${sampleFiles.png.name}`).waitFor();

      await button('Update Mission').click();
      await onScreen(visit.page, 'Mission');
      const { name, mimeType, buffer } = sampleFiles.png;
      const body = { description: words, image: { fileName: name, type: mimeType, size: buffer.length } };
      expect(visit.requests('PUT /loan/editMission/1').map(({ body: sent }) => sent)).toEqual([body, body]);
      await expect.poll(() => storedDrafts(visit.page)).toEqual([]);
    });

    test('of an add form with the chosen loan [R-APP-21] [R-BENEFITS-25]', async () => {
      const visit = await openNamed(app, '/loan-benefits?loan_id=2');
      await visit.page.getByRole('link', { name: '+ Add Benefit' }).click();
      const { field, button } = formOf(visit.page);
      await field('Benefit Description').fill(words);
      await visit.answer('POST /loan/addLoanBenefits', { status, body: {}, times: 1 });
      await button('Add Benefit').click();
      await isAtLogin(visit);
      await signInAs(visit.page, app);
      await isBack(visit, '/add-loan-benefits', 'Benefit Description', words);
      await expect.poll(() => field('Loan').inputValue()).toBe('2');
      await button('Add Benefit').click();
      await onScreen(visit.page, 'Loan Benefits');
      const sent = visit.requests('POST /loan/*').map(({ body }) => body);
      expect(sent).toEqual([
        { loan_id: 2, benefits: words },
        { loan_id: 2, benefits: words },
      ]);
    });
  },
);

describe('nothing that happens to the session empties a form', () => {
  test('not a token that expires while typing: everything typed is there, and is saved [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-loan-features/1');
    const { field, button } = formOf(visit.page);
    await hasLoans(visit);
    await field('Feature Description').fill('');
    await field('Feature Description').pressSequentially('A letter at a time');
    app.site.expireTokens();
    await field('Feature Description').press('!');
    // Immediately, before a draft can have been written.
    await button('Update Feature').click();
    await isAtLogin(visit);
    await signInAs(visit.page, app);
    await isBack(visit, '/edit-loan-features/1', 'Feature Description', 'A letter at a time!');
    await button('Update Feature').click();
    await onScreen(visit.page, 'Loan Features');
    // The read before the save was refused, so the first save was never sent.
    expect(visit.requests('GET /loan/getSingleLoanFeatures/1').map(({ status }) => status)).toEqual([
      200, 401, 200, 200,
    ]);
    expect(visit.requests('PUT /loan/*').map(({ body }) => body)).toEqual([
      { loan_id: 1, features: 'A letter at a time!' },
    ]);
  });

  test('not a token removed from storage by hand [R-APP-21] [R-SESS-03]', async () => {
    const visit = await openNamed(app, '/edit-loan-features/2');
    const { field, button, restore } = formOf(visit.page);
    await field('Feature Description').fill(words);
    await isKept(visit.page, 'features', words);
    await clickWithoutToken(button('Update Feature'));
    await visit.field('Username').waitFor();
    await signInAs(visit.page, app);
    await onScreen(visit.page, 'Welcome');
    await visit.goto('/edit-loan-features/2');
    await restore.click();
    await expect.poll(() => field('Feature Description').inputValue()).toBe(words);
  });

  test('not a reload of the login page in between [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-loan-features/3');
    await formOf(visit.page).field('Feature Description').fill(words);
    await hasLoans(visit);
    app.site.expireTokens();
    await formOf(visit.page).button('Update Feature').click();
    await isAtLogin(visit);
    await visit.page.reload();
    await visit.field('Username').waitFor();
    await signInAs(visit.page, app);
    await isBack(visit, '/edit-loan-features/3', 'Feature Description', words);
  });

  test('and leaving the restored form asks once, with the place in the history kept [R-APP-27]', async () => {
    const visit = await openNamed(app, '/loan-step');
    const { page } = visit;
    const { field, button, question, path } = formOf(page);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await field('Title').fill(words);
    app.site.expireTokens();
    await button('Update Step').click();
    await isAtLogin(visit);
    await signInAs(page, app);
    await isBack(visit, '/edit-loan-step/1', 'Title', words);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    for (const answer of ['Stay', 'Leave']) {
      await page.evaluate(() => history.back());
      await expect.poll(() => question.count()).toBe(1);
      // The browser has already left, and is brought back.
      await expect.poll(path).toBe('/edit-loan-step/1');
      await button(answer).click();
      await expect.poll(() => question.count()).toBe(0);
      if (answer === 'Stay') expect(await field('Title').inputValue()).toBe(words);
    }
    await onScreen(page, 'Loan Step');
    expect(path()).toBe('/loan-step');
    expect(loads).toEqual([]);
  });

  test('and a session that ended on a list restores no old draft in the next form automatically [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/2');
    const { page } = visit;
    const { field, offer, restore } = formOf(page);
    await field('Title').fill(words);
    await isKept(page, 'title', words);
    visit.clearRequests();
    await visit.goto('/loan-step');
    // With its rows: the heading appears before the list is answered, and the session could end on that.
    await page.getByRole('link', { name: 'Edit' }).first().waitFor();
    app.site.expireTokens();
    await page.getByRole('link', { name: 'Mission', exact: true }).click();
    await isAtLogin(visit);
    // No request is made in the background.
    expect(visit.requests().map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/api/loan/getAllLoanStep', 200],
      ['GET', '/api/loan/getMission', 401],
    ]);
    await signInAs(page, app);
    await onScreen(page, 'Mission');
    await page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await page.getByRole('link', { name: 'Edit' }).nth(1).click();
    await offer.waitFor();
    expect(await field('Title').inputValue()).toBe('Compare the offers');
    expect(await restore.count()).toBe(1);
  });
});

describe('a save that is answered 403 again right after a sign-in', () => {
  test('is reported as refused, with its call; the typed text can be copied, and is kept [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-mission/2', {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const { page } = visit;
    const { field, button } = formOf(page);
    await field('Description').fill(words);
    const undo = await visit.answer('PUT /loan/*', { status: 403, body: { message: 'Blocked' } });
    await button('Update Mission').click();
    await isAtLogin(visit);
    expect(await page.getByRole('status').textContent()).toBe(ended);
    expect(await visit.alert().count()).toBe(0);
    await signInAs(page, app);
    await isBack(visit, '/edit-mission/2', 'Description', words);
    await button('Update Mission').click();
    await isAtLogin(visit);
    expect(await visit.alert().textContent()).toContain(
      'The site refused this call, not your session: PUT /api/loan/editMission/2, 403.',
    );
    expect(await page.getByText(ended).count()).toBe(0);
    await button('Copy the text').click();
    await button('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);

    // A third time, and then the site accepts it.
    await undo();
    await signInAs(page, app);
    await isBack(visit, '/edit-mission/2', 'Description', words);
    await button('Update Mission').click();
    await onScreen(page, 'Mission');
  });

  test('is not reported for another call, nor for a 401 [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-mission/2');
    const { field, button } = formOf(visit.page);
    for (const status of [403, 401]) {
      await field('Description').fill(`${words} ${status}`);
      await visit.answer('PUT /loan/*', { status, body: {}, times: 1 });
      await button('Update Mission').click();
      await isAtLogin(visit);
      expect(await visit.page.getByRole('status').textContent()).toBe(ended);
      expect(await visit.alert().count()).toBe(0);
      await signInAs(visit.page, app);
      await isBack(visit, '/edit-mission/2', 'Description', `${words} ${status}`);
    }
  });
});

describe('with outdated or partial storage, the login page shows without loops, and one sign-in is enough', () => {
  test.for([
    ['an empty token', { authToken: '', user: '{"id":1}', 'console.name': 'admin.demo' }, 0],
    ['a user without a token', { user: '{"id":1}' }, 0],
    ['a name without a token', { 'console.name': 'admin.demo' }, 0],
    ['a stale token and a broken user', { authToken: 'of last week', user: '{"id":' }, 1],
    ['a stale token alone', { authToken: 'of last week' }, 1],
  ] as const)('with %s [R-APP-21] [R-SESS-03]', async ([, stored, calls]) => {
    const visit = await app.newPage({ signedIn: false, path: null });
    const planted = await visit.page.addInitScript((items) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, stored);
    let loads = 0;
    visit.page.on('load', () => {
      loads += 1;
    });
    await visit.goto('/edit-loan-step/1');
    await visit.field('Username').waitFor();
    await planted.dispose();
    expect(formOf(visit.page).path()).toBe('/');
    expect(visit.requests().map(({ status }) => status)).toEqual(Array(calls).fill(401));
    await signInAs(visit.page, app);
    if (calls === 0) await onScreen(visit.page, 'Welcome');
    else await formOf(visit.page).field('Title').waitFor();
    expect(visit.requests('POST /auth/login')).toHaveLength(1);
    expect(loads).toBe(1);
  });
});
