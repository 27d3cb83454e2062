import type { InputProps } from '../../declare/kind';
import { FieldFrame, useField } from '../FieldFrame';
import structure from '../FieldFrame.module.css';
import { TextArea } from '../TextArea';

/** JSON as text. What is typed stays as it is, whether or not it is JSON yet. */
export default function JsonInput(props: InputProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <TextArea
        {...control}
        className={structure.structure ?? ''}
        rows={6}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </FieldFrame>
  );
}
