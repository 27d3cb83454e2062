import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const written = (moment: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', {
    ...{ timeZone, day: '2-digit', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(new Date(moment));

describe.each(['Asia/Kolkata', 'UTC', 'America/New_York'])('in the time zone %s', (zone) => {
  let formatDate: (value: string | number) => string;
  let wallClock: (value: string | number) => Date | undefined;
  beforeEach(async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    ({ formatDate, wallClock } = await import('../../src/i18n/formatDate'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    '2025-02-05T09:05:00.000Z',
    '2025-09-30T20:10:59.999Z',
    '2024-12-31T18:30:00Z',
    '2024-02-29T00:00:00Z',
    '2025-02-05T09:05:00+05:30',
    '2025-02-05 09:05:00Z',
    'Wed, 05 Feb 2025 09:05:00 GMT',
    0,
    1_738_746_300_000,
  ])('%s is formatted in Indian English [R-DATE-01] [R-DATE-03]', (moment) => {
    expect(formatDate(moment)).toBe(written(moment, zone));
  });

  test('clock and calendar of the zone are given for spreadsheets, and a day as it is [X-EXPORT-03]', () => {
    expect(wallClock('2025-02-05 09:05:07')).toEqual(new Date(Date.UTC(2025, 1, 5, 9, 5, 7)));
    const shown = { 'Asia/Kolkata': '14:35', UTC: '09:05', 'America/New_York': '04:05' }[zone];
    expect(wallClock('2025-02-05T09:05:00.000Z')?.toISOString()).toBe(`2025-02-05T${shown}:00.000Z`);
    expect(wallClock('2025-05-01')).toEqual(new Date(Date.UTC(2025, 4, 1)));
    expect(wallClock('soon')).toBeUndefined();
  });

  test('a date without a time zone is read as local time', () => {
    expect(formatDate('2025-02-05 09:05:00')).toMatch(/^05 Feb 2025, 09:05/);
  });

  test.each([
    ['2024-02-29', '29 Feb 2024'],
    ['2025-05-01', '01 May 2025'],
    ['2025/02/05', '05 Feb 2025'],
    ['1999-12-31', '31 Dec 1999'],
  ])('%s is a day without a time, the same in every zone [X-DATE-01]', (text, wanted) => {
    expect(formatDate(text)).toBe(wanted);
  });

  test.each([1_738_746_300, '1738746300', '1738746300000', 915_148_800, '915148800000'])(
    '%s is a Unix timestamp in seconds or milliseconds [X-DATE-01]',
    (stamp) => {
      const isSeconds = Number(stamp) < 1e11;
      expect(formatDate(stamp)).toBe(written(Number(stamp) * (isSeconds ? 1000 : 1), zone));
    },
  );

  test.each([
    ...['soon', 'soon 2025', 'not before 2026', 'call 5550001111', '{"at":2025}', '2025', '12', '', '-'],
    ...['05/02/2025', '31/12/2025', '2025-02-30', '2025-02-30T10:00:00Z', '2025-13-01', '2025-02-05T25:00:00Z'],
    ...['0000-00-00 00:00:00', 'Wed, 99 Feb 2025 09:05:00 GMT', '2025-02-05x'],
  ])("'%s' is not a date and stays as it is [R-DATE-04]", (text) => {
    expect(formatDate(text)).toBe(text);
  });

  test('a number out of the range of dates stays a number [R-DATE-04]', () => {
    expect(formatDate(1e20)).toBe('100000000000000000000');
  });
});

test('a date is the same in a browser that writes Indian English with hyphens [X-BROWSERS-11]', async () => {
  const { prototype } = Intl.DateTimeFormat;
  const original = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  const written = ({ type, value }: Intl.DateTimeFormatPart) => (type === 'literal' && value === ' ' ? '-' : value);
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      return (date: Date) => this.formatToParts(date).map(written).join('');
    },
  });
  onTestFinished(() => void Object.defineProperty(prototype, 'format', original));
  vi.resetModules();
  const { formatDate } = await import('../../src/i18n/formatDate');
  expect(new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(new Date(0))).toMatch(/^0?1-Jan-1970$/);
  expect(formatDate('2025-05-01')).toBe('01 May 2025');
  expect(formatDate('2025-02-05 09:05:00')).toMatch(/^05 Feb 2025, 09:05\sam$/);
});
