const words = ['loan', 'mission', 'benefit', 'gst', 'dsa', 'effortless', 'privacy', 'disclaimer'];

/** The words in prose and identifiers: `useLoans` gives `use`, `loans`. */
function wordsOf(text: string): readonly string[] {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Domain words of the site that occur in a text, in the singular, each once. */
export function domainWords(text: string): readonly string[] {
  const found = wordsOf(text).map((word) => word.replace(/s$/, ''));
  return words.filter((word) => found.includes(word.replace(/s$/, '')));
}
