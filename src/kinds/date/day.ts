const form = /^(\d{4}-\d{2}-\d{2})(.*)$/s;
/** Seconds and milliseconds since 1970, in digits. */
const timestamp = /^-?\d{9,13}$/;
/** Numbers below are seconds. */
const firstMilliseconds = 1e11;

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const isSeconds = (number: number) => Math.abs(number) < firstMilliseconds;

/** The day that a value is, as '2025-05-01', the same in every zone; '' if it is none. */
export function dayOf(value: unknown): string {
  const text = String(value ?? '').trim();
  if (timestamp.test(text)) {
    const number = Number(text);
    return new Date(isSeconds(number) ? number * 1000 : number).toISOString().slice(0, 10);
  }
  const day = form.exec(text)?.[1] ?? '';
  return isDay(day) ? day : '';
}

/** A day in the form in which the site had another one: with a time behind it, or as a timestamp. */
export function dayLike(stored: unknown, day: string): unknown {
  const text = String(stored ?? '').trim();
  if (dayOf(stored) === '') return day;
  if (!timestamp.test(text)) return day + (form.exec(text)?.[2] ?? '');
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  const number = isSeconds(Number(text)) ? milliseconds / 1000 : milliseconds;
  return typeof stored === 'number' ? number : String(number);
}

/** A limit, in which 'today' is the day it is now where the administrator is. */
export function limitDay(limit: string | undefined): string | undefined {
  if (limit !== 'today') return limit;
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
