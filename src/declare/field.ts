/** What an editable field may be told. */
interface Editable {
  /** Must not be blank (only spaces count as blank). An image is then required on add and optional on edit. */
  readonly required?: boolean;
}

interface TextOptions extends Editable {
  /** How the value is set in lists; it never changes what is sent and refuses nothing. */
  readonly format?: 'email' | 'phone' | 'code' | 'short';
}

interface LongTextOptions extends Editable {
  /** Lists show the first 80 characters and an ellipsis, the whole as tooltip. */
  readonly cut?: boolean;
}

interface ReferenceOptions extends Editable {
  /** The name of the resource whose records can be chosen. */
  readonly to: string;
  /** Lists show the bare id instead of the record's title. */
  readonly bare?: boolean;
}

interface FlagOptions {
  /** The one value that counts as on, type included: `1` is not `'1'`. */
  readonly on: string | number | boolean;
  readonly yes: string;
  readonly no: string;
  /** Drawn as a coloured chip, for a state rather than an answer. */
  readonly chip?: boolean;
}

interface FileLinkOptions {
  /** The name of an upload folder of the site. */
  readonly folder: string;
  /** The link's text. */
  readonly text: string;
  /** Shown when there is no file. */
  readonly none: string;
}

interface Labelled {
  /** Heading of its column and label of its input. */
  readonly label: string;
}

export interface TextField extends Labelled, TextOptions {
  readonly kind: 'text';
}
export interface LongTextField extends Labelled, LongTextOptions {
  readonly kind: 'longText';
}
export interface RichTextField extends Labelled, Editable {
  readonly kind: 'richText';
}
export interface ReferenceField extends Labelled, ReferenceOptions {
  readonly kind: 'reference';
}
export interface ImageField extends Labelled, Editable {
  readonly kind: 'image';
}
export interface DateTimeField extends Labelled {
  readonly kind: 'dateTime';
}
export interface FlagField extends Labelled, FlagOptions {
  readonly kind: 'flag';
}
export interface FileLinkField extends Labelled, FileLinkOptions {
  readonly kind: 'fileLink';
}
export interface SecretField extends Labelled {
  readonly kind: 'secret';
}

/** Kinds that a form can edit. */
export type EditableField = TextField | LongTextField | RichTextField | ReferenceField | ImageField;
/** Every kind; those that are not editable are only shown. */
export type Field = EditableField | DateTimeField | FlagField | FileLinkField | SecretField;
export type Kind = Field['kind'];

/** One line of text. */
export const text = (label: string, options: TextOptions = {}): TextField => ({ kind: 'text', label, ...options });
/** Text of several lines. */
export const longText = (label: string, options: LongTextOptions = {}): LongTextField => ({
  kind: 'longText',
  label,
  ...options,
});
/** Formatted text, kept as HTML; lists show its plain text, cut. */
export const richText = (label: string, options: Editable = {}): RichTextField => ({
  kind: 'richText',
  label,
  ...options,
});
/** A choice among the records of another resource, sent as that record's id in the type in which the site gave it. */
export const reference = (label: string, options: ReferenceOptions): ReferenceField => ({
  kind: 'reference',
  label,
  ...options,
});
/** A picture in the site's image folder; its presence in a form is what makes the body multipart. */
export const image = (label: string, options: Editable = {}): ImageField => ({ kind: 'image', label, ...options });
/** A moment, shown in the browser's zone in Indian English. */
export const dateTime = (label: string): DateTimeField => ({ kind: 'dateTime', label });
/** Two words for one value: the first when it is exactly `on`, else the second. */
export const flag = (label: string, options: FlagOptions): FlagField => ({ kind: 'flag', label, ...options });
/** A link to an uploaded file. */
export const fileLink = (label: string, options: FileLinkOptions): FileLinkField => ({
  kind: 'fileLink',
  label,
  ...options,
});
/** A password or code: masked, and not in the page, until the administrator asks for it. */
export const secret = (label: string): SecretField => ({ kind: 'secret', label });
