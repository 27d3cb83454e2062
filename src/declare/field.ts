import type { EditableKind, Kind, ReferringKind } from './kind';

/** A field of a record. Beside these it has the options of its kind. */
export interface Field {
  readonly kind: Kind;
  /** The heading of its column and the label of its input. */
  readonly label: string;
}

/** Options of every kind that a form can edit. */
export interface Editable {
  /** It must not be blank; only spaces count as blank. An image is then required on add and optional on edit. */
  readonly required?: boolean;
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

/** Whether a form can edit this field. */
export function isEditable(field: Field): field is EditableField {
  return field.kind.input !== undefined;
}
