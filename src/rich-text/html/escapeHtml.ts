/** Text as a browser writes it between tags. */
export const escapeText = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/\u00a0/g, '&nbsp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** Text as a browser writes it in a quoted attribute. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

const entities: Readonly<Record<string, string>> = { amp: '&', nbsp: '\u00a0', lt: '<', gt: '>', quot: '"' };

/** Reverses `escapeAttribute`; the text was written by it or by the browser, so no other entity occurs. */
export const unescapeAttribute = (text: string): string =>
  text.replace(/&(amp|nbsp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
