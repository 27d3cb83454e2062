/** Longer texts are edited as HTML only: to show one formatted takes the browser many seconds. */
const maxLength = 300_000;

/** Whether a text is too long for the text view. Embedded pictures are long too but easily shown, so they do not count. */
export function isTooLong(html: string): boolean {
  return html.length > maxLength && html.replace(/data:image\/[\w+.-]+;base64,[\w+/=]+/g, '').length > maxLength;
}
