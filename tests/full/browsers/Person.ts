import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Tab, Target, UploadedFile } from './Driver';
import { locate, type Place, type Query } from './locate';

const patience = { timeout: 15_000, interval: 50 };

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
  const see = async (role: string, name?: string | RegExp): Promise<Place> => {
    let place: Place | null = null;
    const look = async () => {
      place = await find(role, name);
      return place !== null;
    };
    await expect.poll(look, { ...patience, message: `${role} ${name ?? ''}` }).toBe(true);
    return place as unknown as Place;
  };
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
      expect.poll(() => find(role, name), { ...patience, message: `no ${role} ${name ?? ''}` }).toBeNull(),
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
    reaches: (path: string) => expect.poll(() => tab.evaluate(() => location.pathname), patience).toBe(path),
  };
}
