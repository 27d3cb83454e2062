import type { CheckContext } from '../declare/kind';
import type { Translate } from '../i18n/createTranslate';
import { textOf } from './cellText';

/** What a text must be. */
export interface TextLimits {
  /** Its fewest characters. */
  readonly min?: number;
  /** Its most characters. */
  readonly max?: number;
  /** What all of it must match. */
  readonly pattern?: RegExp;
}

/** Whether all of a text matches, whether or not the pattern says where it begins and ends. */
function matches(text: string, { source, flags }: RegExp): boolean {
  return new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, '')).test(text);
}

/** What is wrong with a text that is not blank. */
export function textProblem(value: unknown, limits: TextLimits, translate: Translate): string | undefined {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern } = limits;
  const text = textOf(value);
  // As people count, and most databases: a letter outside the basic plane is one.
  const { length } = [...text];
  if (length < min) return translate('console.kinds.tooShort', { smart_count: min });
  if (length > max) return translate('console.kinds.tooLong', { smart_count: max });
  return pattern && !matches(text, pattern) ? translate('console.kinds.notInForm') : undefined;
}

/** Reports limits that no text is within. */
export function checkTextLimits(
  { min = 0, max = Number.POSITIVE_INFINITY }: TextLimits,
  { report }: CheckContext,
): void {
  if (min > max) report('limits-empty', `nothing has at least ${min} and at most ${max} characters`);
  for (const limit of [min, max])
    if (limit < 0 || (Number.isFinite(limit) && !Number.isInteger(limit)))
      report('limits-form', `${limit} is no number of characters`);
}
