import { styled } from '@mui/material/styles';
import type { InputProps } from '../../declare/kind';
import { controlStyle, FieldFrame, useField } from '../FieldFrame';

const Control = styled('input')(controlStyle);

export default function TextInput(props: InputProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Control {...control} type="text" />
    </FieldFrame>
  );
}
