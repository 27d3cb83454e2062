import { afterEach, expect, test, vi } from 'vitest';
import { refetching } from '../../src/fetching/refetching';

afterEach(() => vi.unstubAllGlobals());

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('a part of the program is fetched once, whoever asks, and after a failure anew', async () => {
  online(true);
  const load = vi.fn().mockRejectedValueOnce(new Error('not now')).mockResolvedValue('module');
  const fetchPart = refetching(load);
  await expect(fetchPart()).rejects.toThrow('not now');
  expect(await Promise.all([fetchPart(), fetchPart()])).toEqual(['module', 'module']);
  expect(await fetchPart()).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a connection it is not asked for, since the browser would keep it as one that cannot be had', async () => {
  online(false);
  const load = vi.fn().mockResolvedValue('module');
  const fetchPart = refetching(load);
  await expect(fetchPart()).rejects.toThrow('dynamically imported module');
  expect(load).not.toHaveBeenCalled();
  online(true);
  expect(await fetchPart()).toBe('module');
});
