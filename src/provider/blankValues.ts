import type { CompleteForm } from '../declare/complete';
import { hasValue, valueAt, withoutValue, withValue } from '../declare/fieldValue';

type Values = Readonly<Record<string, unknown>>;

/** Whether nothing is sent in its place but what counts as blank. */
export const isEmpty = (value: unknown): boolean => (value ?? '') === '';

/** `values` in which the blank ones of `names` are null, the empty text or not there at all, as the form declares it. */
export function withBlanks(
  { blanks }: Pick<CompleteForm, 'blanks'>,
  values: Values,
  names = Object.keys(blanks),
): Values {
  return names.reduce((made, name) => {
    const blank = blanks[name];
    if (blank === undefined || !hasValue(made, name) || !isEmpty(valueAt(made, name))) return made;
    return blank === 'omit' ? withoutValue(made, name) : withValue(made, name, blank === 'null' ? null : '');
  }, values);
}
