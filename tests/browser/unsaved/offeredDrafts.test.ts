import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed, openTab, signInAs } from './openNamed';
import { partsOf, siteCall } from './siteCall';
import { isKept, nothingIsKept, storedDrafts } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const words = 'To lend with care, and to say what it costs.';

/** A visit that is offered a draft of mission 1. */
async function offered(): Promise<Visit> {
  const visit = await openNamed(app, '/edit-mission/1');
  await formOf(visit.page).field('Description').fill(words);
  await isKept(visit.page, 'description', words);
  await visit.page.reload();
  await formOf(visit.page).offer.waitFor();
  return visit;
}

describe('a draft is offered', () => {
  test('with its time; until Restore is pressed, the form shows what is stored [R-APP-21]', async () => {
    const visit = await offered();
    const { offer, field, restore } = formOf(visit.page);
    const [draft] = await storedDrafts(visit.page);
    const shown = new Intl.DateTimeFormat('en-IN', {
      ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
      timeZone: 'Asia/Kolkata',
    } as const).format(draft?.at);
    expect(await offer.textContent()).toBe(`Draft of ${shown} not saved.`);
    expect(await field('Description').inputValue()).toMatch(/^To make fair credit easy/);
    await restore.click();
    await expect.poll(() => offer.textContent()).toBe(`Draft of ${shown} restored.`);
    expect(await field('Description').inputValue()).toBe(words);
    expect(await restore.count()).toBe(0);
  });

  test('with its differences, word by word, before it is restored [R-APP-21]', async () => {
    const visit = await openNamed(app, '/edit-loan-step/1');
    const { field, differs, question, button, offer } = formOf(visit.page);
    await field('Title').fill('Submit your short application on paper');
    await field('Image').setInputFiles(sampleFiles.png);
    await isKept(visit.page, 'title', 'Submit your short application on paper');
    await visit.page.reload();
    await offer.waitFor();
    await differs.click();
    expect(await question.getByRole('heading').textContent()).toBe('What the draft changes');
    expect(await question.getByRole('term').allTextContents()).toEqual(['Title', 'Image']);
    expect(await question.getByRole('deletion').allTextContents()).toEqual(['online', 'step-apply.svg']);
    expect(await question.getByRole('insertion').allTextContents()).toEqual(['short ', 'on paper', 'photo.png']);
    await button('Close').click();
    expect(await field('Title').inputValue()).toBe('Submit your application online');
  });

  test('only once: after Discard it is gone for good [R-APP-21]', async () => {
    const visit = await offered();
    const { discard, offer, field } = formOf(visit.page);
    await discard.click();
    await expect.poll(() => offer.count()).toBe(0);
    await nothingIsKept(visit.page);
    await visit.page.reload();
    await field('Description').waitFor();
    await expect.poll(() => storedDrafts(visit.page)).toEqual([]);
    expect(await offer.count()).toBe(0);
    expect(await field('Description').inputValue()).toMatch(/^To make fair credit easy/);
  });

  test('again the next time if it was ignored [R-APP-21]', async () => {
    const visit = await offered();
    await visit.page.reload();
    await formOf(visit.page).offer.waitFor();
    expect(await storedDrafts(visit.page)).toHaveLength(1);
  });

  test('not if the site has the same by now, as when a page closed right after a save [R-APP-21] [R-APP-39]', async () => {
    const visit = await offered();
    await siteCall(app, 'PUT', '/loan/editMission/1', partsOf({ description: words }));
    await visit.page.reload();
    const { field, offer } = formOf(visit.page);
    await expect.poll(() => field('Description').inputValue()).toBe(words);
    await nothingIsKept(visit.page);
    expect(await offer.count()).toBe(0);
  });

  test('once, if the page closes while it is being restored [R-APP-21]', async () => {
    const visit = await offered();
    const [before] = await storedDrafts(visit.page);
    await visit.page.evaluate(
      (restore) =>
        new Promise<void>((resolve) => {
          // The page closes with the first commit that follows.
          const { commit } = IDBTransaction.prototype;
          IDBTransaction.prototype.commit = function closing() {
            commit.call(this);
            IDBTransaction.prototype.commit = () => undefined;
            IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
            IDBDatabase.prototype.transaction = () => {
              throw new Error('The page is closed.');
            };
            this.addEventListener('complete', () => resolve());
          };
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent === restore)?.click();
        }),
      'Restore',
    );
    await visit.page.reload();
    await formOf(visit.page).offer.waitFor();
    const after = await storedDrafts(visit.page);
    expect(after).toHaveLength(1);
    expect(after[0]?.draftId).not.toBe(before?.draftId);
  });

  test('together with everything added after it was restored, as one draft [R-APP-21]', async () => {
    const visit = await offered();
    const { restore, field, offer } = formOf(visit.page);
    await restore.click();
    await field('Description').fill(`${words} Always.`);
    await isKept(visit.page, 'description', `${words} Always.`);
    await expect.poll(async () => (await storedDrafts(visit.page)).length).toBe(1);
    await visit.page.reload();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(`${words} Always.`);
    expect(await offer.count()).toBe(1);
  });
});

describe('a restored draft', () => {
  test('is not overwritten by a reload of the data when the connection or the tab comes back [R-APP-21]', async () => {
    const visit = await offered();
    const { restore, field } = formOf(visit.page);
    await restore.click();
    await siteCall(app, 'PUT', '/loan/editMission/1', partsOf({ description: 'Of somebody else' }));
    visit.clearRequests();
    const context = visit.page.context();
    await context.setOffline(true);
    await visit.page.getByText(/^You are offline\./).waitFor();
    await context.setOffline(false);
    await visit.page.getByText('You are online again.').waitFor();
    await visit.page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('focus'));
    });
    const other = await openTab(visit, '/mission');
    await other.getByRole('link', { name: 'Edit' }).first().waitFor();
    await visit.page.bringToFront();
    expect(visit.requests('GET /loan/getSingleMission/:id')).toEqual([]);
    expect(await field('Description').inputValue()).toBe(words);
  });

  test('that is discarded leaves what the site has [R-APP-21]', async () => {
    const visit = await offered();
    const { restore, discard, field } = formOf(visit.page);
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(words);
    await discard.click();
    await expect.poll(() => field('Description').inputValue()).toMatch(/^To make fair credit easy/);
    await nothingIsKept(visit.page);
  });

  test('is gone after a save and is not offered again [R-APP-21] [R-MISSION-18]', async () => {
    const visit = await offered();
    const { restore, button, field, offer } = formOf(visit.page);
    await restore.click();
    await button('Update Mission').click();
    await onScreen(visit.page, 'Mission');
    await nothingIsKept(visit.page);
    expect(visit.requests('PUT /loan/editMission/1').map(({ body }) => body)).toEqual([{ description: words }]);
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await expect.poll(() => field('Description').inputValue()).toBe(words);
    expect(await offer.count()).toBe(0);
  });
});

test('a jump within the page keeps an add form as it is, with its preselected loan [R-BENEFITS-24]', async () => {
  const visit = await openNamed(app, '/loan-benefits?loan_id=2');
  await visit.page.getByRole('link', { name: '+ Add Benefit' }).click();
  const { field } = formOf(visit.page);
  await field('Benefit Description').fill(words);
  await visit.page.getByRole('link', { name: 'Skip to the page' }).press('Enter');
  await expect.poll(() => new URL(visit.page.url()).hash).toBe('#page');
  await isKept(visit.page, 'benefits', words);
  expect(await field('Benefit Description').inputValue()).toBe(words);
  expect(await field('Loan').inputValue()).toBe('2');
});

describe('two tabs with the same form', () => {
  test("keep one draft each; neither offers the other's while that is open, and both remain [R-APP-21]", async () => {
    const visit = await openNamed(app, '/edit-mission/2');
    const tab = await openTab(visit, '/edit-mission/2');
    const [one, two] = [formOf(visit.page), formOf(tab)];
    await one.field('Description').fill('Of the first tab');
    await two.field('Description').fill('Of the second tab');
    await isKept(visit.page, 'description', 'Of the first tab');
    await isKept(visit.page, 'description', 'Of the second tab');
    const third = await openTab(visit, '/edit-mission/2');
    await formOf(third).field('Description').waitFor();
    await expect.poll(async () => (await storedDrafts(third)).length).toBe(2);
    expect(await formOf(third).offer.count()).toBe(0);

    await visit.page.close();
    await tab.close();
    await third.reload();
    const { offer, discard, restore, field } = formOf(third);
    await offer.waitFor();
    // The newer one first, then the other.
    await discard.click();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe('Of the first tab');
  });
});

describe('a logout', () => {
  test('says which drafts it discards, and does so only if that is confirmed [R-SESS-05]', async () => {
    const visit = await openNamed(app, '/edit-mission/1');
    const { field, question, button } = formOf(visit.page);
    await field('Description').fill(words);
    // Immediately: text typed just before counts too.
    const logout = async () => {
      await visit.page.getByRole('button', { name: /^Account/ }).click();
      await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
    };
    await logout();
    expect(await question.getByRole('heading').textContent()).toBe('Logout discards a draft');
    expect(await question.getByRole('listitem').textContent()).toMatch(/^Mission, typed .*20\d\d/);
    await button('Stay').click();
    expect(await field('Description').inputValue()).toBe(words);
    await isKept(visit.page, 'description', words);

    await logout();
    await button('Logout and discard').click();
    await visit.field('Username').waitFor();
    await nothingIsKept(visit.page);
    await signInAs(visit.page, app);
    await onScreen(visit.page, 'Welcome');
    await visit.goto('/edit-mission/1');
    await field('Description').waitFor();
    expect(await formOf(visit.page).offer.count()).toBe(0);
    expect(await field('Description').inputValue()).toMatch(/^To make fair credit easy/);
  });

  test('also counts and discards drafts of forms that are not open, also on the dashboard [R-SESS-05] [R-DASH-02]', async () => {
    const visit = await offered();
    await visit.goto('/edit-mission/2');
    const { field, question, button } = formOf(visit.page);
    await field('Description').fill('Another one');
    await isKept(visit.page, 'description', 'Another one');
    await visit.goto('/dashboard');
    await button('Logout').click();
    expect(await question.getByRole('heading').textContent()).toBe('Logout discards 2 drafts');
    await button('Logout and discard').click();
    await visit.field('Username').waitFor();
    await nothingIsKept(visit.page);
  });

  test('asks nothing if nothing is unsaved [R-DASH-03]', async () => {
    const visit = await openNamed(app, '/edit-mission/1');
    await formOf(visit.page).field('Description').waitFor();
    await visit.page.getByRole('button', { name: /^Account/ }).click();
    await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
    await visit.field('Username').waitFor();
    expect(await formOf(visit.page).question.count()).toBe(0);
  });
});
