import type { Field, Value } from '../declare';
import { textOf } from '../kinds/blank';
import { type Choice, choiceOf } from '../kinds/reference/useChoices';

/** A field's value as text, for comparing two by eye: a file by its name, a reference by its record's. */
export function shownValue(field: Field | undefined, value: unknown, choices: readonly Choice[] | undefined): string {
  if (value instanceof File) return value.name;
  if (field?.kind === 'reference') return choiceOf(choices, value as Value)?.text ?? textOf(value as Value);
  return textOf(value as Value).replace(/\r\n?/g, '\n');
}
