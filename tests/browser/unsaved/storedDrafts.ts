import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A draft as stored in the browser’s IndexedDB; for files the names of their fields. */
export interface StoredDraft {
  readonly draftId: string;
  readonly user: string;
  readonly resource: string;
  readonly id: string;
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}

/** All drafts of the browser, read without the console. */
export function storedDrafts(page: Page): Promise<readonly StoredDraft[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening a missing database would create it, empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'console-drafts')) return [];
    const database = await settled(indexedDB.open('console-drafts'));
    const drafts = await settled(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return drafts as StoredDraft[];
  });
}

/** Keys of the files kept for drafts: 'draftId/field'. */
export function storedFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'console-draft-files')) return [];
    const database = await settled(indexedDB.open('console-draft-files'));
    const keys = await settled(database.transaction('files').objectStore('files').getAllKeys());
    database.close();
    return keys as string[];
  });
}

/** Changes every stored draft by the fields of `change`. */
export async function alterDrafts(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async (fields) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('console-drafts');
      request.onsuccess = () => resolve(request.result);
    });
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('drafts', 'readwrite');
      transaction.oncomplete = () => resolve();
      const store = transaction.objectStore('drafts');
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        cursor?.update({ ...cursor.value, ...fields });
        cursor?.continue();
      };
    });
    database.close();
  }, change);
}

/** Deletes all drafts of the browser without the console. */
export async function clearDrafts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'console-drafts')) return;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('console-drafts');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('drafts', 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.objectStore('drafts').clear();
    });
    database.close();
  });
  expect(await storedDrafts(page)).toEqual([]);
}

/** Waits until the browser has a draft in which the field has this value. */
export async function isKept(page: Page, field: string, value: unknown): Promise<void> {
  await expect
    .poll(async () => (await storedDrafts(page)).map(({ values }) => values?.[field]), { timeout: 15_000 })
    .toContain(value);
}

/** Waits until the browser has no draft and no file of one. */
export async function nothingIsKept(page: Page): Promise<void> {
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  await expect.poll(() => storedFiles(page)).toEqual([]);
}
