import type { CompleteResource } from '../declare/complete';
import { inSentence } from '../declare/inSentence';

const number = new Intl.NumberFormat('en-IN');

/** A count in Indian grouping. */
export const counted = (count: number): string => number.format(count);

/** '1 chapter', '10 chapters'. */
export function countOf(count: number, { item, items }: CompleteResource): string {
  return `${counted(count)} ${inSentence(count === 1 ? item : items)}`;
}
