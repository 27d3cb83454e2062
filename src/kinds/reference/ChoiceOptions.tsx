import type { Value } from '../../declare';
import { type Choice, choiceOf } from './useChoices';

interface ChoiceOptionsProps {
  /** What is chosen, in one word: 'Category'. */
  readonly item: string;
  readonly choices: readonly Choice[] | undefined;
  readonly value: Value;
}

/** The options of a dropdown. A value that is none of the choices stays selected and shows its bare id. */
export function ChoiceOptions({ item, choices, value }: ChoiceOptionsProps) {
  const isStray = value !== undefined && value !== null && value !== '' && !choiceOf(choices, value);
  return (
    <>
      <option value="">-- Select {item} --</option>
      {isStray && <option value={String(value)}>{String(value)}</option>}
      {choices?.map(({ id, text }) => (
        <option key={id} value={String(id)}>
          {text}
        </option>
      ))}
    </>
  );
}
