import type { Editable, EditableField, Field, ReferringField } from './field';
import type { Kind, KindOf } from './kind';

type NoOptions = Record<never, never>;
type With<Word extends keyof Kind, K extends object> = K & Required<Pick<K, Word & keyof K>>;
type OptionsArgument<Options extends object> = keyof Options extends never
  ? []
  : NoOptions extends Options
    ? [options?: Options]
    : [options: Options];

/** What a declaration calls: `rating('Stars', { max: 5 })`. */
type FieldMaker<F extends Field, Options extends object> = (
  label: string,
  ...options: OptionsArgument<Options>
) => F & Readonly<Options>;

type EditableKindOf<Options extends object> = With<'input', KindOf<EditableField & Options, Options>>;

/**
 * Defines a kind of field and gives the function with which declarations use it. `Options` are what a declaration may say
 * of such a field; a kind with an input also takes `required`. A kind that gives `refersTo` can be the scope of a list.
 */
export function defineKind<Options extends object = NoOptions>(
  kind: With<'refersTo', EditableKindOf<Options>>,
): FieldMaker<ReferringField, Editable & Options>;
export function defineKind<Options extends object = NoOptions>(
  kind: EditableKindOf<Options>,
): FieldMaker<EditableField, Editable & Options>;
export function defineKind<Options extends object = NoOptions>(
  kind: KindOf<Field & Options, Options>,
): FieldMaker<Field, Options>;
export function defineKind(kind: Kind) {
  return (label: string, options?: object) => ({ kind, label, ...options });
}
