import { describe, expect, test } from 'vitest';
import { laterMark, markOfPage, newSince } from '../../src/news/newEntries';

const down = (from: number, count = 10) => Array.from({ length: count }, (_, index) => from - index);
const page = (ids: readonly unknown[], more: { total?: number; hasNext?: boolean } = {}) => ({
  ids,
  total: more.total,
  hasNext: more.hasNext ?? true,
});

describe('what is new in a list', () => {
  test('is the growth of its total, in whatever order the entries come [X-NEW-01]', () => {
    const up = page([1, 2, 3], { total: 20 });
    expect(newSince(markOfPage(up), page([1, 2, 3], { total: 24 }))).toEqual({ count: 4, isMore: false });
    const named = page(['b7', 'a3'], { total: 20 });
    expect(newSince(markOfPage(named), page(['c1', 'b7'], { total: 21 }))).toEqual({ count: 1, isMore: false });
    expect(newSince(markOfPage(named), page(['b7'], { total: 12 }))).toEqual({ count: 0, isMore: false });
  });

  test('is the ids above the highest seen where there is no total, and 10+ if all are [X-NEW-02]', () => {
    const seen = markOfPage(page(down(40)));
    expect(newSince(seen, page(down(43)))).toEqual({ count: 3, isMore: false });
    expect(newSince(seen, page(down(50)))).toEqual({ count: 10, isMore: true });
    expect(newSince(seen, page(down(50), { hasNext: false }))).toEqual({ count: 10, isMore: false });
    expect(newSince(seen, page(down(40)))).toEqual({ count: 0, isMore: false });
  });

  test('is more than the growth where entries were deleted meanwhile [X-NEW-02]', () => {
    const seen = markOfPage(page(down(40), { total: 40 }));
    expect(newSince(seen, page(down(43), { total: 40 }))).toEqual({ count: 3, isMore: false });
    expect(newSince(seen, page(down(90), { total: 41 }))).toEqual({ count: 10, isMore: true });
  });

  test('is not told by the first page where the newest come last, unless it is the only one [X-NEW-03]', () => {
    const up = [1, 2, 3];
    expect(newSince(markOfPage(page(up)), page([1, 2, 4]))).toEqual({ count: 0, isMore: false });
    const only = page(up, { hasNext: false });
    expect(newSince(markOfPage(only), page([1, 2, 3, 4], { hasNext: false }))).toEqual({ count: 1, isMore: false });
    // In no order: one that moved to the first page is not new.
    expect(newSince(markOfPage(page([5, 9, 2])), page([5, 12, 2]))).toEqual({ count: 0, isMore: false });
  });

  test('counts all entries of a list that was empty, and ids with more digits than a number holds [X-NEW-02]', () => {
    const empty = markOfPage(page([], { hasNext: false }));
    expect(newSince(empty, page([2, 1], { hasNext: false }))).toEqual({ count: 2, isMore: false });
    const long = markOfPage(page(['12345678901234567890', '12345678901234567889']));
    const next = page(['12345678901234567891', '12345678901234567890']);
    expect(newSince(long, next)).toEqual({ count: 1, isMore: false });
  });

  test('what is seen never goes back to a lower id, and its total follows the list [X-NEW-02]', () => {
    expect(laterMark({ total: 9, highest: '10' }, { total: 8, highest: '9' })).toEqual({ total: 8, highest: '10' });
    expect(laterMark({ highest: '9' }, { highest: '10' })).toEqual({ total: undefined, highest: '10' });
    expect(laterMark({ total: 3, highest: '9' }, {})).toEqual({ total: 3, highest: '9' });
  });
});
