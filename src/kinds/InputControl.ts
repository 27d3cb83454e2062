import { styled } from '@mui/material/styles';
import { controlStyle } from './controlStyle';

/** A native input in the look of all controls. */
export const InputControl = styled('input')(controlStyle);
