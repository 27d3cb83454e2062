import type { ReactNode } from 'react';
import type { Field, Value } from '../declare';
import type { Config } from '../provider/config';

/** Names a least width in the look; skeleton and data so agree. */
export type Width =
  | 'id'
  | 'name'
  | 'mail'
  | 'phone'
  | 'date'
  | 'day'
  | 'longText'
  | 'text'
  | 'code'
  | 'short'
  | 'status'
  | 'image'
  | 'link';

/** What a cell may need beside its own value. */
export interface CellPlace {
  readonly config: Config;
  /** Whether secrets may be in the page now. */
  readonly revealed: boolean;
  /** The name of the record that a reference means, where it is known. */
  titleOf(resource: string, id: Value): string | undefined;
}

/** How a kind looks in lists. `cell` is a plain function: a list calls it thousands of times. */
export interface KindCell<F extends Field> {
  width(field: F): Width;
  /** Classes of the table cell. */
  className?(field: F): string;
  cell(value: Value, field: F, place: CellPlace): ReactNode;
}
