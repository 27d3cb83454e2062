import { escapeAttribute, unescapeAttribute } from './escape';

/**
 * Attributes are kept as the text a browser writes (` class="a" id="b"`): verbatim, compared as one string, printed
 * without work. The CSSOM would rewrite style text, so nothing goes through it.
 */
export type AttributeText = string;

const PAIR = / ([^\s=]+)="([^"]*)"/g;
const EVENT = /^on/i;

/** The attributes of an element but the named ones; event handlers are never taken. */
export function attributesOf(element: Element, except: readonly string[] = []): AttributeText {
  let text = '';
  for (const { name, value } of element.attributes) {
    if (!EVENT.test(name) && !except.includes(name)) text += ` ${name}="${escapeAttribute(value)}"`;
  }
  return text;
}

/** Name and value pairs in their order. */
export function readAttributes(text: AttributeText): [string, string][] {
  const pairs: [string, string][] = [];
  for (const [, name = '', value = ''] of text.matchAll(PAIR)) pairs.push([name, unescapeAttribute(value)]);
  return pairs;
}

/** One attribute's value, or null. */
export function getAttribute(text: AttributeText, name: string): string | null {
  return readAttributes(text).find(([key]) => key === name)?.[1] ?? null;
}

/** The text with one attribute set in its place or at the end; null removes it. */
export function setAttribute(text: AttributeText, name: string, value: string | null): AttributeText {
  const pairs = readAttributes(text);
  const at = pairs.findIndex(([key]) => key === name);
  if (value === null) return print(pairs.filter(([key]) => key !== name));
  if (at < 0) return print([...pairs, [name, value]]);
  return print(pairs.with(at, [name, value]));
}

const print = (pairs: readonly (readonly [string, string])[]): AttributeText =>
  pairs.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
