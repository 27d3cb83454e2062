/** Where a text stops being JSON, as people count; or where it says the same name again, of which all but the last would be lost. */
export interface JsonError {
  readonly line: number;
  readonly position: number;
  readonly twice?: string;
}

const space = /[ \t\n\r]*/y;
const stringPart = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Reads JSON from the start: each function goes on to where its part ends, or stops where that is none, and returns false. */
function createReader(text: string) {
  let at = 0;
  let twice: string | undefined;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found !== undefined;
  };
  const skip = (character: string): boolean => {
    take(space);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const string = (): boolean => take(stringPart) && text[at] === '"' && skip('"');
  const series = (end: string, one: () => boolean): boolean => {
    if (skip(end)) return true;
    do if (!one()) return false;
    while (skip(','));
    return skip(end);
  };
  const member = (names: Set<string>): boolean => {
    take(space);
    const start = at;
    if (!string()) return false;
    const name = String(JSON.parse(text.slice(start, at)));
    if (!names.has(name)) return skip(':') && value() && names.add(name).size > 0;
    at = start;
    twice = name;
    return false;
  };
  const value = (): boolean => {
    if (skip('{')) {
      const names = new Set<string>();
      return series('}', () => member(names));
    }
    if (skip('[')) return series(']', value);
    return text[at] === '"' ? string() : take(word);
  };
  const read = (): boolean => value() && take(space) && at === text.length;
  return { read, where: () => ({ at, twice }) };
}

/** What is wrong with a text that should be JSON. Browsers word this differently, and some do not say where it is. */
export function jsonError(text: string): JsonError | undefined {
  const { read, where } = createReader(text);
  if (read()) return undefined;
  const { at, twice } = where();
  const before = text.slice(0, at).split('\n');
  const place = { line: before.length, position: (before.at(-1)?.length ?? 0) + 1 };
  return twice === undefined ? place : { ...place, twice };
}
