import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../session/memoryStorage';

const key = 'console.preferences';
const layout = '{"columns":[["id"]]}';
const other = '{"columns":[["name"]]}';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the module as a page does, over a storage with these layouts. */
async function open(layouts: Readonly<Record<string, string>>) {
  const storage = memoryStorage({ [key]: JSON.stringify({ layouts }) });
  vi.stubGlobal('localStorage', storage);
  const { keepLayout } = await import('../../src/list/layout/keepLayout');
  const { storedLayouts } = await import('../../src/list/layout/storedLayouts');
  const kept = () => JSON.parse(storage.getItem(key) ?? '{}').layouts;
  return { storage, keepLayout, kept, shown: storedLayouts.get };
}

test('what another tab has reset stays so when this tab changes another list [X-COLUMNS-03]', async () => {
  const { storage, keepLayout, kept, shown } = await open({ notes: layout });
  storage.setItem(key, JSON.stringify({ layouts: {} }));
  expect(keepLayout('people', other)).toBe(true);
  expect(kept()).toEqual({ people: other });
  expect(shown()).toEqual({ people: other });
});

test('where the storage is full, columns of several lists last until the page is closed [X-COLUMNS-05]', async () => {
  const { storage, keepLayout, shown } = await open({ tasks: layout });
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepLayout('notes', layout)).toBe(false);
  expect(keepLayout('people', other)).toBe(false);
  expect(shown()).toEqual({ tasks: layout, notes: layout, people: other });
});
