import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed, signInAs } from './openNamed';
import { alterDrafts, isKept, nothingIsKept, storedDrafts } from './storedDrafts';

let app: OpenedConsole;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());
beforeEach(() => app.site.reset());

const day = 24 * 60 * 60 * 1000;
const words = 'Kept or not, work goes on';

async function withDraft(): Promise<Visit> {
  const visit = await openNamed(app, '/edit-mission/1');
  await formOf(visit.page).field('Description').fill(words);
  await formOf(visit.page).field('Image').setInputFiles(sampleFiles.png);
  await isKept(visit.page, 'description', words);
  return visit;
}

describe('a draft that was never taken up', () => {
  test('is swept after 30 days, its picture with it [R-SESS-04]', async () => {
    const visit = await withDraft();
    await visit.goto('/dashboard');
    await alterDrafts(visit.page, { at: Date.now() - 30 * day - 60_000 });
    await visit.page.reload();
    await nothingIsKept(visit.page);
  });

  test('is there still after 29 [R-SESS-04]', async () => {
    const visit = await withDraft();
    await visit.goto('/dashboard');
    await alterDrafts(visit.page, { at: Date.now() - 29 * day });
    await visit.goto('/edit-mission/1');
    await formOf(visit.page).offer.waitFor();
    expect(await storedDrafts(visit.page)).toHaveLength(1);
  });

  test('may be of a form that has changed since, or broken: the form opens and works all the same [R-APP-36]', async () => {
    const visit = await withDraft();
    await visit.goto('/dashboard');
    await alterDrafts(visit.page, { values: { description: 7, gone: 'x' }, loaded: null });
    await visit.goto('/edit-mission/1');
    const { restore, field, button, discard } = formOf(visit.page);
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe('7');
    await discard.click();
    await visit.goto('/dashboard');
    await visit.goto('/edit-mission/1');
    await field('Description').fill(words);
    await isKept(visit.page, 'description', words);
    await visit.goto('/dashboard');
    await alterDrafts(visit.page, { values: null, files: null });
    await visit.goto('/edit-mission/1');
    await field('Description').fill('Typed anew');
    await isKept(visit.page, 'description', 'Typed anew');
    await button('Update Mission').click();
    await onScreen(visit.page, 'Mission');
  });
});

/** What a browser does whose storage is full, or forbidden. */
const troubles = {
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  blocked: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'that never opens': () => {
    IDBFactory.prototype.open = function (this: IDBFactory) {
      const request = new EventTarget() as IDBOpenDBRequest;
      queueMicrotask(() => {
        Object.defineProperty(request, 'error', { value: new DOMException('No', 'UnknownError') });
        request.onerror?.(new Event('error'));
      });
      return request;
    };
  },
} as const;

describe.each(['full', 'blocked', 'that never opens'] as const)('a storage that is %s', (trouble) => {
  const told = /^This browser does not keep drafts now/;
  async function troubled(path: string): Promise<Visit> {
    const visit = await app.newPage({ path: null });
    await visit.page.addInitScript(troubles[trouble]);
    await visit.page.addInitScript(() => {
      if (location.protocol !== 'about:' && sessionStorage.getItem('authToken'))
        sessionStorage.setItem('console.name', 'admin.demo');
    });
    await visit.goto(path);
    return visit;
  }

  test('is spoken of once; work goes on and is saved [R-APP-11]', async () => {
    const visit = await troubled('/edit-mission/1');
    const { field, button, path } = formOf(visit.page);
    await field('Description').fill(words);
    await expect.poll(() => visit.page.getByText(told).count()).toBe(1);
    await field('Description').fill(`${words}.`);
    await field('Image').setInputFiles(sampleFiles.png);
    await visit.page.getByAltText(`Preview of ${sampleFiles.png.name}`).waitFor();
    expect(await visit.page.getByText(/^Draft kept /).count()).toBe(0);
    await button('Update Mission').click();
    await onScreen(visit.page, 'Mission');
    expect(path()).toBe('/mission');
    expect(await visit.page.getByText(told).count()).toBe(1);
    expect(visit.requests('PUT /loan/*')).toHaveLength(1);
  });

  test('costs nothing while the page is open: what was left is offered, what a session’s end left is there, and Logout asks [R-APP-21]', async () => {
    const visit = await troubled('/mission');
    const { field, button, question, restore, path } = formOf(visit.page);
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await field('Description').fill(words);
    await visit.page.getByText(told).waitFor();
    await visit.page.getByRole('link', { name: 'Loan Step', exact: true }).click();
    await button('Leave').click();
    await onScreen(visit.page, 'Loan Step');
    await visit.page.goBack();
    await restore.click();
    await expect.poll(() => field('Description').inputValue()).toBe(words);

    app.site.expireTokens();
    await button('Update Mission').click();
    await visit.field('Username').waitFor();
    await signInAs(visit.page, app);
    await expect.poll(() => field('Description').inputValue()).toBe(words);
    expect(path()).toBe('/edit-mission/1');

    await visit.page.getByRole('button', { name: /^Account/ }).click();
    await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
    expect(await question.getByRole('heading').textContent()).toBe('Logout discards a draft');
    await button('Logout and discard').click();
    await visit.field('Username').waitFor();
  });
});

test('a reading of the drafts that takes long holds up no keeping: a page that is left at once has no time for both [R-APP-21]', async () => {
  const visit = await app.newPage({ path: null });
  await visit.page.addInitScript(() => {
    // A reading whose end is never told.
    IDBObjectStore.prototype.getAll = () => new EventTarget() as IDBRequest;
  });
  await visit.goto('/edit-mission/1');
  await formOf(visit.page).field('Description').fill(words);
  await visit.page.getByText(/^Draft kept /).waitFor();
});

test('a storage that never answers is spoken of once; what was left is offered from memory, and work goes on [R-APP-11] [R-APP-21]', async () => {
  const visit = await app.newPage({ path: null });
  await visit.page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    if (location.protocol !== 'about:' && sessionStorage.getItem('authToken'))
      sessionStorage.setItem('console.name', 'admin.demo');
  });
  await visit.goto('/mission');
  const { field, button, restore } = formOf(visit.page);
  await visit.page.getByRole('link', { name: 'Edit' }).first().click();
  await field('Description').fill(words);
  const told = visit.page.getByText(/^This browser does not keep drafts now/);
  await expect.poll(() => told.count(), { timeout: 15_000 }).toBe(1);
  await visit.page.getByRole('link', { name: 'Loan Step', exact: true }).click();
  await button('Leave').click();
  await onScreen(visit.page, 'Loan Step');
  await visit.page.goBack();
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).toBe(words);
  await button('Update Mission').click();
  await onScreen(visit.page, 'Mission');
  expect(await told.count()).toBe(1);
});

test('a draft whose picture cannot be read is offered with its text, and Logout still asks [R-APP-21] [R-SESS-05]', async () => {
  const visit = await withDraft();
  await visit.page.getByText(/^Draft kept /).waitFor();
  await visit.page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      if (this.name === 'files') throw new DOMException('The file is damaged.', 'NotReadableError');
      return get.call(this, key);
    };
  });
  await visit.page.reload();
  const { field, restore, question, button } = formOf(visit.page);
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).toBe(words);
  await visit.page.getByRole('button', { name: /^Account/ }).click();
  await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('heading', { name: /^Logout discards/ }).waitFor();
  await button('Stay').click();
});

test('what is typed is kept while keys come so fast that the browser lets its timers wait [R-APP-21]', async () => {
  const visit = await app.newPage({ path: null });
  await visit.page.addInitScript(() => {
    const { setTimeout: after } = window;
    // The one that keeps drafts never comes.
    window.setTimeout = ((work: () => void, ms?: number) => (ms === 300 ? 0 : after(work, ms))) as typeof setTimeout;
  });
  await visit.goto('/edit-mission/1');
  const { field } = formOf(visit.page);
  await field('Description').fill('');
  await field('Description').pressSequentially(words, { delay: 40 });
  const kept = async () => (await storedDrafts(visit.page)).map(({ values }) => String(values.description));
  await expect.poll(kept, { timeout: 5000 }).toEqual([expect.stringMatching(/^Kept/)]);
  const [text = ''] = await kept();
  expect(words.startsWith(text)).toBe(true);
});

test('what is typed beside a picture that takes long to be written does not wait for it [R-APP-21]', async () => {
  const visit = await app.newPage({ path: null });
  await visit.page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name !== 'files') return put.apply(this, args);
      // A writing whose end is never told.
      Object.defineProperty(this, 'transaction', {
        value: Object.assign(new EventTarget(), { commit: () => undefined }),
      });
      return new EventTarget() as IDBRequest<IDBValidKey>;
    };
  });
  await visit.goto('/edit-mission/1');
  const { field } = formOf(visit.page);
  await field('Image').setInputFiles(sampleFiles.png);
  await expect.poll(() => storedDrafts(visit.page)).toHaveLength(1);
  await field('Description').fill(words);
  await isKept(visit.page, 'description', words);
});
