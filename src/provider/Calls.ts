import type { FilterPayload, PaginationPayload, SortPayload } from 'react-admin';
import type { Id } from '../declare/endpoint';
import type { Row } from '../declare/resource';
import type { Paging } from './readAnswer';
import type { Transfer } from './transport';

/** What react-admin may ask of a list. Without `sort` the rows keep the site's order. */
export interface ListQuery {
  readonly filter: FilterPayload;
  readonly sort?: SortPayload | undefined;
  /** Without it, all rows of an answer; of a list that comes page by page, the first page. */
  readonly pagination?: PaginationPayload | undefined;
  /** All rows, on whatever pages. */
  readonly isWhole?: boolean;
  /** Stops the call. */
  readonly signal?: AbortSignal | undefined;
}

/** The rows of a list, in order. */
export interface ListAnswer {
  readonly rows: readonly Row[];
  /** How many rows there are on all pages; `undefined` where the site does not say. */
  readonly total?: number | undefined;
  readonly hasNextPage: boolean;
  /** Page number and totals as sent by the site; only for lists that come page by page. */
  readonly paging?: Paging;
}

/** Values of a record that are known before its call: its path may need them. */
export type Known = Readonly<Record<string, unknown>>;

/** The calls of a resource, whichever convention it uses. Each throws `HttpError`. */
export interface Calls {
  /** No rows, and no call, while the scope has no value in the filter. */
  list(query: ListQuery): Promise<ListAnswer>;
  one(id: Id, transfer?: Transfer, known?: Known): Promise<Row & { id: Id }>;
  /** The same for the page that shows a record, which may have a call of its own. */
  shown(id: Id, transfer?: Transfer, known?: Known): Promise<Row & { id: Id }>;
  /** Those of the records that exist. */
  many(ids: readonly Id[]): Promise<readonly Row[]>;
  /** Returns the new record's id if the site sends it. */
  create(values: Row, transfer?: Transfer): Promise<Id | undefined>;
  update(id: Id, values: Row, transfer?: Transfer, known?: Known): Promise<void>;
  remove(id: Id, transfer?: Transfer, known?: Known): Promise<void>;
}
