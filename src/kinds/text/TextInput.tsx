import type { TextField } from '../../declare';
import { describedBy, FieldFrame } from '../FieldFrame';
import type { InputProps } from '../KindInput';
import { useField } from '../useField';

/** One line of text. */
export function TextInput({ name, field: { label, required = false }, optional }: InputProps<TextField>) {
  const { id, field, error } = useField(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <input {...field} id={id} className="in" type="text" aria-required={required} {...describedBy(id, error)} />
    </FieldFrame>
  );
}
