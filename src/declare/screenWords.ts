import type { Id } from './endpoint';
import type { Field } from './field';
import type { ExportValue } from './kind';
import type { ListQueryWords } from './listQuery';
import type { ComponentModule } from './slots';

export type Fields = Readonly<Record<string, Field>>;

type KeyOf<Path> = Path extends `${infer Key}.${string}` ? Key : Path;
type PathOf<F, Name> = F extends { readonly at?: infer At extends string } ? ([At] extends [never] ? Name : At) : Name;

/** One record as the site answered it: nothing about its values can be relied on. `id` is absent where the site gave none. */
export type Row<F extends Fields = Fields> = {
  readonly [Name in keyof F as KeyOf<PathOf<F[Name], Name>>]?: unknown;
} & { readonly id?: Id };

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

/** A field, the id, or what is made from a record. */
export type Column<F extends Fields> = (keyof F & string) | 'id' | ComputedColumn<F> | ComponentColumn;

export interface ListWords<F extends Fields> extends ListQueryWords<keyof F & string> {
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

export interface FormWords<Name extends string> {
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

export interface RemovalWords {
  /** The question asked first; `false`: none is asked, and the deletion can be undone for five seconds. */
  readonly ask?: string | false;
  readonly done?: string;
  readonly failed?: string;
  /** What the list does afterwards: load again, or drop the row without a call. */
  readonly then?: 'reload' | 'drop';
}
