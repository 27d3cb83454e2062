import { timestampLike, timestampOf } from '../timestamp';

const form = /^(\d{4}-\d{2}-\d{2})(.*)$/s;

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The day that a value is, as '2025-05-01', the same in every zone; '' if it is none. */
export function dayOf(value: unknown): string {
  const milliseconds = timestampOf(value);
  if (milliseconds !== undefined) return new Date(milliseconds).toISOString().slice(0, 10);
  const day = form.exec(String(value ?? '').trim())?.[1] ?? '';
  return isDay(day) ? day : '';
}

/** A day in the form in which the site had another one: with a time behind it, or as a timestamp; '' if it is none. */
export function dayLike(stored: unknown, day: string): unknown {
  if (!isDay(day)) return '';
  if (dayOf(stored) === '') return day;
  if (timestampOf(stored) !== undefined) return timestampLike(stored, Date.parse(`${day}T00:00:00Z`));
  return day + (form.exec(String(stored).trim())?.[2] ?? '');
}

/** A limit, in which 'today' is the day it is now where the administrator is. */
export function limitDay(limit: string | undefined): string | undefined {
  if (limit !== 'today') return limit;
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
