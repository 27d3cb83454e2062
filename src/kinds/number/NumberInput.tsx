import FormHelperText from '@mui/material/FormHelperText';
import type { KeyboardEvent } from 'react';
import type { InputProps } from '../../declare/kind';
import { isComposing } from '../../ui/isComposing';
import { FieldFrame, useField } from '../FieldFrame';
import { InputControl } from '../InputControl';
import { addDecimals, decimalOf, decimalText } from './decimal';
import { formatNumber } from './formatNumber';
import type { NumberOptions } from './number';

const signs: Readonly<Record<string, bigint>> = { ArrowUp: 1n, ArrowDown: -1n };

/**
 * A number as text: a native number input, and react-admin's, would round it and lose what is no number yet. Its groups and
 * its currency stand below: a text that changed with the focus would lose what is selected in it.
 */
export default function NumberInput(props: InputProps<NumberOptions>) {
  const { field } = props;
  const { frame, control } = useField(props);
  const text = String(control.value ?? '');
  const decimal = decimalOf(text);
  const read = decimal ? formatNumber(decimal, field) : text;
  const step = field.step === undefined ? undefined : decimalOf(field.step);
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = isComposing(event) ? undefined : signs[event.key];
    if (sign === undefined || !step) return;
    event.preventDefault();
    const from = decimal ?? { units: 0n, scale: 0 };
    control.onChange(decimalText(addDecimals(from, { ...step, units: step.units * sign })));
  };
  return (
    <FieldFrame {...frame}>
      <InputControl
        {...control}
        type="text"
        // The keyboard of digits has no minus on some phones.
        inputMode={field.min !== undefined && field.min >= 0 ? 'decimal' : 'text'}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      {read !== text && <FormHelperText error={false}>{read}</FormHelperText>}
    </FieldFrame>
  );
}
