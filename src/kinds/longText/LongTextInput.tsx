import type { InputProps } from '../../declare/kind';
import { FieldFrame, useField } from '../FieldFrame';
import { TextArea } from '../TextArea';

/** Text of several lines; the box grows with it. */
export default function LongTextInput(props: InputProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <TextArea {...control} rows={4} />
    </FieldFrame>
  );
}
