/** Digits of a Unix timestamp in seconds or milliseconds. */
const digits = /^-?\d{9,13}$/;
/** Numbers below are seconds, until the year 5138. */
const firstMilliseconds = 1e11;

const isSeconds = (number: number) => Math.abs(number) < firstMilliseconds;

/** The milliseconds since 1970 of a timestamp, which may be a text; undefined if the value is none. */
export function timestampOf(value: unknown): number | undefined {
  const text = String(value ?? '').trim();
  if (!digits.test(text)) return undefined;
  return isSeconds(Number(text)) ? Number(text) * 1000 : Number(text);
}

/** Milliseconds since 1970 in the unit and type of a stored timestamp. */
export function timestampLike(stored: unknown, milliseconds: number): number | string {
  const number = isSeconds(Number(stored)) ? Math.floor(milliseconds / 1000) : milliseconds;
  return typeof stored === 'number' ? number : String(number);
}
