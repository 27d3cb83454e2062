/** Marks that nobody types on purpose: accents, the nukta of Indic scripts, invisible characters and all spacing. */
export const isIgnored = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u00ad\u200b-\u200f\u2060\ufeff\s]+/g;

/** A text as it is compared: without case, accents, nukta and spacing. */
export function foldText(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(isIgnored, '');
}

/** The words of a search, all of which must be found. */
export function wordsOf(search: unknown): readonly string[] {
  const words = typeof search === 'string' ? search.split(/\s+/) : [];
  return [...new Set(words.map(foldText))].filter((word) => word !== '');
}
