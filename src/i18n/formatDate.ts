const day = { day: '2-digit', month: 'short', year: 'numeric' } as const;
const formatter = new Intl.DateTimeFormat('en-IN', { ...day, hour: '2-digit', minute: '2-digit' });
/** A day without a time is the same day in every zone. */
const dayFormatter = new Intl.DateTimeFormat('en-IN', { ...day, timeZone: 'UTC' });

/** As machines write a day, with or without a time; and as HTTP headers and some servers' JSON do. */
const isoDay = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:$|[T ])/;
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} /;

/** A Unix timestamp as text: nine or ten digits are seconds, twelve or thirteen are milliseconds. */
const timestamp = /^(?:\d{9,10}|\d{12,13})$/;
/** Numbers below are seconds, until the year 5138; as milliseconds they would be of 1973 or before. */
const firstMilliseconds = 1e11;

/** Browsers make dates of much more, by guessing: 'soon 2025' is 1 January to them, 5/2/2025 in May, 30 February in March. */
function isDate(text: string): boolean {
  const [, year, month, date] = isoDay.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return httpDate.test(text);
  const found = new Date(Date.UTC(year, month - 1, date));
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
}

/** A moment, or a day at midnight UTC. Numbers are Unix timestamps in seconds or milliseconds. */
function readDate(value: string | number): { readonly date: Date; readonly isDay: boolean } | undefined {
  if (typeof value === 'string' && timestamp.test(value)) return readDate(Number(value));
  if (typeof value === 'string' && !isDate(value)) return undefined;
  if (typeof value === 'string' && value.length === '2025-05-01'.length)
    return { date: new Date(value.replaceAll('/', '-')), isDay: true };
  const date = new Date(typeof value === 'number' && Math.abs(value) < firstMilliseconds ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? undefined : { date, isDay: false };
}

/** A moment in the browser's zone in Indian English, or a day as it is; what is no date comes back unchanged. */
export function formatDate(value: string | number): string {
  const { date, isDay } = readDate(value) ?? {};
  // WebKit writes 05-Feb-2025.
  return date ? (isDay ? dayFormatter : formatter).format(date).replaceAll('-', ' ') : String(value);
}

/** What clock and calendar show in the browser's zone, as the UTC fields of a date: a spreadsheet knows no zones. */
export function wallClock(value: string | number): Date | undefined {
  const { date, isDay } = readDate(value) ?? {};
  if (!date || isDay) return date;
  const [hours, minutes, seconds] = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), hours, minutes, seconds));
}

const timeFormatter = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit' });

/** The time of day of a moment, in the browser's zone. */
export function formatTime(at: number): string {
  return timeFormatter.format(at);
}
