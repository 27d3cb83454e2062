import type { InputProps } from '../../declare/kind';
import { TypedInput } from '../TypedInput';

/** The password of somebody else: the browser must not put in that of the administrator. */
export default function PasswordInput(props: InputProps) {
  return <TypedInput {...props} type="password" autoComplete="new-password" />;
}
