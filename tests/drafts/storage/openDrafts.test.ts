import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askOtherTabs, type OtherTabs } from '../../../src/drafts/storage/openDrafts';

let one: OtherTabs;
let two: OtherTabs;
beforeEach(() => {
  one = askOtherTabs();
  two = askOtherTabs();
});
afterEach(() => {
  one.close();
  two.close();
});

describe('without the Web Locks API', () => {
  test('a tab knows which forms are open in another tab, and its own [R-APP-21]', async () => {
    one.hold('a');
    two.hold('b');
    two.hold('c');
    expect(await one.ask()).toEqual(new Set(['a', 'b', 'c']));
    expect(await two.ask()).toEqual(new Set(['a', 'b', 'c']));
  });

  test('a closed form, and the forms of a closed tab, no longer count as open [R-APP-21]', async () => {
    const release = two.hold('b');
    two.hold('c');
    release();
    expect(await one.ask()).toEqual(new Set(['c']));
    two.close();
    expect(await one.ask()).toEqual(new Set());
  });

  test('two tabs that ask at the same time both get an answer', async () => {
    one.hold('a');
    two.hold('b');
    const [first, second] = await Promise.all([one.ask(), two.ask()]);
    expect([first, second]).toEqual([new Set(['a', 'b']), new Set(['a', 'b'])]);
  });
});
