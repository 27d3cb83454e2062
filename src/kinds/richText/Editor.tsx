import { useSaveContext } from 'react-admin';
import type { InputProps } from '../../declare/kind';
import { RichTextEditor } from '../../rich-text/RichTextEditor';
import { FieldFrame, useField } from '../FieldFrame';

export default function Editor(props: InputProps) {
  const { frame, control } = useField(props);
  const { value, onChange, onBlur, 'aria-describedby': describedBy } = control;
  // Not a native control, which the form's fieldset would disable.
  const { saving = false } = useSaveContext();
  return (
    <FieldFrame {...frame}>
      <RichTextEditor
        id={frame.id}
        label={frame.label}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={onBlur}
        disabled={saving}
        invalid={frame.error !== undefined}
        {...(describedBy === undefined ? {} : { describedBy })}
      />
    </FieldFrame>
  );
}
