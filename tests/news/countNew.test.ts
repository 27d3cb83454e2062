import { afterEach, expect, test, vi } from 'vitest';
import { countNew, type News, type NewsOptions, type ShownList } from '../../src/news/countNew';
import { createStore } from '../../src/store/createStore';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A session whose lists have 40 entries at first and then 43; `shown`: the list that is open and has its rows. */
async function secondSession(shown?: string) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const news = createStore<News | undefined>(undefined);
  const listeners: ((list: ShownList) => void)[] = [];
  const begin = async (session: string, total: number, more: Partial<NewsOptions> = {}) => {
    const page = { ids: [total], total, hasNext: true };
    const read = vi.fn(async () => page);
    const onShown = (listener: (list: ShownList) => void) => {
      listeners.push(listener);
      return () => undefined;
    };
    const stop = countNew({
      ...{ user: 'one', session, names: ['orders'], news, read, onShown },
      ...{ isOver: () => false, shownList: () => undefined, ...more },
    });
    await vi.waitFor(() => expect(kept.get('console.seen:one')).toContain(`"session":"${session}"`));
    return { stop, read };
  };
  (await begin('a', 40)).stop();
  await begin('b', 43, { shownList: () => shown });
  const counted = () => news.get()?.counts.orders?.count;
  return { counted, begin, answer: (list: ShownList) => listeners.at(-1)?.(list) };
}

test('what is new stays until the rows of its list are shown, searched ones too [X-NEW-05]', async () => {
  const { counted, answer } = await secondSession();
  expect(counted()).toBe(3);
  answer({ name: 'orders' });
  expect(counted()).toBeUndefined();
});

test('a list whose rows are shown when it is asked for has nothing new, nor one shown after a reload [X-NEW-05]', async () => {
  expect((await secondSession('orders')).counted()).toBeUndefined();
  const { counted, begin } = await secondSession();
  expect(counted()).toBe(3);
  const { read } = await begin('b', 43, { shownList: () => 'orders' });
  expect(read).not.toHaveBeenCalled();
  expect(counted()).toBeUndefined();
});
