import type { InputProps } from '../../declare/kind';
import { TemporalInput } from '../TemporalInput';
import type { DateOptions } from './date';
import { dayLike, dayOf, limitDay } from './day';

export default function DateInput(props: InputProps<DateOptions>) {
  const { min, max } = props.field;
  const fromControl = (day: string, stored: unknown) => dayLike(stored, day);
  return (
    <TemporalInput
      {...props}
      {...{ fromControl }}
      type="date"
      toControl={dayOf}
      min={limitDay(min)}
      // Without it browsers take years of six digits, which no site reads.
      max={limitDay(max) ?? '9999-12-31'}
    />
  );
}
