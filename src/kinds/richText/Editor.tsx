import type { RichTextField } from '../../declare';
import { RichTextEditor } from '../../rich-text/RichTextEditor';
import { describedBy, FieldFrame } from '../FieldFrame';
import { useFormBusy } from '../FormBusy';
import type { InputProps } from '../KindInput';
import { useField } from '../useField';

/** The editor as a field of a form. */
export function Editor({ name, field: { label }, optional }: InputProps<RichTextField>) {
  const { id, field, error } = useField(name);
  const isBusy = useFormBusy();
  const description = describedBy(id, error)['aria-describedby'];
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <RichTextEditor
        id={id}
        label={label}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={isBusy}
        invalid={error !== undefined}
        {...(description === undefined ? {} : { describedBy: description })}
      />
    </FieldFrame>
  );
}
