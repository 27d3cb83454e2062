import { type Change, diffArrays } from 'diff';

/** A stretch of text that is the same in both, only in the former, or only in the latter. */
export type Part = { readonly text: string; readonly kind: 'same' | 'gone' | 'new' };

/** Texts that differ in more words than this, or take longer (in milliseconds), are no longer told apart word by word. */
const bounds = { maxEditLength: 2000, timeout: 400 };

/** Tags of markup stand as one word each, so that no diff tears one apart. */
function wordsOf(text: string): string[] {
  return text.match(/<[^<>]*>|\s+|[^\s<]+|</g) ?? [];
}

const kindOf = ({ added, removed }: Pick<Change, 'added' | 'removed'>): Part['kind'] =>
  added ? 'new' : removed ? 'gone' : 'same';

/** How many words both begin with, up to `limit`. */
function commonHead(a: readonly string[], b: readonly string[], limit: number): number {
  let count = 0;
  while (count < limit && a[count] === b[count]) count += 1;
  return count;
}

/** How many words both end with, up to `limit`. */
function commonTail(a: readonly string[], b: readonly string[], limit: number): number {
  let count = 0;
  while (count < limit && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
}

/** Word by word, or all of the one for all of the other where that would take too long. */
function changesOf(former: string[], latter: string[]): Part[] {
  const changes = diffArrays(former, latter, bounds);
  if (changes) return changes.map((change) => ({ text: change.value.join(''), kind: kindOf(change) }));
  return [
    { text: former.join(''), kind: 'gone' },
    { text: latter.join(''), kind: 'new' },
  ];
}

/** What became of a text, word by word; a text written wholly anew is shown as a whole, gone and new. */
export function wordDiff(former: string, latter: string): readonly Part[] {
  const a = wordsOf(former);
  const b = wordsOf(latter);
  const shorter = Math.min(a.length, b.length);
  const head = commonHead(a, b, shorter);
  const tail = commonTail(a, b, shorter - head);
  const same = (words: string[]): Part => ({ text: words.join(''), kind: 'same' });
  const parts = [
    same(a.slice(0, head)),
    ...changesOf(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    same(a.slice(a.length - tail)),
  ];
  return parts.filter(({ text }) => text !== '');
}
