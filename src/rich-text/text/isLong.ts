/** Characters above which a text is edited as HTML only: drawing it would take the browser many seconds. */
const MOST = 300_000;

/** Whether a text is too long to be drawn. Embedded pictures do not count: they are long, but one piece each. */
export function isLong(html: string): boolean {
  return html.length > MOST && html.replace(/data:image\/[\w+.-]+;base64,[\w+/=]+/g, '').length > MOST;
}
