import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const written = (moment: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', {
    ...{ timeZone, day: '2-digit', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(new Date(moment));

describe.each(['Asia/Kolkata', 'UTC', 'America/New_York'])('in the zone %s', (zone) => {
  let formatDate: (value: string | number) => string;
  beforeEach(async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    ({ formatDate } = await import('../../src/kinds/dateTime/formatDate'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    '2025-02-05T09:05:00.000Z',
    '2025-09-30T20:10:59.999Z',
    '2024-12-31T18:30:00Z',
    '2024-02-29T00:00:00Z',
    '2024-02-29',
    '2025-02-05T09:05:00+05:30',
    '2025-02-05 09:05:00Z',
    'Wed, 05 Feb 2025 09:05:00 GMT',
    0,
    1_738_746_300_000,
  ])('%s is the moment there, in Indian English [R-DATE-01] [R-DATE-03]', (moment) => {
    expect(formatDate(moment)).toBe(written(moment, zone));
  });

  test('what has no zone of its own is a moment there', () => {
    expect(formatDate('2025-02-05 09:05:00')).toMatch(/^05 Feb 2025, 09:05/);
    expect(formatDate('2025/02/05')).toMatch(/^05 Feb 2025, /);
  });

  test.each([
    ...['soon', 'soon 2025', 'not before 2026', 'call 5550001111', '{"at":2025}', '2025', '12', '', '-'],
    ...['05/02/2025', '31/12/2025', '2025-02-30', '2025-02-30T10:00:00Z', '2025-13-01', '2025-02-05T25:00:00Z'],
    ...['0000-00-00 00:00:00', 'Wed, 99 Feb 2025 09:05:00 GMT', '2025-02-05x'],
  ])("'%s' is no date and stays as it is [R-DATE-04]", (text) => {
    expect(formatDate(text)).toBe(text);
  });

  test('a number beyond all calendars stays a number [R-DATE-04]', () => {
    expect(formatDate(1e20)).toBe('100000000000000000000');
  });
});
