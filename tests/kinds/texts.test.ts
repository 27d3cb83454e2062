import { describe, expect, test } from 'vitest';
import { isBlank } from '../../src/declare/isBlank';
import { formatBytes } from '../../src/i18n/formatBytes';
import { textOf, truncateText } from '../../src/kinds/cellText';
import { langOf } from '../../src/kinds/langOf';

describe('a value', () => {
  test.each([undefined, null, '', ' ', '\t\n', '\u00a0'])('%j is blank [R-USER-09] [R-USER-15]', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  test.each([0, -0, false, '0', '-', 'null', ' a ', {}, []])('%j is not blank [R-USER-15]', (value) => {
    expect(isBlank(value)).toBe(false);
  });

  test.each([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    [' as typed ', ' as typed '],
    [{ a: [1] }, '{"a":[1]}'],
    [['a', null], '["a",null]'],
  ])('%j becomes %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  test('is Hindi exactly if it contains a letter of Hindi', () => {
    expect(['गृह ऋण', 'call me कृपया', 'Pune', 'مرحبا', '₹5,00,000'].map(langOf)).toEqual([
      ...['hi', 'hi', undefined, undefined, undefined],
    ]);
  });
});

describe('a shortened text', () => {
  test('of up to 80 characters stays as it is', () => {
    for (const length of [0, 1, 79, 80]) expect(truncateText('x'.repeat(length))).toBe('x'.repeat(length));
  });

  test('of more characters is cut to 80 and an ellipsis', () => {
    expect(truncateText(`${'x'.repeat(80)}y`)).toBe(`${'x'.repeat(80)}…`);
  });

  test('counts whole characters and never splits one', () => {
    expect(truncateText('🙏'.repeat(80))).toBe('🙏'.repeat(80));
    expect(truncateText('🙏'.repeat(81))).toBe(`${'🙏'.repeat(80)}…`);
    expect(truncateText(`${'x'.repeat(79)}🙏y`)).toBe(`${'x'.repeat(79)}🙏…`);
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
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
