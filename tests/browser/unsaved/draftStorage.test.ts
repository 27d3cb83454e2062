import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areaAt } from '../app/areas';
import { cellsOf } from '../harness/cellsOf';
import { type OpenedConsole, openConsole } from '../harness/openConsole';
import { sampleFiles } from '../harness/sampleFiles';
import type { Visit } from '../harness/Visit';
import { formOf } from './formOf';
import { onScreen, openNamed, signInAs } from './openNamed';
import { alterDrafts, isKept, nothingIsKept, storedDrafts, storedFiles } from './storedDrafts';

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

test('a draft stored by an older version, which called its id otherwise, is offered and can be saved [R-APP-21]', async () => {
  const visit = await withDraft();
  await visit.goto('/dashboard');
  await alterDrafts(visit.page, { form: 'its id', draftId: undefined });
  await visit.goto('/edit-mission/1');
  const { restore, field, button } = formOf(visit.page);
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).toBe(words);
  await button('Update Mission').click();
  await onScreen(visit.page, 'Mission');
  await nothingIsKept(visit.page);
});

describe('a draft that was never restored', () => {
  test('is deleted after 30 days, together with its picture [R-SESS-04]', async () => {
    const visit = await withDraft();
    await visit.goto('/dashboard');
    await alterDrafts(visit.page, { at: Date.now() - 30 * day - 60_000 });
    await visit.page.reload();
    await nothingIsKept(visit.page);
  });

  test('is still there after 29 days [R-SESS-04]', async () => {
    const visit = await withDraft();
    await visit.goto('/dashboard');
    await alterDrafts(visit.page, { at: Date.now() - 29 * day });
    await visit.goto('/edit-mission/1');
    await formOf(visit.page).offer.waitFor();
    expect(await storedDrafts(visit.page)).toHaveLength(1);
  });

  test('may be of an older form, or corrupt: the form opens and works anyway [R-APP-36]', async () => {
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

/** A visit, in a session that has a name, to a browser whose storage `change` has modified. */
async function openOver(change: () => void, path: string): Promise<Visit> {
  const visit = await openNamed(app, '/dashboard');
  await visit.page.addInitScript(change);
  await visit.goto(path);
  return visit;
}

const troubleTold = /^This browser cannot store drafts now/;

/** The behaviour of a browser whose storage is full or forbidden. */
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

type Trouble = keyof typeof troubles;
const allTroubles = ['blocked', 'full', 'that never opens'] as const;

describe.each(allTroubles)('unusable browser storage (%s)', (trouble) => {
  test('is mentioned once; work continues and can be saved [R-APP-11]', async () => {
    const visit = await openOver(troubles[trouble], '/edit-mission/1');
    const { field, button, path } = formOf(visit.page);
    await field('Description').fill(words);
    await expect.poll(() => visit.page.getByText(troubleTold).count()).toBe(1);
    await field('Description').fill(`${words}.`);
    await field('Image').setInputFiles(sampleFiles.png);
    await visit.page.getByAltText(`Preview of ${sampleFiles.png.name}`).waitFor();
    expect(await visit.page.getByText(/^Draft kept /).count()).toBe(0);
    await button('Update Mission').click();
    await onScreen(visit.page, 'Mission');
    expect(path()).toBe('/mission');
    expect(await visit.page.getByText(troubleTold).count()).toBe(1);
    expect(visit.requests('PUT /loan/*')).toHaveLength(1);
  });
});

describe.each(cellsOf<Trouble>(allTroubles, () => 'any'))('unusable storage (%s), page open', (trouble) => {
  test('still offers drafts, also after the session ended, and Logout asks [R-APP-21]', async () => {
    const visit = await openOver(troubles[trouble], '/mission');
    const { field, button, question, restore, path } = formOf(visit.page);
    await visit.page.getByRole('link', { name: 'Edit' }).first().click();
    await field('Description').fill(words);
    await visit.page.getByText(troubleTold).waitFor();
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

test('a slow read of the drafts does not delay keeping one, even if the page is left immediately [R-APP-21]', async () => {
  const visit = await openOver(() => {
    // A read that never completes.
    IDBObjectStore.prototype.getAll = () => new EventTarget() as IDBRequest;
  }, '/edit-mission/1');
  await formOf(visit.page).field('Description').fill(words);
  await visit.page.getByText(/^Draft kept /).waitFor();
});

test('a storage that never answers is mentioned once; drafts are offered from memory, and work continues [R-APP-11] [R-APP-21]', async () => {
  const visit = await openOver(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  }, '/mission');
  const { field, button, restore } = formOf(visit.page);
  await visit.page.getByRole('link', { name: 'Edit' }).first().click();
  await field('Description').fill(words);
  const told = visit.page.getByText(troubleTold);
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

test('a draft whose picture cannot be read says so and is offered with its text, and Logout still asks [R-APP-21] [R-SESS-05]', async () => {
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
  const { field, offer, restore, discard, question, button } = formOf(visit.page);
  const said = /^Draft of .+ (not saved|restored)\. The file chosen for Image could not be read back\.$/;
  await expect.poll(() => offer.textContent()).toMatch(said);
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).toBe(words);
  await expect.poll(() => offer.textContent()).toMatch(said);
  // If it were restored again, it would still be saved without its picture.
  await isKept(visit.page, 'description', words);
  await visit.page.reload();
  await expect.poll(() => offer.textContent()).toMatch(said);
  await restore.click();
  await expect.poll(() => field('Description').inputValue()).toBe(words);
  await discard.click();
  await button('Undo').click();
  await expect.poll(() => offer.textContent()).toMatch(said);
  await field('Image').setInputFiles(sampleFiles.png);
  await expect.poll(() => offer.textContent()).toMatch(/ restored\.$/);
  await visit.page.getByRole('button', { name: /^Account/ }).click();
  await visit.page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('heading', { name: /^Logout discards/ }).waitFor();
  await button('Stay').click();
});

test('after the session ended, a draft missing one of two pictures is offered, not restored automatically [R-APP-21]', async () => {
  const visit = await openNamed(app, '/edit-loan-details/1');
  const { field, offer, restore, button } = formOf(visit.page);
  const labels = Object.values(areaAt('/loan-details').files);
  for (const label of labels) await field(label).setInputFiles(sampleFiles.png);
  await expect.poll(() => storedFiles(visit.page)).toHaveLength(2);
  const [first = ''] = await storedFiles(visit.page);
  await visit.page.evaluate((key) => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (query) {
      if (query === key) throw new DOMException('The file is damaged.', 'NotReadableError');
      return get.call(this, query);
    };
  }, first);
  app.site.expireTokens();
  await button('Update Loan Details').click();
  await visit.field('Username').waitFor();
  await signInAs(visit.page, app);
  const previews = visit.page.getByAltText(`Preview of ${sampleFiles.png.name}`);
  const said = /^Draft of .+ not saved, picture included\. The file chosen for .+ could not be read back\.$/;
  await expect.poll(() => offer.textContent()).toMatch(said);
  expect(await previews.count()).toBe(0);
  expect(await storedFiles(visit.page)).toContain(first);
  await restore.click();
  await expect.poll(() => previews.count()).toBe(1);
  // What was made of it replaces it: one draft with one picture.
  await expect.poll(() => storedFiles(visit.page)).toHaveLength(1);
  await expect.poll(() => storedDrafts(visit.page)).toHaveLength(1);
});

test('typed text is kept even if the keys come so fast that the browser delays its timers [R-APP-21]', async () => {
  const visit = await openOver(() => {
    const { setTimeout: after } = window;
    // The timer that keeps drafts never fires.
    window.setTimeout = ((work: () => void, ms?: number) => (ms === 300 ? 0 : after(work, ms))) as typeof setTimeout;
  }, '/edit-mission/1');
  const { field } = formOf(visit.page);
  await field('Description').fill('');
  await field('Description').pressSequentially(words, { delay: 40 });
  const kept = async () => (await storedDrafts(visit.page)).map(({ values }) => String(values.description));
  await expect.poll(kept, { timeout: 5000 }).toEqual([expect.stringMatching(/^Kept/)]);
  const [text = ''] = await kept();
  expect(words.startsWith(text)).toBe(true);
});

test('typed text does not wait until a large picture is stored [R-APP-21]', async () => {
  const visit = await openOver(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name !== 'files') return put.apply(this, args);
      // A write that never completes.
      Object.defineProperty(this, 'transaction', {
        value: Object.assign(new EventTarget(), { commit: () => undefined }),
      });
      return new EventTarget() as IDBRequest<IDBValidKey>;
    };
  }, '/edit-mission/1');
  const { field } = formOf(visit.page);
  await field('Image').setInputFiles(sampleFiles.png);
  await expect.poll(() => storedDrafts(visit.page)).toHaveLength(1);
  await field('Description').fill(words);
  await isKept(visit.page, 'description', words);
});

test('a draft that was changed back is gone, even if the page closes before its files are deleted [R-APP-39]', async () => {
  const visit = await openNamed(app, '/edit-mission/1');
  const { field } = formOf(visit.page);
  await field('Description').waitFor();
  const before = await field('Description').inputValue();
  await field('Description').fill(words);
  await isKept(visit.page, 'description', words);
  await visit.page.evaluate(() => {
    const erase = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function closed(this: IDBObjectStore, key) {
      if (this.name === 'files') throw new Error('The page is closed.');
      return erase.call(this, key);
    };
  });
  await field('Description').fill(before);
  await expect.poll(() => storedDrafts(visit.page)).toEqual([]);
});

test('a file left behind is deleted when the console opens next, but not the file of a draft [R-SESS-04]', async () => {
  const visit = await withDraft();
  await expect.poll(() => storedFiles(visit.page)).toHaveLength(1);
  const [own = ''] = await storedFiles(visit.page);
  await visit.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('console-draft-files');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('files', 'readwrite');
    transaction.objectStore('files').put(new Blob(['of nobody']), 'gone-form/image');
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  });
  expect(await storedFiles(visit.page)).toHaveLength(2);
  await visit.goto('/dashboard');
  await expect.poll(() => storedFiles(visit.page)).toEqual([own]);
});
