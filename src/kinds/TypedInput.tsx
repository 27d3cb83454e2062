import type { ComponentProps } from 'react';
import type { InputProps } from '../declare/kind';
import { FieldFrame, useField } from './FieldFrame';
import { InputControl } from './InputControl';

interface TypedInputProps extends InputProps, Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete'> {
  readonly type?: 'text' | 'tel' | 'password';
}

/** A line of text of some kind, for which phones show their own keyboard. The browser fills in nothing. */
export function TypedInput({ type = 'text', inputMode, autoComplete = 'off', ...props }: TypedInputProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <InputControl {...control} {...{ type, inputMode, autoComplete }} />
    </FieldFrame>
  );
}
