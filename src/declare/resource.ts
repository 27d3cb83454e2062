import type { AnyEndpoint, Endpoint, Id } from './endpoint';
import type { EditableField, Field, ReferringField } from './field';
import type { IconName } from './icons';
import type { ExportValue } from './kind';
import type { ComponentModule } from './slots';

export type Fields = Readonly<Record<string, Field>>;

type KeyOf<Path> = Path extends `${infer Key}.${string}` ? Key : Path;
type PathOf<F, Name> = F extends { readonly at?: infer At extends string } ? ([At] extends [never] ? Name : At) : Name;

/** One record as the site answered it: nothing about its values can be relied on. `id` is absent where the site gave none. */
export type Row<F extends Fields = Fields> = {
  readonly [Name in keyof F as KeyOf<PathOf<F[Name], Name>>]?: unknown;
} & { readonly id?: Id };

type NamesOf<F extends Fields, Wanted extends Field> = {
  [Name in keyof F & string]: F[Name] extends Wanted ? Name : never;
}[keyof F & string];

/** A column made from several fields. */
export interface ComputedColumn<F extends Fields = Fields> {
  readonly label: string;
  // A method, whose parameters are compared loosely: the engine does not know the names of the fields.
  value(row: Row<F>): string;
}

/** A column whose cells are a custom component, which reads its row by react-admin's `useRecordContext`. */
export interface ComponentColumn {
  readonly label: string;
  readonly cell: ComponentModule;
  /** The value in exported files, which leave out a column without it. */
  exportValue?(row: Row): ExportValue;
}

type Column<F extends Fields> = (keyof F & string) | 'id' | ComputedColumn<F> | ComponentColumn;

interface ListOf<F extends Fields, From> {
  /** Not called while the scope has no value. */
  readonly from: From;
  /** `cards`: two columns of cards with the picture at the left; `grid`: pictures with captions. */
  readonly as?: 'table' | 'cards' | 'grid';
  /** In order. Without columns there is no screen: the list only fills dropdowns. */
  readonly columns?: readonly Column<F>[];
  /** Text of the link to the add form. */
  readonly add?: string;
  /** Shown when the site has no rows. */
  readonly empty?: string;
  /** `false`: the number of records is not shown even if the site gives one. */
  readonly total?: false;
  /** Renders the rows in place of a table, cards or a grid, by react-admin's `useListContext`. */
  readonly body?: ComponentModule;
  /** Shown beside the other tools above the rows. */
  readonly tools?: readonly ComponentModule[];
}

interface FormOf<Name extends string, Via> {
  readonly via: Via;
  /** The fields of the form, in order; all editable ones in the order of `fields` when left out. */
  readonly fields?: readonly Name[];
  /** Text of the one submit button. */
  readonly button?: string;
  /** Shown when a required field is blank. */
  readonly invalid?: string;
  /** Shown after a save; nothing when left out. */
  readonly done?: string;
  /** Shown, alone, when a save failed. */
  readonly failed?: string;
  /** Where a save leads: the list, or one page back. */
  readonly then?: 'list' | 'back';
  /** Renders the form's inputs in place of those of its fields: react-admin's inputs, or any that use `useInput`. */
  readonly body?: ComponentModule;
  /** Shown at the head of the form. */
  readonly tools?: readonly ComponentModule[];
}

interface EditOf<Name extends string, From, Via> extends FormOf<Name, Via> {
  readonly from: From;
}

interface Removal<Via> {
  readonly via: Via;
  /** The question asked first; `false`: none is asked, and the deletion can be undone for five seconds. */
  readonly ask?: string | false;
  readonly done?: string;
  readonly failed?: string;
  /** What the list does afterwards: load again, or drop the row without a call. */
  readonly then?: 'reload' | 'drop';
}

/** The names of fields that a resource may mention. */
interface NameTypes {
  readonly title: string;
  readonly scope: string;
  readonly edited: string;
}

interface NamesIn<F extends Fields, Scope> extends NameTypes {
  readonly title: NamesOf<F, Field>;
  readonly scope: Scope & string;
  readonly edited: NamesOf<F, EditableField>;
}

interface CallTypes {
  readonly list: AnyEndpoint;
  readonly create: AnyEndpoint;
  readonly one: AnyEndpoint;
  readonly update: AnyEndpoint;
  readonly remove: AnyEndpoint;
}

interface CallsWith<Scope extends string> extends CallTypes {
  readonly list: Endpoint<Scope, 'GET'>;
  readonly create: Endpoint<never, 'POST'>;
  readonly one: Endpoint<'id', 'GET'>;
  readonly update: Endpoint<'id', 'PUT'>;
  readonly remove: Endpoint<'id', 'DELETE'>;
}

/**
 * A screen and the calls behind it. What is left out is not offered: no route, no link, no call. A resource without
 * `list`, `create`, `edit` and `remove` speaks the regular REST convention at `{apiHost}/api/{name}` and offers all.
 */
interface ResourceOf<F extends Fields, Names extends NameTypes, Calls extends CallTypes> {
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
  /** The field that names a record: its text in dropdowns, and the heading of its card. */
  readonly title?: Names['title'];
  /** The reference that must be chosen before the list loads. */
  readonly scope?: Names['scope'];
  readonly list?: ListOf<F, Calls['list']>;
  readonly create?: FormOf<Names['edited'], Calls['create']>;
  readonly edit?: EditOf<Names['edited'], Calls['one'], Calls['update']>;
  readonly remove?: Removal<Calls['remove']>;
  /** Shown beside Edit and Delete of each row; they read it by react-admin's `useRecordContext`. */
  readonly rowTools?: readonly ComponentModule[];
}

/** A resource whose names and calls must fit each other. */
export interface Resource<F extends Fields, Scope extends NamesOf<F, ReferringField> = never>
  extends ResourceOf<F, NamesIn<F, Scope>, CallsWith<NoInfer<Scope>>> {}

/** A resource as the engine and `check` see it, which do not know the names of its fields. */
export interface AnyResource extends ResourceOf<Fields, NameTypes, CallTypes> {}

/** Declares a resource; what cannot be right does not compile. */
export function defineResource<const F extends Fields, const Scope extends NamesOf<F, ReferringField> = never>(
  resource: Resource<F, Scope>,
): Resource<F, Scope> {
  return resource;
}

/** Whether the resource declares no calls of its own, and so speaks the regular REST convention. */
export function isRegular({ list, create, edit, remove }: AnyResource): boolean {
  return !list && !create && !edit && !remove;
}

/** The field of that name, which may be misspelt; every object has a 'toString', and no resource such a field. */
export function fieldNamed(fields: Fields, name: string | undefined): Field | undefined {
  return name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
