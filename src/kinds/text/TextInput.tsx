import type { InputProps } from '../../declare/kind';
import { FieldFrame, useField } from '../FieldFrame';
import { InputControl } from '../InputControl';

export default function TextInput(props: InputProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <InputControl {...control} type="text" />
    </FieldFrame>
  );
}
