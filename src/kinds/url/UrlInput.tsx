import type { InputProps } from '../../declare/kind';
import { TypedInput } from '../TypedInput';

// Not `type="url"`, which removes blanks at the ends: what was typed is sent.
export default function UrlInput(props: InputProps) {
  return <TypedInput {...props} inputMode="url" />;
}
