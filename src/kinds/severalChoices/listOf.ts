import { isBlank } from '../../declare/isBlank';
import { isStructure } from '../cellText';

/** The chosen values, from a list or from a text in which they are joined. */
export function listOf(value: unknown, joined = ','): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isBlank(value) || isStructure(value)) return [];
  return String(value)
    .split(joined)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Chosen values in the form in which the site had others: joined in a text, or as a list. */
export function listLike(stored: unknown, values: readonly unknown[], joined: string | undefined): unknown {
  const isText = joined !== undefined || (typeof stored === 'string' && !isBlank(stored));
  return isText ? values.map(String).join(joined ?? ',') : values;
}
