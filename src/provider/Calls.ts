import type { Id, Row } from '../declare';
import type { Paging } from './answer';
import type { Transfer } from './Transfer';

/** What a list call gives: rows in the site's order, and what it said of its pages; `undefined` if it has none. */
export interface RowsAnswer {
  readonly rows: readonly Row[];
  readonly paging: Paging | undefined;
}

/** The five calls of a resource, whichever convention it speaks. Each throws `HttpError`. */
export interface Calls {
  /** Rows; none, without a call, while the scope has no value in `filter`. */
  list(filter: Readonly<Record<string, unknown>>, page: { page: number; limit: number }): Promise<RowsAnswer>;
  one(id: Id, transfer?: Transfer): Promise<Row & { id: Id }>;
  /** Gives the new record's id, if the site told it. */
  create(values: Row, transfer?: Transfer): Promise<Id | undefined>;
  update(id: Id, values: Row, transfer?: Transfer): Promise<void>;
  remove(id: Id, transfer?: Transfer): Promise<void>;
}
