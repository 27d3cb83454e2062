import { type AttributeText, getAttribute, setAttribute } from './attributes';

/** A property in lower case (a custom property as written) and its value as written. */
export type Declaration = readonly [property: string, value: string];

/** Splits style text at the semicolons outside quotes and brackets; what is not a declaration is left out. */
export function splitDeclarations(style: string): Declaration[] {
  const found: Declaration[] = [];
  for (const part of splitParts(style)) {
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim();
    if (colon < 0 || !property) continue;
    found.push([property.startsWith('--') ? property : property.toLowerCase(), part.slice(colon + 1).trim()]);
  }
  return found;
}

function splitParts(style: string): string[] {
  const parts: string[] = [];
  let [depth, quote, from] = [0, '', 0];
  for (let at = 0; at < style.length; at++) {
    const char = style[at] ?? '';
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === ';' && depth <= 0) {
      parts.push(style.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(style.slice(from));
  return parts;
}

/** Writes declarations as Summernote and browsers do. */
export const joinDeclarations = (list: readonly Declaration[]): string =>
  list.map(([property, value]) => `${property}: ${value};`).join(' ');

/** The value of a style property among an element's attributes; the last one counts, as in CSS. */
export function getStyle(attributes: AttributeText, property: string): string | null {
  const style = getAttribute(attributes, 'style');
  return style === null ? null : (splitDeclarations(style).findLast(([name]) => name === property)?.[1] ?? null);
}

/** Sets a style property, or removes it by null; the style attribute is removed with its last declaration. */
export function setStyle(attributes: AttributeText, property: string, value: string | null): AttributeText {
  const before = splitDeclarations(getAttribute(attributes, 'style') ?? '');
  const after = before.filter(([name]) => name !== property);
  if (value === null && after.length === before.length) return attributes;
  if (value !== null) after.push([property, value]);
  return setAttribute(attributes, 'style', after.length ? joinDeclarations(after) : null);
}

const preservedSpace = /white-space\s*:\s*(pre|break)/i;

/** Whether white space inside an element with these attributes is part of the text. */
export const keepsSpace = (attributes: string): boolean => preservedSpace.test(attributes);
