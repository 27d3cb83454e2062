import type { ReactNode } from 'react';
import { isBlank } from '../declare/isBlank';
import type { CheckContext, Option } from '../declare/kind';
import { Chip, type ChipTone } from '../ui/Chip';
import { cellText, textOf } from './cellText';

/** A value that a declaration offers: a text that is its own name, or any with the text that people read. */
export type OfferedOption =
  | string
  | {
      readonly value: string | number | boolean;
      readonly text: string;
      /** Lists show it as a chip of this colour. */
      readonly chip?: ChipTone;
    };

export interface OfferedOptions {
  /** What can be chosen, in order. */
  readonly of: readonly OfferedOption[];
}

interface FixedOption extends Option {
  readonly chip?: ChipTone;
}

/** The offered values with their texts. */
export function optionsOf({ of }: OfferedOptions): readonly FixedOption[] {
  return of.map((offered) => (typeof offered === 'string' ? { value: offered, text: offered } : offered));
}

/** The option that a value means. They are compared as text: sites write the same value as a number here and as text there. */
export function optionOf(offered: OfferedOptions, value: unknown): FixedOption | undefined {
  return optionsOf(offered).find((option) => String(option.value) === textOf(value));
}

/** The text of a value; of one that is not offered the value itself. */
export const optionText = (offered: OfferedOptions, value: unknown): string =>
  optionOf(offered, value)?.text ?? textOf(value);

/** A value in lists. */
export function optionCell(offered: OfferedOptions, value: unknown): ReactNode {
  const option = optionOf(offered, value);
  if (!option) return cellText(value);
  return option.chip === undefined ? option.text : <Chip tone={option.chip}>{option.text}</Chip>;
}

/** Reports options among which nobody could tell. */
export function checkOptions(offered: OfferedOptions, initial: readonly unknown[], { report }: CheckContext): void {
  const options = optionsOf(offered);
  if (options.length === 0) report('options-empty', 'there is nothing to choose from');
  const has = (key: 'value' | 'text') => new Set(options.map((option) => String(option[key]))).size;
  if (has('value') < options.length) report('option-twice', 'a value is offered more than once');
  else if (has('text') < options.length) report('option-twice', 'two values have the same text');
  for (const { text } of options) if (isBlank(text)) report('text-blank', 'the text of an option is blank');
  for (const value of initial)
    if (!optionOf(offered, value)) report('initial-unknown', `its initial value '${String(value)}' is not offered`);
}
