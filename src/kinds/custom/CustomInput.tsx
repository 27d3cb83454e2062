import type { InputProps } from '../../declare/kind';
import { Slot } from '../../lazy/Slot';
import { InputSkeleton } from '../FieldInput';
import type { CustomOptions } from './custom';

export default function CustomInput({ source, label, field: { input, hint } }: InputProps<CustomOptions>) {
  return (
    <Slot
      load={input}
      props={{ source, label, ...(hint !== undefined && { helperText: hint }) }}
      fallback={<InputSkeleton label={label} />}
    />
  );
}
