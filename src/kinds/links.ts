/** What every mail address has: sites know more about theirs. */
const mail = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
/** Digits, with what people put between them, and an extension. */
const phone = /^\+?(?:[\s().\-/]*\d){3,}[\s)]*(?:(?:x|ext\.?)\s*\d+)?$/i;

/** Where a mail address leads; undefined if the text is none. */
export const mailLink = (text: string): string | undefined =>
  mail.test(text) ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : undefined;

/** Where a phone number leads. */
export const phoneLink = (text: string): string | undefined =>
  phone.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined;

/** Where the address of a page leads. Not of anything else: a stored `javascript:` must not run. */
export const webLink = (text: string): string | undefined =>
  /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text) ? text : undefined;
