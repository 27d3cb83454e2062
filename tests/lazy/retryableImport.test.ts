import { afterEach, expect, test, vi } from 'vitest';
import { retryableImport } from '../../src/lazy/retryableImport';

afterEach(() => vi.unstubAllGlobals());

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('a module is fetched once, however many ask for it, and again after a failure', async () => {
  online(true);
  const load = vi.fn().mockRejectedValueOnce(new Error('not now')).mockResolvedValue('module');
  const fetchPart = retryableImport(load);
  await expect(fetchPart()).rejects.toThrow('not now');
  expect(await Promise.all([fetchPart(), fetchPart()])).toEqual(['module', 'module']);
  expect(await fetchPart()).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a module is not fetched while offline, because the browser would remember the failure', async () => {
  online(false);
  const load = vi.fn().mockResolvedValue('module');
  const fetchPart = retryableImport(load);
  await expect(fetchPart()).rejects.toThrow('dynamically imported module');
  expect(load).not.toHaveBeenCalled();
  online(true);
  expect(await fetchPart()).toBe('module');
});
