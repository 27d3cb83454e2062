import type { InputProps } from '../../declare/kind';
import { TemporalInput } from '../TemporalInput';
import type { DateTimeOptions } from './dateTime';
import { controlOf, momentLike } from './moment';

export default function DateTimeInput(props: InputProps<DateTimeOptions>) {
  const fromControl = (typed: string, stored: unknown) => momentLike(stored, typed, props.field.zone);
  return (
    <TemporalInput
      {...props}
      {...{ fromControl }}
      type="datetime-local"
      toControl={controlOf}
      // Without it browsers take years of six digits, which are in no form that sites read.
      max="9999-12-31T23:59"
    />
  );
}
