import type { EditableField, Field, Kind } from './field';

/** What the engine has to know of a kind, beside how it looks and is edited. What is not said is not so. */
export interface Traits {
  /** A form can edit it. */
  readonly editable?: true;
  /** Its value is a chosen file: the body is multipart, and an edit without one keeps what the site has. */
  readonly uploads?: true;
  /** Cards and grids put it where the picture goes. */
  readonly picture?: true;
  /** Written at length, as HTML: a form with it takes the width of the page. */
  readonly markup?: true;
  /** Not in the page until the administrator asks for it. */
  readonly masked?: true;
  /** A record cannot be called by it: a name is text, and it stands where a secret would be seen. */
  readonly nameless?: true;
}

const none: Traits = {};
const traits: Readonly<Record<string, Traits>> = {
  text: { editable: true },
  longText: { editable: true },
  richText: { editable: true, markup: true },
  reference: { editable: true },
  image: { editable: true, uploads: true, picture: true, nameless: true },
  dateTime: {},
  flag: {},
  fileLink: { nameless: true },
  secret: { masked: true, nameless: true },
} satisfies Record<Kind, Traits>;

/** The traits of a field's kind; none for a field that is not there, or of a kind that is none. */
export function traitsOf(field: Field | undefined): Traits {
  return (field && traits[field.kind]) ?? none;
}

/** Whether a form can edit this field. */
export function isEditable(field: Field): field is EditableField {
  return traitsOf(field).editable === true;
}
