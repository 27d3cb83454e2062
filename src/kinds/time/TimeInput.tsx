import type { InputProps } from '../../declare/kind';
import { TemporalInput } from '../TemporalInput';
import type { TimeOptions } from './time';
import { timeLike, timeOf } from './timeOfDay';

export default function TimeInput(props: InputProps<TimeOptions>) {
  const { min, max } = props.field;
  const fromControl = (time: string, stored: unknown) => timeLike(stored, time);
  // With a step of a second, a stored time with seconds is shown whole.
  return <TemporalInput {...props} {...{ min, max, fromControl }} type="time" toControl={timeOf} step={1} />;
}
