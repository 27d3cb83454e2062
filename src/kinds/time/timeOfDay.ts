const form = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(\D.*)?$/;

/** The time that a value is, as '14:30', or '14:30:05' with its seconds; '' if it is none. */
export function timeOf(value: unknown): string {
  const [, hours, minutes, seconds = '00'] = form.exec(String(value ?? '').trim()) ?? [];
  if (hours === undefined) return '';
  return seconds === '00' ? `${hours}:${minutes}` : `${hours}:${minutes}:${seconds}`;
}

/** A time with seconds if the site had them, and with what it had behind them. */
export function timeLike(stored: unknown, time: string): string {
  const [, , , seconds, rest = ''] = form.exec(String(stored ?? '').trim()) ?? [];
  const hasSeconds = time.length > '14:30'.length;
  return (seconds === undefined || hasSeconds ? time : `${time}:00`) + rest;
}
