/** What the text of an answer is. `cut-off`: it begins as JSON and does not end as such. */
export type Parsed = { readonly json: unknown } | 'not-api' | 'cut-off';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the text of an answer. An empty text, or one that is neither JSON nor HTML, is an answer without content. */
export function parseAnswer(
  text: string,
  contentType: string,
  parse = JSON.parse as (json: string) => unknown,
): Parsed {
  const trimmed = text.trim();
  if (trimmed.startsWith('<') || contentType.includes('text/html')) return 'not-api';
  if (trimmed === '') return { json: undefined };
  try {
    return { json: parse(trimmed) };
  } catch {
    return /^[[{"]/.test(trimmed) ? 'cut-off' : { json: undefined };
  }
}

const longestMessage = 300;

/** The texts in a value: itself, those of a list of errors, or of an object by field such as `{ email: ['is taken'] }`. */
export function textsIn(value: unknown, isListed = false): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim().replace(/\s+/g, ' ')];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, true));
  if (!isJsonObject(value)) return [];
  const { message, msg, detail, title } = value;
  const own = [message, msg, detail, title].map((part) => textsIn(part)).find((texts) => texts.length > 0);
  // What else is in a listed error, such as its code, is not written for people.
  if (own || isListed) return own ?? [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part).map((text) => `${name}: ${text}`));
}

/**
 * What an answer says in words, as one line; `undefined` if it says nothing. Sites differ in where they say it: `message`,
 * a list or an object of `errors`, `detail`, `title` or `error`. An answer that is text is its own message.
 */
export function serverMessage(answer: unknown): string | undefined {
  if (!isJsonObject(answer) && typeof answer !== 'string') return undefined;
  const { message, errors, detail, title, error } = isJsonObject(answer) ? answer : { message: answer };
  const places = [[...textsIn(message), ...textsIn(errors)], textsIn(detail), textsIn(title), textsIn(error, true)];
  const said = places.find((texts) => texts.length > 0);
  if (!said) return undefined;
  const line = [...new Set(said)].join(' ');
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
}
