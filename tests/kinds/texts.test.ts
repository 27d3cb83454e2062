import { describe, expect, test } from 'vitest';
import { isBlank, langOf, textOf } from '../../src/kinds/blank';
import { cutText } from '../../src/kinds/cutText';
import { formatBytes } from '../../src/kinds/image/formatBytes';

describe('a value', () => {
  test.each([undefined, null, '', ' ', '\t\n', '\u00a0'])('%j is blank [R-USER-09] [R-USER-15]', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  test.each([0, -0, false, '0', '-', 'null', ' a ', {}, []])('%j is not blank [R-USER-15]', (value) => {
    expect(isBlank(value as never)).toBe(false);
  });

  test.each([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    [' as typed ', ' as typed '],
    [{ a: [1] }, '{"a":[1]}'],
    [['a', null], '["a",null]'],
  ])('%j is written %j', (value, text) => {
    expect(textOf(value as never)).toBe(text);
  });

  test('with a letter of Hindi is Hindi, and only then', () => {
    expect(['गृह ऋण', 'call me कृपया', 'Pune', 'مرحبا', '₹5,00,000'].map(langOf)).toEqual([
      ...['hi', 'hi', undefined, undefined, undefined],
    ]);
  });
});

describe('a cut text', () => {
  test('of up to 80 characters stays as it is', () => {
    for (const length of [0, 1, 79, 80]) expect(cutText('x'.repeat(length))).toBe('x'.repeat(length));
  });

  test('of more has its first 80 and an ellipsis', () => {
    expect(cutText(`${'x'.repeat(80)}y`)).toBe(`${'x'.repeat(80)}…`);
  });

  test('counts letters, not halves of them, and leaves none in half', () => {
    expect(cutText('🙏'.repeat(80))).toBe('🙏'.repeat(80));
    expect(cutText('🙏'.repeat(81))).toBe(`${'🙏'.repeat(80)}…`);
    expect(cutText(`${'x'.repeat(79)}🙏y`)).toBe(`${'x'.repeat(79)}🙏…`);
  });
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [610_400, '610 kB'],
  [3_400_000, '3.4 MB'],
  [20_000_000, '20 MB'],
  [2_500_000_000, '2.5 GB'],
  [5e12, '5000 GB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
