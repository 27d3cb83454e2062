import type { EditableField } from '../declare';
import { ImageInput } from './image/ImageInput';
import type { KindInput } from './KindInput';
import { LongTextInput } from './longText/LongTextInput';
import { ReferenceInput } from './reference/ReferenceInput';
import { RichTextInput } from './richText/RichTextInput';
import { TextInput } from './text/TextInput';

const inputs = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  reference: ReferenceInput,
  image: ImageInput,
} satisfies { readonly [K in EditableField['kind']]: KindInput<Extract<EditableField, { kind: K }>> };

/** The input of a field. */
export function inputOf(field: EditableField): KindInput<EditableField> {
  // The table above pairs each kind with its own input, which the compiler forgets on looking one up.
  return inputs[field.kind] as KindInput<EditableField>;
}
