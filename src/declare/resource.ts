import type { AnyEndpoint, Endpoint, Id } from './endpoint';
import type { EditableField, Field, ReferenceField } from './field';
import type { IconName } from './icons';

export type Fields = Readonly<Record<string, Field>>;

/** What a field may hold in an answer; nothing of it can be relied on. */
export type Value = string | number | boolean | null | undefined;

/** One record as the site answered it. `id` is absent where the site gave none. */
export type Row<F extends Fields = Fields> = { readonly [Name in keyof F]?: Value } & { readonly id?: Id };

type NamesOf<F extends Fields, Wanted extends Field> = {
  [Name in keyof F & string]: F[Name] extends Wanted ? Name : never;
}[keyof F & string];

/** A column made from several fields. */
export interface ComputedColumn<F extends Fields = Fields> {
  readonly label: string;
  // A method, so that a resource can be handed to the engine, which has forgotten its fields, without a cast.
  value(row: Row<F>): string;
}

type Column<F extends Fields> = (keyof F & string) | 'id' | ComputedColumn<F>;

interface ListOf<F extends Fields, Scope extends string> {
  /** Read before anything is drawn; not called while the scope has no value. */
  readonly from: Endpoint<Scope, 'GET'>;
  /** `cards` stand two abreast with the picture at the left; `grid` is a grid of pictures with captions. */
  readonly as?: 'table' | 'cards' | 'grid';
  /** In order of appearance. Without columns there is no screen: the list only fills dropdowns. */
  readonly columns?: readonly Column<F>[];
  /** Text of the link to the add form. */
  readonly add?: string;
  /** Shown when the site has no rows. */
  readonly empty?: string;
  /** `false`: the number of records is not shown even if the site gives one. */
  readonly total?: false;
}

interface FormOf<F extends Fields> {
  /** The fields of the form, in order; all editable ones in the order of `fields` when left out. */
  readonly fields?: readonly NamesOf<F, EditableField>[];
  /** Text of the one submit button. */
  readonly button?: string;
  /** Said when a required field is blank. */
  readonly invalid?: string;
  /** Said after a save; nothing is said when left out. */
  readonly done?: string;
  /** Said, alone, when a save failed. */
  readonly failed?: string;
  /** Where a save leads: the list, or one page back. */
  readonly then?: 'list' | 'back';
}

interface CreateOf<F extends Fields> extends FormOf<F> {
  readonly via: Endpoint<never, 'POST'>;
}

interface EditOf<F extends Fields> extends FormOf<F> {
  readonly from: Endpoint<'id', 'GET'>;
  readonly via: Endpoint<'id', 'PUT'>;
}

interface Removal {
  readonly via: Endpoint<'id', 'DELETE'>;
  /** The question asked first; `false`: none is asked, and the deletion can be undone for five seconds. */
  readonly ask?: string | false;
  readonly done?: string;
  readonly failed?: string;
  /** What the list does afterwards: read itself anew, or drop the row without a call. */
  readonly then?: 'reload' | 'drop';
}

/**
 * A screen and the calls behind it. What is absent is not offered: no route, no link, no call. A resource without
 * `list`, `create`, `edit` and `remove` speaks the regular REST convention at `{apiHost}/api/{name}` and offers all.
 */
export interface Resource<F extends Fields, Scope extends NamesOf<F, ReferenceField> = never> {
  /** Route segment and the engine's key; the file of the declaration has this name too. */
  readonly name: string;
  /** Sidebar text and heading. */
  readonly label: string;
  /** One item, as a title: 'House Rule'. Buttons, questions and failure sentences are made from it. */
  readonly item: string;
  /** Several items; `item` with an s when left out. */
  readonly items?: string;
  readonly icon?: IconName;
  readonly fields: F;
  /** The field that names a record: the text of its dropdown entry, and the heading of its card. */
  readonly title?: NamesOf<F, Field>;
  /** The reference that must be chosen before the list loads. */
  readonly scope?: Scope;
  readonly list?: ListOf<F, NoInfer<Scope>>;
  readonly create?: CreateOf<F>;
  readonly edit?: EditOf<F>;
  readonly remove?: Removal;
}

/** States a resource; what cannot be right does not compile. */
export function defineResource<const F extends Fields, const Scope extends NamesOf<F, ReferenceField> = never>(
  resource: Resource<F, Scope>,
): Resource<F, Scope> {
  return resource;
}

interface AnyForm {
  readonly via: AnyEndpoint;
  readonly fields?: readonly string[];
  readonly button?: string;
  readonly invalid?: string;
  readonly done?: string;
  readonly failed?: string;
  readonly then?: 'list' | 'back';
}

/** A resource whose field names are forgotten: what the engine and `check` read. */
export interface AnyResource {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  readonly items?: string;
  readonly icon?: IconName;
  readonly fields: Fields;
  readonly title?: string;
  readonly scope?: string;
  readonly list?: {
    readonly from: AnyEndpoint;
    readonly as?: 'table' | 'cards' | 'grid';
    readonly columns?: readonly (string | ComputedColumn)[];
    readonly add?: string;
    readonly empty?: string;
    readonly total?: false;
  };
  readonly create?: AnyForm;
  readonly edit?: AnyForm & { readonly from: AnyEndpoint };
  readonly remove?: {
    readonly via: AnyEndpoint;
    readonly ask?: string | false;
    readonly done?: string;
    readonly failed?: string;
    readonly then?: 'reload' | 'drop';
  };
}
