import { escapeAttribute, unescapeAttribute } from './escapeHtml';

/** Attributes as the text a browser writes (` class="a" id="b"`); the CSSOM would change that of styles. */
export type AttributeText = string;

const attributePattern = / ([^\s=]+)="([^"]*)"/g;
const eventName = /^on/i;

/** The attributes of an element except those named; never event handlers. */
export function attributesOf(element: Element, except: readonly string[] = []): AttributeText {
  let text = '';
  for (const { name, value } of element.attributes) {
    if (!eventName.test(name) && !except.includes(name)) text += ` ${name}="${escapeAttribute(value)}"`;
  }
  return text;
}

/** Names and values in their order. */
export function readAttributes(text: AttributeText): [string, string][] {
  const pairs: [string, string][] = [];
  for (const [, name = '', value = ''] of text.matchAll(attributePattern)) pairs.push([name, unescapeAttribute(value)]);
  return pairs;
}

/** The value of one attribute, or null. */
export function getAttribute(text: AttributeText, name: string): string | null {
  return readAttributes(text).find(([key]) => key === name)?.[1] ?? null;
}

/** Sets one attribute in its place or at the end; null removes it. */
export function setAttribute(text: AttributeText, name: string, value: string | null): AttributeText {
  const pairs = readAttributes(text);
  const at = pairs.findIndex(([key]) => key === name);
  if (value === null) return join(pairs.filter(([key]) => key !== name));
  if (at < 0) return join([...pairs, [name, value]]);
  return join(pairs.with(at, [name, value]));
}

const join = (pairs: readonly (readonly [string, string])[]): AttributeText =>
  pairs.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
