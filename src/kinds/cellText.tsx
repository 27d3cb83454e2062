import type { ReactNode } from 'react';
import { isBlank } from '../declare/isBlank';
import styles from './cellText.module.css';
import { FoldedText } from './FoldedText';
import { langOf } from './langOf';

/** Whether a value has parts, which an input for one text would destroy. A chosen file is one value. */
export const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** A value as text. A site may answer an object where text is expected: it is shown as it came, not as [object Object]. */
export function textOf(value: unknown): string {
  return isStructure(value) ? JSON.stringify(value) : String(value ?? '');
}

/** Characters of a cut text that lists show. */
const cutLength = 80;
/** Longer texts may break into lines, even where a row is one line; longer still, they are folded. In characters. */
const brokenFrom = 40;
const foldedFrom = 150;

/** What stands in a cell where there is no value. */
export const quiet = (text: string) => <span className={styles.quiet}>{text}</span>;

/** Shown for a blank value. */
export const dash = quiet('-');

/** A text without an element of its own, unless it needs one for its language. */
function plainText(text: string): ReactNode {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A value as text that may take several lines; a long one is folded. */
export function longCellText(value: unknown): ReactNode {
  if (isBlank(value)) return dash;
  const text = textOf(value);
  if (text.length > foldedFrom) return <FoldedText text={text} />;
  if (text.length <= brokenFrom && !text.includes('\n')) return plainText(text);
  return (
    <span lang={langOf(text)} className={styles.long}>
      {text}
    </span>
  );
}

/** A value as one line of text; as several, if it is too long for one. */
export function cellText(value: unknown): ReactNode {
  if (isBlank(value)) return dash;
  const text = textOf(value);
  return text.length > brokenFrom ? longCellText(text) : plainText(text);
}

/** The first 80 characters and an ellipsis; a text of up to 80 stays as it is. */
export function truncateText(text: string): string {
  if (text.length <= cutLength) return text;
  // By code points, so that no letter outside the basic plane is cut in half.
  const characters = [...text];
  return characters.length <= cutLength ? text : `${characters.slice(0, cutLength).join('')}…`;
}

/** The first characters of a text, the whole of it as tooltip. */
export function truncated(text: string) {
  const short = truncateText(text);
  return (
    <span lang={langOf(text)} className={styles.long} title={short === text ? undefined : text}>
      {short}
    </span>
  );
}
