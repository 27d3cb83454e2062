import { describe, expect, test } from 'vitest';
import { compareDecimals, type Decimal, decimalOf, decimalText, isInSteps } from '../../src/kinds/number/decimal';
import { formatNumber } from '../../src/kinds/number/formatNumber';

const of = (value: unknown) => decimalOf(value) as Decimal;

test.each([
  ['12345678901234567890.12', '12345678901234567890.12'],
  ['-0.10', '-0.10'],
  ['.5', '0.5'],
  ['7.', '7'],
  ['+007', '7'],
  ['12,34,567.5', '1234567.5'],
  ['1,234,567', '1234567'],
  [' 1 234 ', '1234'],
  ['1.5e3', '1500'],
  ['1e-3', '0.001'],
  [0, '0'],
])('%j is the number %s, with all its digits [X-KIND-06]', (value, text) => {
  expect(decimalText(of(value))).toBe(text);
});

test.each([
  '',
  ' ',
  '.',
  '-',
  '1,5',
  '1,23',
  '12,345,6',
  '1.2.3',
  'x',
  '1e',
  '0x10',
  'NaN',
  'Infinity',
  null,
  undefined,
  {},
])('%j is no number, so never zero [X-KIND-06]', (value) => {
  expect(decimalOf(value)).toBeUndefined();
});

test('numbers are compared and stepped without rounding [X-KIND-06]', () => {
  expect(compareDecimals(of('9007199254740993'), of('9007199254740992'))).toBe(1);
  expect(compareDecimals(of('0.10'), of('0.1'))).toBe(0);
  expect(['0.3', '0.35', '-0.1'].map((value) => isInSteps(of(value), of('0.1'), of('0')))).toEqual([true, false, true]);
  expect(isInSteps(of('5'), of('2'), of('1'))).toBe(true);
});

describe('a number is shown with all its digits', () => {
  test.each([
    ['1234567.5', {}, '1234567.5'],
    ['1234567.5', { grouping: 'indian' }, '12,34,567.5'],
    ['1234567.5', { grouping: 'international', decimals: 2 }, '1,234,567.50'],
    ['1234567.555', { currency: 'INR', decimals: 2 }, '₹12,34,567.555'],
    ['-5', { currency: 'USD', decimals: 2 }, '-$5.00'],
    ['12345678901234567890.12', { grouping: 'indian' }, '1,23,45,67,89,01,23,45,67,890.12'],
  ] as const)('%s as declared by %j [X-KIND-06]', (value, format, text) => {
    expect(formatNumber(of(value), format)).toBe(text);
  });
});
