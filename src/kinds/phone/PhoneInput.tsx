import type { InputProps } from '../../declare/kind';
import { TypedInput } from '../TypedInput';

export default function PhoneInput(props: InputProps) {
  return <TypedInput {...props} type="tel" />;
}
