import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ToldForms, toldForms } from '../../src/drafts/toldForms';

let one: ToldForms;
let two: ToldForms;
beforeEach(() => {
  one = toldForms();
  two = toldForms();
});
afterEach(() => {
  one.close();
  two.close();
});

describe('where there are no locks', () => {
  test('a tab hears of the forms that are open in another, and of its own [R-APP-21]', async () => {
    one.hold('a');
    two.hold('b');
    two.hold('c');
    expect(await one.ask()).toEqual(new Set(['a', 'b', 'c']));
    expect(await two.ask()).toEqual(new Set(['a', 'b', 'c']));
  });

  test('a form that was closed, and those of a tab that is gone, are open no more [R-APP-21]', async () => {
    const release = two.hold('b');
    two.hold('c');
    release();
    expect(await one.ask()).toEqual(new Set(['c']));
    two.close();
    expect(await one.ask()).toEqual(new Set());
  });

  test('two tabs that ask at the same time are both answered', async () => {
    one.hold('a');
    two.hold('b');
    const [first, second] = await Promise.all([one.ask(), two.ask()]);
    expect([first, second]).toEqual([new Set(['a', 'b']), new Set(['a', 'b'])]);
  });
});
