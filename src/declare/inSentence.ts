/** A noun inside a sentence: 'House Rule' gives 'house rule', 'FAQ Entry' gives 'FAQ entry'. */
export function inSentence(noun: string): string {
  return noun.replace(/\S+/g, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()));
}
