import { isIgnored } from './foldText';

/** Where words are in a text, which is compared as a search does: from the first character to the one after the last. */
export function matchesIn(text: string, words: readonly string[]): readonly (readonly [start: number, end: number])[] {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const next = at + character.length;
    const part = character.normalize('NFKD').toLowerCase().replace(isIgnored, '');
    for (const _ of part.split('')) {
      starts.push(at);
      ends.push(next);
    }
    // An accent belongs to the letter before it.
    if (part === '' && ends.length > 0 && character.trim() !== '') ends[ends.length - 1] = next;
    folded += part;
    at = next;
  }
  const found: (readonly [number, number])[] = [];
  for (const word of words)
    for (let index = folded.indexOf(word); index >= 0; index = folded.indexOf(word, index + word.length))
      found.push([starts[index] ?? 0, ends[index + word.length - 1] ?? 0]);
  return found;
}
