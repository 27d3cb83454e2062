const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** The address for a link, with the scheme if that was left out, or null if it would run something. */
export function safeAddress(typed: string): string | null {
  // Browsers ignore control characters and white space in a scheme.
  const address = typed.replace(/\p{Cc}/gu, '').trim();
  if (!address) return null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]|$)/i.test(address)) return `https://${address}`;
  try {
    return allowedSchemes.has(new URL(address, 'https://page.invalid/').protocol) ? address : null;
  } catch {
    return null;
  }
}

/** The address for a picture: on the web, on this site, or embedded; otherwise null. */
export function safePicture(typed: string): string | null {
  const address = typed.trim();
  if (/^data:image\/(png|jpe?g|gif|webp|avif);/i.test(address)) return address;
  const safe = safeAddress(address);
  return safe && !/^(mailto|tel|sms):/i.test(safe) ? safe : null;
}
