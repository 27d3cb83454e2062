import { styled } from '@mui/material/styles';
import type { InputProps } from '../../declare/kind';
import { controlStyle, FieldFrame, useField } from '../FieldFrame';

const growing = {
  display: 'block',
  minHeight: 60,
  padding: '9px 12px',
  resize: 'vertical',
  fieldSizing: 'content',
  '&&': { height: 'auto' },
} as const;
const Control = styled('textarea')(controlStyle, growing);

/** Text of several lines; the box grows with it. */
export default function LongTextInput(props: InputProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Control {...control} rows={4} />
    </FieldFrame>
  );
}
