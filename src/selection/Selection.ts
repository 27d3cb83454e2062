import type { Identifier } from 'react-admin';
import type { CompleteAction } from '../declare/completeActions';
import type { Row } from '../declare/resource';
import { createStore, type Store } from '../store/createStore';
import type { BulkJob } from './createBulkJob';

/** What is done to several records: the deletion, or an action of a row. */
export type Operation = 'delete' | CompleteAction;

/** Calls for several records that were begun. */
export interface BegunJob extends BulkJob {
  readonly operation: Operation;
}

/** The records that are selected in a list. react-admin knows their ids only while the session lasts. */
export interface Selection {
  /** The chosen records of which the list is, as text: those of others are another list. */
  readonly chosen: string;
  ids: readonly Identifier[];
  /** What is known of records that were selected, also of those on other pages, by id. */
  readonly rows: Map<string, Row>;
  /** The record from which a range begins. */
  anchor: string | undefined;
  /** Calls that may have arrived, by operation and id; true if they must not be sent again without a question. */
  readonly unsure: Map<string, boolean>;
  /** Why a call failed, by the id of its record. */
  readonly failures: Store<ReadonlyMap<string, string>>;
  readonly job: Store<BegunJob | undefined>;
}

export function createSelection(chosen: string): Selection {
  return {
    chosen,
    ids: [],
    rows: new Map(),
    anchor: undefined,
    unsure: new Map(),
    failures: createStore<ReadonlyMap<string, string>>(new Map()),
    job: createStore<BegunJob | undefined>(undefined),
  };
}

/** The key of one record's call in `unsure`. */
export const callKey = (operation: Operation, id: unknown): string =>
  `${operation === 'delete' ? '' : operation.label}/${id}`;
