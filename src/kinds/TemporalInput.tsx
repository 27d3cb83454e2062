import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../declare/kind';
import { FieldFrame, useField } from './FieldFrame';
import { InputControl } from './InputControl';
import { useStored } from './useStored';

interface TemporalInputProps extends InputProps {
  readonly type: 'date' | 'datetime-local' | 'time';
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly step?: number;
  /** A value as the browser's own control has it. */
  readonly toControl: (value: unknown) => string;
  /** What was typed, in the form of the value that was there. */
  readonly fromControl: (text: string, stored: unknown) => unknown;
}

/**
 * The browser's own control for days and times, as react-admin's inputs have it, with the value as the site writes it. What is
 * typed only in part has no value to the control: it is refused, and not taken for blank.
 */
export function TemporalInput({ type, min, max, step, toControl, fromControl, ...props }: TemporalInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const isPartial = () => input.current?.validity.badInput === true;
  const { frame, control } = useField(props, () => (isPartial() ? translate('console.kinds.partial') : undefined));
  const { ref, onChange, value, ...rest } = control;
  const stored = useStored(value);
  return (
    <FieldFrame {...frame}>
      <InputControl
        {...rest}
        {...{ type, min, max, step }}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
        value={toControl(value)}
        onChange={({ target }) => onChange(target.value === '' ? '' : fromControl(target.value, stored))}
      />
    </FieldFrame>
  );
}
