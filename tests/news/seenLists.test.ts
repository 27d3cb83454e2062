import { expect, test } from 'vitest';
import { createSeenLists } from '../../src/news/seenLists';

/** A local storage; `isBlocked`: the browser allows none. */
function storageOf(isBlocked = false) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  const open = () => {
    if (isBlocked) throw new Error('blocked');
    return storage;
  };
  return { kept, open };
}

const page = (highest: number, total: number | undefined) => ({
  ids: [highest, highest - 1],
  total,
  hasNext: true,
});

test('what is new stays until it is seen, and is kept for each user [X-NEW-06]', () => {
  const { open } = storageOf();
  const own = createSeenLists('one', open);
  own.add('orders', page(40, 40));
  expect(own.lists().orders).toMatchObject({ count: 0 });
  own.add('orders', page(43, 43));
  own.add('orders', page(45, 45));
  expect(createSeenLists('one', open).lists().orders).toMatchObject({ count: 5, isMore: false });
  expect(createSeenLists('other', open).lists()).toEqual({});
  own.see(['orders', 'never asked for']);
  expect(Object.keys(own.lists())).toEqual(['orders']);
  own.add('orders', page(46, 46));
  expect(own.lists().orders).toMatchObject({ count: 1 });
});

test('deleted entries are not to be made up for before something counts as new [X-NEW-01]', () => {
  const own = createSeenLists('one', storageOf().open);
  const named = (total: number) => ({ ids: ['b', 'a'], total, hasNext: true });
  own.add('orders', named(40));
  own.add('orders', named(30));
  expect(own.lists().orders).toMatchObject({ count: 0 });
  own.add('orders', named(32));
  expect(own.lists().orders).toMatchObject({ count: 2 });
});

test('the answer of an opened list counts as seen, and its total may have shrunk [X-NEW-05]', () => {
  const own = createSeenLists('one', storageOf().open);
  own.add('orders', page(40, 40));
  own.see(['orders'], { total: 38, highest: '42' });
  own.add('orders', page(43, 39));
  expect(own.lists().orders).toMatchObject({ count: 1 });
});

test('a blocked storage, and one with something else in it, are no errors [X-NEW-06]', () => {
  const blocked = createSeenLists('one', storageOf(true).open);
  blocked.add('orders', page(40, 40));
  blocked.setAsked('a');
  expect(blocked.isAsked('a')).toBe(true);
  expect(blocked.lists().orders).toMatchObject({ count: 0 });
  const { kept, open } = storageOf();
  kept.set('console.seen:one', '{"no":1');
  expect(createSeenLists('one', open).lists()).toEqual({});
});
