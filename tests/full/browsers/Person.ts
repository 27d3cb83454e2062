import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Tab, Target, UploadedFile } from './Driver';
import { locate, type Place, type Query } from './locate';

/** Waits as long as a busy machine may need until there is something; in hooks too, where there is no `expect.poll`. */
export const waitFor = <T>(what: string, look: () => Promise<T | null>): Promise<T> =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (found === null)
        throw new Error(`There is ${what.startsWith('no ') ? 'still' : 'no'} ${what.replace(/^no /, '')}`);
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );

function queryOf({ role, name }: Target): Query {
  if (name === undefined) return { role };
  return typeof name === 'string' ? { role, exact: name } : { role, pattern: name.source };
}

/** What a person does in a tab; everything waits until it can be done. */
export type Person = ReturnType<typeof personAt>;

/** Uses a tab as a person does: finds what it says, clicks and types. */
export function personAt(tab: Tab) {
  const find = (role: string, name?: string | RegExp): Promise<Place | null> =>
    tab.evaluate(locate, queryOf({ role, ...(name !== undefined && { name }) }));
  const see = (role: string, name?: string | RegExp): Promise<Place> =>
    waitFor(`${role} ${name ?? ''}`, () => find(role, name));
  const click = async (role: string, name?: string | RegExp, count = 1): Promise<void> => {
    const { x, y } = await see(role, name);
    await tab.clickAt(x, y, count);
  };
  return {
    ...tab,
    find,
    see,
    click,
    /** Waits until nothing of this role and name is displayed. */
    misses: (role: string, name?: string | RegExp) =>
      waitFor(`no ${role} ${name ?? ''}`, async () => (await find(role, name)) === null || null),
    /** Replaces what is in a field. */
    async fill(name: string | RegExp, text: string): Promise<void> {
      await click('textbox', name);
      await tab.press('Control+a');
      await tab.type(text);
    },
    async upload(name: string | RegExp, { name: fileName, buffer }: UploadedFile): Promise<void> {
      await see('file', name);
      const path = join(await mkdtemp(join(tmpdir(), 'upload-')), fileName);
      await writeFile(path, buffer);
      await find('file', name);
      await tab.choose([path]);
    },
    path: () => tab.evaluate(() => location.pathname),
    /** Waits until the address has this path. */
    reaches: (path: string) =>
      waitFor(path, () => tab.evaluate((wanted) => location.pathname === wanted || null, path)),
  };
}
