import { type Change, diffArrays } from 'diff';
import styles from './Comparison.module.css';

/** A piece of text that is in both, only in the former, or only in the latter. */
export type Part = { readonly text: string; readonly kind: 'same' | 'gone' | 'new' };

/** Texts that differ in more words than this, or take longer (in milliseconds), are not compared word by word. */
const bounds = { maxEditLength: 2000, timeout: 400 };

/** A tag of markup is one word, so that no diff splits it. */
function wordsOf(text: string): string[] {
  return text.match(/<[^<>]*>|\s+|[^\s<]+|</g) ?? [];
}

const partOf = (words: readonly string[], kind: Part['kind']): Part => ({ text: words.join(''), kind });

const kindOf = ({ added, removed }: Pick<Change, 'added' | 'removed'>): Part['kind'] =>
  added ? 'new' : removed ? 'gone' : 'same';

/** How many words both begin with. */
function commonHead(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index]);
  return differs === -1 ? a.length : differs;
}

/** Spaces aside: they are common to any two texts. */
const countWords = (text: string) => wordsOf(text).filter((word) => word.trim() !== '').length;

/** What changed in a text, word by word; a text of which less than half is left is shown as a whole, gone and new. */
export function wordDiff(former: string, latter: string): readonly Part[] {
  const [a, b] = [wordsOf(former), wordsOf(latter)];
  const head = commonHead(a, b);
  const tail = commonHead(a.slice(head).reverse(), b.slice(head).reverse());
  const gone = a.slice(head, a.length - tail);
  const added = b.slice(head, b.length - tail);
  const changes = diffArrays(gone, added, bounds)?.map((change) => partOf(change.value, kindOf(change)));
  const parts = [
    partOf(a.slice(0, head), 'same'),
    ...(changes ?? [partOf(gone, 'gone'), partOf(added, 'new')]),
    partOf(a.slice(a.length - tail), 'same'),
  ];
  const common = countWords(parts.map(({ text, kind }) => (kind === 'same' ? text : ' ')).join(''));
  const isRewritten = common * 2 < Math.min(countWords(former), countWords(latter));
  const whole = [partOf(a, 'gone'), partOf(b, 'new')];
  return (isRewritten ? whole : parts).filter(({ text }) => text !== '');
}

const elements = { same: 'span', gone: 'del', new: 'ins' } as const;

/** A text compared with what it was: struck through what is gone, highlighted what is new. */
export function TextDiff({ former, latter }: { readonly former: string; readonly latter: string }) {
  if (latter === '' && former === '') return <span className={styles.faint}>-</span>;
  return wordDiff(former, latter).map(({ text, kind }, index) => {
    const Element = elements[kind];
    const key = `${index}-${kind}`;
    return (
      <Element key={key} className={styles[kind]}>
        {text}
      </Element>
    );
  });
}
