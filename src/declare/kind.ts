import type { ReactNode } from 'react';
import type { Translate } from '../i18n/createTranslate';
import type { Id } from './endpoint';
import type { Blank, EditableField, Field } from './field';
import type { AnyResource } from './resource';
import type { Site } from './site';
import type { ComponentModule } from './slots';

/** The minimum width of a column, so that it is the same while the rows are loading. */
export type Width =
  | 'id'
  | 'name'
  | 'mail'
  | 'phone'
  | 'date'
  | 'longText'
  | 'text'
  | 'code'
  | 'short'
  | 'status'
  | 'picture'
  | 'link';

/** What a cell may need besides its value. */
export interface CellContext {
  /** The address of a file in an upload folder of the site. */
  uploadUrl(folder: string, file: string): string;
  /** Whether the administrator asked to see masked values. */
  readonly revealed: boolean;
  /** A text of the catalogue. */
  readonly translate: Translate;
  /** The title of a record of another resource, by its id or an object with it; undefined until it is loaded. */
  titleOf(resource: string, id: unknown): string | undefined;
}

/** What `toSend` may ask for. */
export interface SendContext {
  /** The id of a record as the site's list spells it: forms hold ids as text, and the site may want a number. */
  siteId(resource: string, id: unknown): Promise<Id | undefined>;
  /** What the field had when the form opened. */
  readonly stored: unknown;
  /** What the site declares for blank values. */
  readonly siteBlank?: Blank | undefined;
  /** The body is multipart, which has only texts and files. */
  readonly isMultipart: boolean;
}

/** What a kind's check may ask for. */
export interface CheckContext {
  readonly site: Site;
  readonly byName: ReadonlyMap<string, AnyResource>;
  /** Reports an error of the field that is checked. */
  readonly report: (code: string, message: string) => void;
}

/** How rows are filtered by a field: by a part of its text, from and to, or by some of its `options`. */
export type Facet = 'text' | 'range' | 'options';

/** One of the fixed values of a field, and its text. */
export interface Option {
  readonly value: unknown;
  readonly text: string;
}

/** A cell of an exported file. */
export type ExportValue = string | number | Date;

/** What an exported value may need besides its field. Addresses of files are complete: the file is read elsewhere. */
export type ExportContext = Pick<CellContext, 'titleOf' | 'uploadUrl'>;

/** Props of a kind's input. Its value is in react-admin's form, under `source`. */
export interface InputProps<Options extends object = object> {
  readonly source: string;
  readonly label: string;
  readonly field: EditableField & Options;
  /** Some other fields of the form are required, and this one is not. */
  readonly optional: boolean;
}

// The type of a method, whose parameters are compared loosely: the engine has forgotten which options a kind takes.
type InputComponent<Options extends object> = { render(props: InputProps<Options>): ReactNode }['render'];

/** Props of the component that shows a value in full, where there is one record on the page. */
export interface DetailProps<Options extends object = object> {
  /** Never blank. */
  readonly value: unknown;
  readonly field: Field & Options;
  readonly context: CellContext;
}

type DetailComponent<Options extends object> = { render(props: DetailProps<Options>): ReactNode }['render'];

/** Everything about a kind of field: how its values are shown, edited, sent, compared and checked. */
export interface KindOf<F extends Field, Options extends object> {
  /** What messages call it. */
  readonly name: string;
  /** 'text' when left out. */
  width?(field: F): Width;
  /** Renders a value in lists. A plain function, because a list calls it thousands of times. */
  cell?(value: unknown, field: F, context: CellContext): ReactNode;
  /** In place of `cell`: a component, loaded when it is first shown. It reads its row by `useRecordContext`. */
  cellComponent?(field: F): ComponentModule<{ source: string; label: string }>;
  /** The module of what shows a value in full, where lists show a part of it; its picture or its cell when left out. */
  readonly detail?: () => Promise<{ readonly default: DetailComponent<Options> }>;
  /** Renders a value where cards and grids show a picture. */
  picture?(value: unknown, field: F, context: CellContext): ReactNode;
  /** The module of its input; a kind without one is only shown. */
  readonly input?: () => Promise<{ readonly default: InputComponent<Options> }>;
  /** Loads what the input itself loads later. */
  preload?(field: F): void;
  /** What a new record has where its field does not say it. */
  initialValue?(field: F): unknown;
  /** The value that a form has in place of the record's; the same when left out. */
  toForm?(value: unknown, field: F): unknown;
  /** The value that is sent in place of the form's; the same when left out. */
  toSend?(value: unknown, field: F, context: SendContext): unknown;
  /** The form's value as it is compared with another, to know what is unsaved or in conflict; the same when left out. */
  compared?(value: unknown, field: F): unknown;
  /** The value to a declaration's `check`, and by which rows are compared: a number, a text, a day as '2025-05-01'. */
  plainValue?(value: unknown, field: F): unknown;
  /** How rows are filtered by it; not at all when left out. */
  readonly facet?: Facet;
  /** The module of the input of a filter, where that of forms does not fit; a kind without it has the input of forms or a text. */
  readonly filterInput?: () => Promise<{ readonly default: InputComponent<Options> }>;
  /** The fixed values that it may have, in order. */
  options?(field: F, translate: Translate): readonly Option[];
  /** What is wrong with a value that is not blank, as a sentence; undefined if nothing is. */
  problem?(value: unknown, field: F, translate: Translate): string | undefined;
  /**
   * A value as an exported file has it: complete, and without what only looks good on a screen. A date's UTC fields are what
   * the spreadsheet shows. When left out, numbers stay numbers, and all else is text.
   */
  exportValue?(value: unknown, field: F, context: ExportContext): ExportValue;
  /** Its exported values are dates: of whole days, or of moments with a time. */
  readonly exportedDate?: 'day' | 'moment';
  /** A value as text, for comparing two; the value itself when left out. */
  displayText?(value: unknown, field: F, context: Pick<CellContext, 'titleOf'>): string;
  /** A value as the title of a record; as it is when left out. */
  titleText?(value: unknown): string;
  /** Reports what types cannot see in the declaration of a field. */
  check?(field: F, context: CheckContext): void;
  /** The resource whose records the field refers to. */
  refersTo?(field: F): string;
  /** The resource whose records the field refers to, any number of them. */
  refersToMany?(field: F): string;
  /** The resources whose titles the cells show. */
  titlesFrom?(field: F): readonly string[];
  /** The fields inside of its value, which is an object. */
  parts?(field: F): Readonly<Record<string, EditableField>>;
  /** Its value is a list of such objects. */
  readonly isList?: true;
  /** Its input edits one text: an object or a list that the site has in its place is shown, and left as it is. */
  readonly textual?: true;
  /** Its value is a number: a text of digits is sent as a number with the same digits, unless the site has a text. */
  readonly numeric?: true;
  /** It is typed and never shown again: records are read without it, and neither drafts nor copied texts contain it. */
  readonly unread?: true;
  /** What is sent when it is blank, where neither field nor site say so. */
  readonly blank?: Blank;
  /** Whether a value counts as blank where the field is required; only `isBlank` when left out. */
  isBlank?(value: unknown): boolean;
  /** Its value is a chosen file: the body is multipart, and an edit without a file keeps the stored one. */
  readonly uploads?: true;
  /** Its input takes the width of the page. */
  readonly wide?: true;
  /** Not in the page until the administrator asks for it. */
  readonly masked?: true;
  /** It cannot be the title of a record. */
  readonly nameless?: true;
}

/** A kind as the engine sees it, which does not know its options. */
export type Kind = KindOf<Field, object>;

/** A kind that a form can edit. */
export type EditableKind = Kind & Required<Pick<Kind, 'input'>>;

/** A kind that refers to records of another resource. */
export type ReferringKind = EditableKind & Required<Pick<Kind, 'refersTo'>>;
