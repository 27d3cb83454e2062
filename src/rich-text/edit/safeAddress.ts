const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * The address a link may have, or null where it would run something. A mail address and a bare host name get the
 * scheme that was left out.
 */
export function safeAddress(typed: string): string | null {
  // Browsers drop control characters and white space before they look for a scheme.
  const address = typed.replace(/\p{Cc}/gu, '').trim();
  if (!address) return null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]|$)/i.test(address)) return `https://${address}`;
  try {
    return ALLOWED.has(new URL(address, 'https://page.invalid/').protocol) ? address : null;
  } catch {
    return null;
  }
}

/** The address a picture may have: of the web, of the site itself, or an embedded picture; else null. */
export function safePicture(typed: string): string | null {
  const address = typed.trim();
  if (/^data:image\/(png|jpe?g|gif|webp|avif);/i.test(address)) return address;
  const safe = safeAddress(address);
  return safe && !/^(mailto|tel|sms):/i.test(safe) ? safe : null;
}
