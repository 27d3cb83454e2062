import type { Editable, EditableField, Field, ReferringField } from './field';
import type { Kind, KindOf } from './kind';

type NoOptions = Record<never, never>;
type With<Word extends keyof Kind, K extends object> = K & Required<Pick<K, Word & keyof K>>;
/** Where a value lives, as its very words: they are in the type of a row. */
export interface Placed<At extends string> {
  readonly at?: At;
}
type OptionsArgument<Options extends object, At extends string> = NoOptions extends Options
  ? [options?: Options & Placed<At>]
  : [options: Options & Placed<At>];

/** What a declaration calls: `rating('Stars', { max: 5 })`. */
type FieldMaker<F extends Field, Options extends object> = <const At extends string = never>(
  label: string,
  ...options: OptionsArgument<Options, At>
) => F & Readonly<Options> & Placed<At>;

type EditableKindOf<Options extends object> = With<'input', KindOf<EditableField & Options, Options>>;

/**
 * Defines a kind of field and gives the function with which declarations use it. `Options` are what a declaration may say
 * of such a field; a kind with an input also takes `required`, `hint` and the like, in which values are of type `Value`: that
 * of its `plainValue`. A kind that gives `refersTo` can be the scope of a list.
 */
export function defineKind<Options extends object = NoOptions, Value = unknown>(
  kind: With<'refersTo', EditableKindOf<Options>>,
): FieldMaker<ReferringField, Editable<Value> & Options>;
export function defineKind<Options extends object = NoOptions, Value = unknown>(
  kind: EditableKindOf<Options>,
): FieldMaker<EditableField, Editable<Value> & Options>;
export function defineKind<Options extends object = NoOptions>(
  kind: KindOf<Field & Options, Options>,
): FieldMaker<Field, Options>;
export function defineKind(kind: Kind) {
  return (label: string, options?: object) => ({ kind, label, ...options });
}
