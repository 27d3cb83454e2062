import { describe, expect, test } from 'vitest';
import { dayLike, dayOf } from '../../src/kinds/date/day';
import { controlOf, momentLike } from '../../src/kinds/dateTime/moment';
import { listLike, listOf } from '../../src/kinds/severalChoices/listOf';
import { timeLike, timeOf } from '../../src/kinds/time/timeOfDay';
import { isOn, spelled } from '../../src/kinds/toggle/spelling';

describe('on and off', () => {
  test.each([
    [true, false],
    [1, 0],
    ['1', '0'],
    ['Y', 'N'],
    ['yes', 'no'],
  ])('%j is on, and %j off, as the site writes it [X-KIND-07]', (on, off) => {
    expect([isOn(on, {}), isOn(off, {})]).toEqual([true, false]);
    expect([spelled(true, {}, off), spelled(false, {}, on)]).toEqual([on, off]);
  });

  test('are written as declared, whatever the site had [X-KIND-07]', () => {
    const declared = { on: 'live', off: 'draft' };
    expect([spelled(true, declared, 0), spelled(false, declared, undefined)]).toEqual(['live', 'draft']);
    expect([isOn('live', declared), isOn('draft', declared), isOn('x', declared)]).toEqual([true, false, undefined]);
    expect(spelled(true, {}, null)).toBe(true);
  });
});

describe('a day', () => {
  test.each([
    ['2025-05-01', '2025-05-09'],
    ['2025-05-01T00:00:00.000Z', '2025-05-09T00:00:00.000Z'],
    ['2025-05-01 00:00:00', '2025-05-09 00:00:00'],
    [1746057600, 1746748800],
    ['1746057600000', '1746748800000'],
  ])('%j becomes another one as %j [X-KIND-08]', (stored, changed) => {
    expect(dayOf(stored)).toBe('2025-05-01');
    expect(dayLike(stored, '2025-05-09')).toBe(changed);
  });

  test.each(['', null, 'soon', '2025-02-30', '01/05/2025'])('%j is none [X-KIND-08]', (value) => {
    expect(dayOf(value)).toBe('');
    expect(dayLike(value, '2025-05-09')).toBe('2025-05-09');
  });
});

describe('a time', () => {
  test.each([
    ['09:30', '14:05'],
    ['09:30:00', '14:05:00'],
    ['09:30:00.000', '14:05:00.000'],
    ['09:30:00Z', '14:05:00Z'],
  ])('%j becomes another one as %j [X-KIND-08]', (stored, changed) => {
    expect(timeOf(stored)).toBe('09:30');
    expect(timeLike(stored, '14:05')).toBe(changed);
  });

  test('has its seconds only where there are any [X-KIND-08]', () => {
    expect([timeOf('09:30:07'), timeLike('', '09:30'), timeOf('25:00'), timeOf('noon')]).toEqual([
      '09:30:07',
      '09:30',
      '',
      '',
    ]);
  });
});

describe('a moment', () => {
  const local = (text: string) => controlOf(new Date(text).toISOString());
  test.each([
    '2025-05-01T04:00:00.000Z',
    '2025-05-01T04:00:00Z',
    '2025-05-01T04:00Z',
    '2025-05-01 04:00:00+05:30',
    '2025-05-01T04:00:00-0330',
    '2025-05-01T04:00:00',
    '2025-05-01 04:00',
    1746072000,
    '1746072000000',
  ])('%j stays as it is written when it is typed again [X-KIND-08]', (stored) => {
    expect(momentLike(stored, controlOf(stored), 'utc')).toBe(stored);
  });

  test('with a zone is shown on the clock of the browser, without one on its own [X-KIND-08]', () => {
    expect(controlOf('2025-05-01T09:30:00+05:30')).toBe(local('2025-05-01T04:00:00Z'));
    expect([controlOf('2025-05-01T04:00'), controlOf('2025-05-01 04:00:05')]).toEqual([
      '2025-05-01T04:00',
      '2025-05-01T04:00:05',
    ]);
    expect([controlOf('soon'), controlOf(''), controlOf('2025-13-01T04:00')]).toEqual(['', '', '']);
  });

  test.each(['', '2025-05-01T04:00:00Z', 1746072000])(
    'is not taken with a year of five digits, in place of %j [X-KIND-08]',
    (stored) => {
      expect(momentLike(stored, '12025-05-01T04:00', 'utc')).toBe('');
      expect(dayLike(stored, '12025-05-01')).toBe('');
    },
  );

  test('that is the first is sent in UTC, or without a zone [X-KIND-08]', () => {
    expect(momentLike('', '2025-05-01T04:00', 'none')).toBe('2025-05-01T04:00:00');
    expect(momentLike(null, '2025-05-01T04:00', 'utc')).toBe(new Date('2025-05-01T04:00').toISOString());
  });
});

test('several values are read from a list or a text, and written in the same form [X-KIND-09]', () => {
  expect([listOf(['a', 1]), listOf('a, b'), listOf('a|b', '|'), listOf(null)]).toEqual([
    ['a', 1],
    ['a', 'b'],
    ['a', 'b'],
    [],
  ]);
  expect(listLike(['a'], ['a', 'b'], undefined)).toEqual(['a', 'b']);
  expect([listLike('a', ['a', 'b'], undefined), listLike(undefined, ['a', 'b'], '|')]).toEqual(['a,b', 'a|b']);
  expect(listLike('', [], undefined)).toEqual([]);
});
