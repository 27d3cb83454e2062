import type { InputProps } from '../../declare/kind';
import { Lazy } from '../../lazy/Lazy';
import { partOf } from '../../lazy/lazyPart';
import { InputSkeleton } from '../FieldInput';
import { importEditor } from './importEditor';

/** Formatted text. The other inputs of the form are there before the editor is. */
export default function RichTextInput(props: InputProps) {
  return <Lazy part={partOf(importEditor)} props={props} fallback={<InputSkeleton label={props.label} />} />;
}
