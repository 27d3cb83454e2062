import { afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../src/shell/i18nProvider';

afterEach(() => vi.unstubAllGlobals());

test('the texts of react-admin are blank until they are loaded, and only asking for one loads them', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const provider = createI18nProvider();
  const changed = vi.fn();
  provider.subscribe(changed);
  expect(provider.get().translate('console.list.next')).toBe('Next');
  expect(provider.get().translate('ra.action.export')).toBe('');
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  expect(provider.get().translate('ra.action.export')).toBe('Export');
  expect(provider.get().translate('console.list.next')).toBe('Next');
});

test('where the texts of react-admin cannot be loaded their keys are shown', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.resetModules();
  const { createI18nProvider: createWithoutConnection } = await import('../../src/shell/i18nProvider');
  const provider = createWithoutConnection();
  provider.get().translate('ra.action.export');
  await expect.poll(() => provider.get().translate('ra.action.export')).toBe('ra.action.export');
  expect(log).toHaveBeenCalledOnce();
});
