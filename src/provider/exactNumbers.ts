import type { JsonObject } from './parseAnswer';

/**
 * Numbers that JavaScript would round, such as 9007199254740993, are read as text with the same digits. Of each object it
 * is kept which of its texts came as numbers, so that they are written as numbers again.
 */
const numberKeys = new WeakMap<object, Set<string>>();
let isAnyMarked = false;

/** Whether any answer had such a number: then every row has to be looked at. */
export const isAnyNumberMarked = (): boolean => isAnyMarked;

/** Only a text with one of these may contain such a number: most answers are read once, by `JSON.parse` alone. */
const longNumber = /[\d.]{16}|\d[eE][+-]?\d{3}/;
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/** Whether a double has all digits. Every number of up to 15 significant digits comes back as it was, and some longer ones. */
function isKept(digits: string): boolean {
  const number = Number(digits);
  if (String(number) === digits) return true;
  const significant = digits
    .replace(/[eE].*/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '');
  return significant.length <= 15 && (significant === '' || (Math.abs(number) > 1e-300 && Number.isFinite(number)));
}

/** A mark that no text contains. */
const newMark = () => `${Math.random().toString(36).slice(2)}:`;

export function markNumber(holder: object, key: string): void {
  isAnyMarked = true;
  const keys = numberKeys.get(holder) ?? new Set();
  numberKeys.set(holder, keys.add(key));
}

export const isNumber = (holder: object, key: string): boolean => numberKeys.get(holder)?.has(key) === true;

/** Whether the object, or anything in it, has such a number. */
export const hasNumbers = (holder: object): boolean => numberKeys.has(holder);

/** Reads JSON without rounding a number; throws as `JSON.parse` does. */
export function readJson(text: string): unknown {
  const json: unknown = JSON.parse(text);
  if (!longNumber.test(text)) return json;
  const mark = newMark();
  const marked = text.replace(stringOrNumber, (part) =>
    part.startsWith('"') || isKept(part) ? part : `"${mark}${part}"`,
  );
  return JSON.parse(marked, function (this: object, key, value: unknown) {
    if (typeof value === 'object' && value !== null && hasNumbers(value) && !hasNumbers(this))
      numberKeys.set(this, new Set());
    if (typeof value !== 'string' || !value.startsWith(mark)) return value;
    markNumber(this, key);
    return value.slice(mark.length);
  });
}

/** Writes JSON; what `markNumber` marked becomes a number with exactly these digits. `indent`: blanks of each level. */
export function writeJson(value: unknown, indent = 0): string {
  const mark = newMark();
  let isMarked = false;
  const json = JSON.stringify(
    value,
    function (this: object, key, part: unknown) {
      if (typeof part !== 'string' || !isNumber(this, key)) return part;
      isMarked = true;
      return mark + part;
    },
    indent,
  );
  return isMarked ? json.replace(new RegExp(`"${mark}([^"]*)"`, 'g'), '$1') : json;
}

/** A copy of `holder` with `changes`. */
export function copyWith(holder: JsonObject, changes: JsonObject): JsonObject {
  const copy = { ...holder, ...changes };
  for (const key of numberKeys.get(holder) ?? []) if (copy[key] === holder[key]) markNumber(copy, key);
  return copy;
}

/** Marks in `sent` the numbers that are as they were in `stored`. */
export function markAsIn(stored: unknown, sent: unknown): void {
  if (typeof sent !== 'object' || sent === null || typeof stored !== 'object' || stored === null) return;
  const known = stored as JsonObject;
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(known, key)) continue;
    if (typeof value === 'object') markAsIn(known[key], value);
    else if (value === known[key] && isNumber(known, key)) markNumber(sent, key);
  }
}
