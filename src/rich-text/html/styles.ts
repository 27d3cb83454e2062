import { type AttributeText, getAttribute, setAttribute } from './attributes';

/** One declaration: property in lower case (custom properties as written) and value as written. */
export type Declaration = readonly [property: string, value: string];

/** Splits style text at its semicolons, minding quotes and brackets; what is no declaration is left out. */
export function splitDeclarations(style: string): Declaration[] {
  const found: Declaration[] = [];
  for (const part of cut(style)) {
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim();
    if (colon < 0 || !property) continue;
    found.push([property.startsWith('--') ? property : property.toLowerCase(), part.slice(colon + 1).trim()]);
  }
  return found;
}

function cut(style: string): string[] {
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

/** Declarations as Summernote and browsers write them. */
export const joinDeclarations = (list: readonly Declaration[]): string =>
  list.map(([property, value]) => `${property}: ${value};`).join(' ');

/** The value of one property in an element's attributes; the last one counts, as in CSS. */
export function getStyle(attributes: AttributeText, property: string): string | null {
  const style = getAttribute(attributes, 'style');
  return style === null ? null : (splitDeclarations(style).findLast(([name]) => name === property)?.[1] ?? null);
}

/** Attributes with one style property set or, by null, removed; the style attribute goes with its last declaration. */
export function setStyle(attributes: AttributeText, property: string, value: string | null): AttributeText {
  const before = splitDeclarations(getAttribute(attributes, 'style') ?? '');
  const after = before.filter(([name]) => name !== property);
  if (value === null && after.length === before.length) return attributes;
  if (value !== null) after.push([property, value]);
  return setAttribute(attributes, 'style', after.length ? joinDeclarations(after) : null);
}

const KEEPS_SPACE = /white-space\s*:\s*(pre|break)/i;

/** Whether white space inside an element with these attributes is text rather than layout of the source. */
export const keepsSpace = (attributes: string): boolean => KEEPS_SPACE.test(attributes);
