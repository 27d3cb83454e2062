import type { Query } from './endpoint';

interface Order<Name extends string> {
  /** The fields by which the site can sort; an object gives the site's names of them. */
  readonly fields: readonly (Name | 'id')[] | { readonly [Field in Name | 'id']?: string };
}

/** How a sorted list is asked for. */
export type SortWords<Name extends string = string> = Order<Name> &
  (
    | {
        /** The parameter with the name of the field. */
        readonly param: string;
        /** The parameter with `asc` or `desc`; without it, a minus before the name means descending. */
        readonly order?: string;
      }
    | {
        /** The parameters of an order, for any other way to ask. */
        query(name: string, order: 'asc' | 'desc'): Query;
      }
  );

/** What the site itself can find and sort, in place of the console. */
export interface ListQueryWords<Name extends string = string> {
  /** The parameter of a search in all fields. */
  readonly search?: string;
  /** The fields by which the site can filter; an object gives the names of their parameters. */
  readonly filter?: readonly Name[] | { readonly [Field in Name]?: string };
  /** In place of one parameter for each filter: those of all filters together, for a site that wants them in one. */
  // A method, whose parameters are compared loosely: the engine does not know the names of the fields.
  filterQuery?(filters: { readonly [Field in Name]?: unknown }): Query;
  readonly sort?: SortWords<Name>;
  /** Rows of a page, or the numbers among which one can choose, the default first; 10 when left out. */
  readonly perPage?: number | readonly number[];
}

/** Field -> the site's name of it, if one is declared. */
export function siteNames(
  names: readonly string[] | Readonly<Record<string, string | undefined>> = [],
): ReadonlyMap<string, string | undefined> {
  return new Map(Array.isArray(names) ? names.map((name) => [name, undefined]) : Object.entries(names));
}
