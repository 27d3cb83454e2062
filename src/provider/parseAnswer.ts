/** What the text of an answer turned out to be. `cut-off`: it began as JSON and does not end as such. */
export type Parsed = { readonly json: unknown } | 'not-api' | 'cut-off';

/** Reads the text of a 2xx answer. No text, or text that is neither JSON nor HTML, counts as an answer without content. */
export function parseAnswer(text: string, contentType: string): Parsed {
  const trimmed = text.trim();
  if (trimmed.startsWith('<') || contentType.includes('text/html')) return 'not-api';
  if (trimmed === '') return { json: undefined };
  try {
    return { json: JSON.parse(trimmed) };
  } catch {
    return /^[[{"]/.test(trimmed) ? 'cut-off' : { json: undefined };
  }
}
