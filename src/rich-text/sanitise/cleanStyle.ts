import { type Declaration, joinDeclarations, splitDeclarations } from '../html/styles';

const ACTIVE = /expression\s*\(|javascript\s*:|vbscript\s*:|@import/i;
/** Addresses that style may ask for: embedded pictures and the site's own, so that opening a text tells no one. */
const REMOTE = /url\s*\(\s*["']?\s*(?!data:image\/(?:png|jpe?g|gif|webp);|\/(?![/\\]))/i;
const BINDING = new Set(['behavior', '-moz-binding']);

/** Style text as CSS reads it: escapes decoded, comments gone. */
const decoded = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex?: string, char?: string) =>
      hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)) : (char ?? ''),
    );

/**
 * Style text without declarations that run something, ask another site or cover the page. Whole declarations go, never
 * part of one; text with none of them comes back as it was.
 */
export function cleanStyle(style: string): string {
  const all = splitDeclarations(style);
  const kept = all.filter(isHarmless);
  if (kept.length < all.length) return joinDeclarations(kept);
  return isHarmless(['', style]) ? style : joinDeclarations(kept);
}

function isHarmless([property, value]: Declaration): boolean {
  const [name, text] = [decoded(property).trim().toLowerCase(), decoded(value)];
  if (BINDING.has(name) || ACTIVE.test(text) || REMOTE.test(text)) return false;
  return !(name === 'position' && /^(fixed|sticky)\b/i.test(text.trim()));
}
