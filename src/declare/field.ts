import type { EditableKind, Kind, ReferringKind } from './kind';

/** A field of a record. Beside these it has the options of its kind. */
export interface Field {
  readonly kind: Kind;
  /** The heading of its column and the label of its input. */
  readonly label: string;
  /** Where its value lives in a record: `address.city` is the `city` in the record's `address`. Its name when left out. */
  readonly at?: string;
}

/** What is sent of a blank value: null, nothing, or the empty text. */
export type Blank = 'null' | 'omit' | '';

/** A record as it is in a form, or as the site gave it: nothing about its values can be relied on. */
export type FormRecord = Readonly<Record<string, unknown>>;

/** Options of every kind that a form can edit. `Value` is what its values are to a declaration. */
export interface Editable<Value = unknown> {
  /** It must not be blank; only spaces count as blank. An image is then required on add and optional on edit. */
  readonly required?: boolean;
  /** Shown below its input. */
  readonly hint?: string;
  /** What it has in a form that adds a record. */
  readonly initial?: Value | (() => Value);
  /** Forms show it and do not change it. */
  readonly readOnly?: boolean;
  /** What is sent when it is blank. */
  readonly blank?: Blank;
  /** Whether forms show it. While they do not, it is not checked, and is sent as it was when the form opened. */
  visible?(record: FormRecord): boolean;
  /** What is wrong with a value, as a sentence that is shown below its input; undefined if nothing is. */
  check?(value: Value, record: FormRecord): string | undefined;
}

/** A field that a form can edit. */
export interface EditableField extends Field, Editable {
  readonly kind: EditableKind;
}

/** A field that refers to records of another resource. */
export interface ReferringField extends EditableField {
  readonly kind: ReferringKind;
}

/** Whether a field refers to records of another resource. */
export function isReferring(field: Field): field is ReferringField {
  return field.kind.refersTo !== undefined;
}

/** The resource to one or several of whose records a field refers. */
export function targetOf(field: Field): string | undefined {
  return field.kind.refersTo?.(field) ?? field.kind.refersToMany?.(field);
}

/** Whether a form can edit this field. */
export function isEditable(field: Field): field is EditableField {
  return field.kind.input !== undefined;
}
