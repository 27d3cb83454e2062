import type { CompleteResource, Row } from '../declare';
import type { CellPlace } from '../kinds/KindCell';
import type { Column } from './columns';

/** What the three bodies of a list (table, cards, grid) are given. */
export interface ListBodyProps {
  readonly resource: CompleteResource;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly place: CellPlace;
  /** Rows of the former page, while those asked for are on their way. */
  readonly isOld: boolean;
  /** Id of the row to tint. */
  readonly edited: string | undefined;
  readonly onRemove: (row: Row) => void;
}

/** A row's key: its id, or its place where the site gave none. */
export function rowKey(row: Row, index: number): string {
  return row.id === undefined || row.id === null ? `row-${index}` : String(row.id);
}
