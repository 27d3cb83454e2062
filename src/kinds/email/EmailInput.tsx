import type { InputProps } from '../../declare/kind';
import { TypedInput } from '../TypedInput';

// Not `type="email"`, which rewrites names of hosts: what was typed is sent.
export default function EmailInput(props: InputProps) {
  return <TypedInput {...props} inputMode="email" />;
}
