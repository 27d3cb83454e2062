import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differingFields, sameValue } from '../../src/conflict/sameValue';

describe('values that count as the same', () => {
  test.each([
    ['a number and its text', 2, '2'],
    ['nothing and the empty text', null, ''],
    ['nothing and what is not there', undefined, null],
    ['true and its text', true, 'true'],
    ['CR LF and LF', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['a lone CR and LF', 'one\rtwo', 'one\ntwo'],
    ['an object, its keys in another order', { a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 }],
  ])('%s [R-APP-39]', (_, a, b) => {
    expect(sameValue(a, b)).toBe(true);
    expect(sameValue(b, a)).toBe(true);
  });

  test.each([
    ['texts that differ in a blank', 'one', 'one '],
    ['texts that differ in case', 'one', 'One'],
    ['zero and nothing', 0, ''],
    ['false and nothing', false, null],
    ['one line break and two', 'one\ntwo', 'one\n\ntwo'],
    ['lists in another order', [1, 2], [2, 1]],
    ['an object and one with a key more', { a: 1 }, { a: 1, b: null }],
    ['a stored name and a file of that name', 'a.png', new File(['x'], 'a.png')],
    ['two files of the same name and content', new File(['x'], 'a.png'), new File(['x'], 'a.png')],
  ])('but not %s', (_, a, b) => {
    expect(sameValue(a, b)).toBe(false);
    expect(sameValue(b, a)).toBe(false);
  });

  test('a chosen file is the same as itself', () => {
    const file = new File(['x'], 'a.png');
    expect(sameValue(file, file)).toBe(true);
  });

  test('texts are the same however their line breaks are encoded [R-APP-39]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
        const clean = lines.map((line) => line.replace(/[\r\n]/g, ''));
        expect(sameValue(clean.join('\r\n'), clean.join('\n'))).toBe(true);
      }),
    );
  });

  test('an object with its own toString is compared like any other', () => {
    expect(sameValue({ toString: 'x' }, 'x')).toBe(false);
    expect(sameValue({ toString: 'x' }, { toString: 'x' })).toBe(true);
  });

  test('comparing any two values gives the same result in either order', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined), fc.object());
    fc.assert(fc.property(value, value, (a, b) => sameValue(a, b) === sameValue(b, a)));
    fc.assert(fc.property(value, (a) => sameValue(a, structuredClone(a))));
  });
});

test('changed fields are listed in the given order, and other fields are ignored', () => {
  const former = { a: 1, b: 'x', c: null, other: 1 };
  const latter = { a: '1', b: 'y', d: 'new', other: 2 };
  expect(differingFields(['d', 'c', 'b', 'a'], former, latter)).toEqual(['d', 'b']);
});
