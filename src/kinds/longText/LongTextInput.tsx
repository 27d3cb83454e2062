import type { LongTextField } from '../../declare';
import { describedBy, FieldFrame } from '../FieldFrame';
import type { InputProps } from '../KindInput';
import { useField } from '../useField';

/** Text of several lines; the box grows with it. */
export function LongTextInput({ name, field: { label, required = false }, optional }: InputProps<LongTextField>) {
  const { id, field, error } = useField(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <textarea {...field} id={id} className="in" rows={4} aria-required={required} {...describedBy(id, error)} />
    </FieldFrame>
  );
}
