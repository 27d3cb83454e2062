import { useId } from 'react';
import type { ReferenceField } from '../declare';
import { ChoiceOptions } from '../kinds/reference/ChoiceOptions';
import { ChoicesFailure } from '../kinds/reference/ChoicesFailure';
import { useChoices } from '../kinds/reference/useChoices';
import { useConsole } from './ConsoleContext';

interface ScopePickerProps {
  readonly field: ReferenceField;
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Chooses the record whose items the list shows. The choice leads to one call, at once. */
export function ScopePicker({ field, value, onChoose }: ScopePickerProps) {
  const id = useId();
  const choices = useChoices(field.to);
  const item = useConsole().byName.get(field.to)?.item ?? field.label;
  return (
    <>
      <div className="picker">
        <label htmlFor={id}>{field.label}</label>
        <select id={id} className="sel" value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
          <ChoiceOptions item={item} choices={choices.data} value={value} />
        </select>
      </div>
      {choices.isError && (
        <ChoicesFailure resource={field.to} error={choices.error} onRetry={() => void choices.refetch()} />
      )}
    </>
  );
}
