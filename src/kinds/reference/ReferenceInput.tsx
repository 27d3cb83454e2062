import type { ReferenceField } from '../../declare';
import { describedBy, FieldFrame } from '../FieldFrame';
import type { InputProps } from '../KindInput';
import { useSurroundings } from '../Surroundings';
import { useField } from '../useField';
import { ChoiceOptions } from './ChoiceOptions';
import { ChoicesFailure } from './ChoicesFailure';
import { useChoices } from './useChoices';

/** A choice among the records of another resource. What is typed is text; the save turns it into the site's own id. */
export function ReferenceInput({ name, field: declared, optional }: InputProps<ReferenceField>) {
  const { label, to, required = false } = declared;
  const { id, field, error } = useField(name);
  const choices = useChoices(to);
  const item = useSurroundings().byName.get(to)?.item ?? label;
  const value = field.value === null || field.value === undefined ? '' : String(field.value);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <select {...field} value={value} id={id} className="sel" aria-required={required} {...describedBy(id, error)}>
        <ChoiceOptions item={item} choices={choices.data} value={field.value} />
      </select>
      {choices.isError && <ChoicesFailure resource={to} error={choices.error} onRetry={() => void choices.refetch()} />}
    </FieldFrame>
  );
}
