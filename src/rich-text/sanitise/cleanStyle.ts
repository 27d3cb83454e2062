import { type Declaration, joinDeclarations, splitDeclarations } from '../html/styles';

const activeCode = /expression\s*\(|javascript\s*:|vbscript\s*:|@import/i;
/** Any address but embedded pictures and the site's own: opening a text must not call other sites. */
const remoteAddress = /url\s*\(\s*["']?\s*(?!data:image\/(?:png|jpe?g|gif|webp);|\/(?![/\\]))/i;
const bindingProperties = new Set(['behavior', '-moz-binding']);

/** Style text as CSS reads it: without comments, escapes decoded. */
const decoded = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex?: string, char?: string) =>
      hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)) : (char ?? ''),
    );

/** Removes whole declarations that run something, call another site or cover the page. */
export function cleanStyle(style: string): string {
  const all = splitDeclarations(style);
  const kept = all.filter(isHarmless);
  if (kept.length < all.length) return joinDeclarations(kept);
  return isHarmless(['', style]) ? style : joinDeclarations(kept);
}

function isHarmless([property, value]: Declaration): boolean {
  const [name, text] = [decoded(property).trim().toLowerCase(), decoded(value)];
  if (bindingProperties.has(name) || activeCode.test(text) || remoteAddress.test(text)) return false;
  return !(name === 'position' && /^(fixed|sticky)\b/i.test(text.trim()));
}
