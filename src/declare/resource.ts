import type { ActingMethod, ActionWords, PageActionWords } from './actionWords';
import type { AnyEndpoint, Endpoint } from './endpoint';
import type { EditableField, Field, ReferringField } from './field';
import type { IconName } from './icons';
import type { RelatedWords, ShowWords } from './recordWords';
import type { Fields, FormWords, ListWords, RemovalWords } from './screenWords';
import type { ComponentModule } from './slots';

export type { ComponentColumn, ComputedColumn, Fields, Row } from './screenWords';

export type NamesOf<F extends Fields, Wanted extends Field> = {
  [Name in keyof F & string]: F[Name] extends Wanted ? Name : never;
}[keyof F & string];

/** The names of fields that a resource may mention. */
export interface NameTypes {
  readonly title: string;
  readonly scope: string;
  readonly edited: string;
  /** The parts of an id that has several; 'id' where it has one. */
  readonly id: string;
}

export interface NamesIn<F extends Fields, Scope extends string, Key extends string> extends NameTypes {
  readonly title: NamesOf<F, Field>;
  readonly scope: Scope;
  readonly edited: NamesOf<F, EditableField>;
  readonly id: Key;
}

export interface CallTypes {
  readonly list: AnyEndpoint;
  readonly create: AnyEndpoint;
  readonly one: AnyEndpoint;
  readonly update: AnyEndpoint;
  readonly remove: AnyEndpoint;
  readonly act: AnyEndpoint;
  readonly actOnPage: AnyEndpoint;
}

export interface CallsWith<Field extends string, Scope extends string, Key extends string> extends CallTypes {
  readonly list: Endpoint<Scope, 'GET'>;
  readonly create: Endpoint<never, 'POST' | 'PUT', Field>;
  readonly one: Endpoint<Key, 'GET', Key | Scope>;
  readonly update: Endpoint<Key, 'PUT' | 'PATCH' | 'POST', Key | Field>;
  readonly remove: Endpoint<Key, 'DELETE' | 'POST', Key | Field>;
  readonly act: Endpoint<never, ActingMethod, Key | Field>;
  readonly actOnPage: Endpoint<never, ActingMethod, Scope>;
}

export interface ResourceWords<F extends Fields, Names extends NameTypes> {
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
  /** The property that identifies a record, or several that do so together; 'id' when left out. */
  readonly id?: string | readonly Names['id'][];
  /** The field that names a record: its text in dropdowns, and the heading of its card. */
  readonly title?: Names['title'];
  /** The references that must be chosen before the list loads: one, or several. */
  readonly scope?: Names['scope'] | readonly Names['scope'][];
  /** There is one record and no list, such as settings: its link opens the form. */
  readonly single?: boolean;
  /** What the paths of its calls are below, in place of the site's. */
  readonly base?: string;
  /** Lists of the records of other resources that refer to a record, on its page and below its form. */
  readonly related?: readonly RelatedWords[];
  /** Each row has a link to the add form, filled with its values. */
  readonly duplicate?: boolean;
  /** Shown beside Edit and Delete of each row; they read it by react-admin's `useRecordContext`. */
  readonly rowTools?: readonly ComponentModule[];
}

export type With<Word extends string, Call> = { readonly [Name in Word]: Call };

/** The buttons of each record. */
export interface RecordActions<F extends Fields, Calls extends CallTypes> {
  readonly actions?: readonly (ActionWords<F> & With<'via', Calls['act']>)[];
}

/** The buttons above a list. */
export interface PageActions<Calls extends CallTypes> {
  readonly actions?: readonly (PageActionWords & With<'via', Calls['actOnPage']>)[];
}

/**
 * A screen and the calls behind it. What is left out is not offered: no route, no link, no call. A resource without
 * `list`, `create`, `edit` and `remove` speaks the regular REST convention at its name and offers all.
 */
interface ResourceOf<F extends Fields, Names extends NameTypes, Calls extends CallTypes>
  extends ResourceWords<F, Names>,
    RecordActions<F, Calls> {
  /** Not called while the scope has no value. */
  readonly list?: ListWords<F> & PageActions<Calls> & With<'from', Calls['list']>;
  readonly create?: FormWords<Names['edited']> & With<'via', Calls['create']>;
  readonly edit?: FormWords<Names['edited']> & With<'from', Calls['one']> & With<'via', Calls['update']>;
  readonly remove?: RemovalWords & With<'via', Calls['remove']>;
  /** Read by the call of `edit` when `from` is left out. */
  readonly show?: ShowWords<F> & Partial<With<'from', Calls['one']>>;
}

/** A resource whose names and calls must fit each other. */
export interface Resource<
  F extends Fields,
  Scope extends NamesOf<F, ReferringField> = never,
  Key extends string = 'id',
  Single extends boolean = false,
> extends ResourceOf<
    F,
    NamesIn<F, NoInfer<Scope>, NoInfer<Key>>,
    CallsWith<keyof F & string, NoInfer<Scope>, NoInfer<[Single] extends [true] ? never : Key>>
  > {
  readonly id?: string | readonly Key[];
  readonly scope?: Scope | readonly Scope[];
  readonly single?: Single;
}

/** A resource as the engine and `check` see it, which do not know the names of its fields. */
export interface AnyResource extends ResourceWords<Fields, NameTypes>, RecordActions<Fields, CallTypes> {
  /** The path of a regular resource. */
  readonly regular?: string;
  readonly list?: ListWords<Fields> & PageActions<CallTypes> & { readonly from?: AnyEndpoint };
  readonly create?: FormWords<string> & { readonly via?: AnyEndpoint };
  readonly edit?: FormWords<string> & { readonly from?: AnyEndpoint; readonly via?: AnyEndpoint };
  readonly remove?: RemovalWords & { readonly via?: AnyEndpoint };
  readonly show?: ShowWords<Fields> & { readonly from?: AnyEndpoint };
}

/** Declares a resource; what cannot be right does not compile. */
export function defineResource<
  const F extends Fields,
  const Scope extends NamesOf<F, ReferringField> = never,
  const Key extends string = 'id',
  const Single extends boolean = false,
>(resource: Resource<F, Scope, Key, Single>): Resource<F, Scope, Key, Single> {
  return resource;
}

/** Whether the resource speaks the regular REST convention: it says so, or declares no calls of its own. */
export function isRegular({ regular: path, list, create, edit, remove }: AnyResource): boolean {
  return path !== undefined || (!list && !create && !edit && !remove);
}

/** The references that must be chosen before the list loads. */
export function scopesOf({ scope = [] }: Pick<AnyResource, 'scope'>): readonly string[] {
  return typeof scope === 'string' ? [scope] : scope;
}

/** The field of that name, which may be misspelt; every object has a 'toString', and no resource such a field. */
export function fieldNamed(fields: Fields, name: string | undefined): Field | undefined {
  return name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
