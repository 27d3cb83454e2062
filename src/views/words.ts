import { type Change, diffArrays } from 'diff';

/** A stretch of text that is the same in both, only in the former, or only in the latter. */
export type Part = { readonly text: string; readonly kind: 'same' | 'gone' | 'new' };

/** Tags of markup stand as one word each, so that no diff tears one apart. */
function wordsOf(text: string): string[] {
  return text.match(/<[^<>]*>|\s+|[^\s<]+|</g) ?? [];
}

const kindOf = ({ added, removed }: Change | { added?: boolean; removed?: boolean }): Part['kind'] =>
  added ? 'new' : removed ? 'gone' : 'same';

/** What became of a text, word by word. */
export function wordDiff(former: string, latter: string): readonly Part[] {
  return diffArrays(wordsOf(former), wordsOf(latter)).map((change) => ({
    text: change.value.join(''),
    kind: kindOf(change),
  }));
}
