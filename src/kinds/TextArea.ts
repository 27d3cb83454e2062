import { styled } from '@mui/material/styles';
import { controlStyle } from './controlStyle';

const growing = {
  display: 'block',
  minHeight: 60,
  padding: '9px 12px',
  resize: 'vertical',
  fieldSizing: 'content',
  '&&': { height: 'auto' },
} as const;

/** A native box for several lines, which grows with its text, in the look of all controls. */
export const TextArea = styled('textarea')(controlStyle, growing);
