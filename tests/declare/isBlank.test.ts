import { expect, test } from 'vitest';
import { isBlank } from '../../src/declare/isBlank';

const invisible = [
  [0x20, 0x09, 0x0a, 0x0d, 0xa0, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0x85],
  [
    0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2061, 0x2064, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x3164,
    0xffa0,
  ],
  [
    0x2800, 0x180b, 0x180e, 0xfeff, 0x17b4, 0x17b5, 0xfe00, 0xfe0f, 0xe0001, 0xe0020, 0xe007f, 0xe0100, 0x1d173, 0x00,
    0x1f,
  ],
].flat();

test.each(invisible)('a text of U+%i only is blank [X-DATA-07]', (code) => {
  const character = String.fromCodePoint(code);
  expect(isBlank(character)).toBe(true);
  expect(isBlank(` ${character}\n${character.repeat(3)}\u200b`)).toBe(true);
  expect(isBlank(`${character}a`)).toBe(false);
});

test.each([0, false, '0', '-', '.', 'क', '👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '¨', '\u0301', [], {}])(
  '%j is not blank [X-DATA-07]',
  (value) => {
    expect(isBlank(value)).toBe(false);
  },
);

test.each([undefined, null, ''])('%j is blank', (value) => expect(isBlank(value)).toBe(true));
