import type { ReactNode } from 'react';
import { isBlank } from '../declare/isBlank';
import styles from './cellText.module.css';

/** Whether a value has parts, which an input for one text would destroy. A chosen file is one value. */
export const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** A value as text. A site may answer an object where text is expected: it is shown as it came, not as [object Object]. */
export function textOf(value: unknown): string {
  return isStructure(value) ? JSON.stringify(value) : String(value ?? '');
}

/** Characters of a cut text that lists show. */
const cutLength = 80;

/** What stands in a cell where there is no value. */
export const quiet = (text: string) => <span className={styles.quiet}>{text}</span>;

/** Shown for a blank value. */
export const dash = quiet('-');

/** Hindi text is marked as such, for the voice that reads it and the font it is shown in. */
export function langOf(text: string): 'hi' | undefined {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;
}

/** A value as one line of text. */
export function cellText(value: unknown): ReactNode {
  if (isBlank(value)) return dash;
  const text = textOf(value);
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** The first 80 characters and an ellipsis; a text of up to 80 stays as it is. */
export function truncateText(text: string): string {
  if (text.length <= cutLength) return text;
  // By code points, so that no letter outside the basic plane is cut in half.
  const characters = [...text];
  return characters.length <= cutLength ? text : `${characters.slice(0, cutLength).join('')}…`;
}

/** A paragraph of the first characters of a text, the whole of it as tooltip. */
export function truncated(text: string) {
  const short = truncateText(text);
  return (
    <p lang={langOf(text)} title={short === text ? undefined : text}>
      {short}
    </p>
  );
}
