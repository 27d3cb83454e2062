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
  /** Every row is to be drawn, also of a long list. */
  readonly showAll: boolean;
  readonly onRemove: (row: Row) => void;
}

/**
 * Keys of the rows that are drawn, of which the first is number `first` of all: the id, or the number of one whose id is
 * missing or was there before. A key twice would leave its row behind on the next page.
 */
export function rowKeys(rows: readonly Row[], first = 0): readonly string[] {
  const taken = new Set<string>();
  return rows.map(({ id }, index) => {
    const own = id === undefined || id === null ? undefined : String(id);
    const key = own === undefined || taken.has(own) ? `row-${first + index}` : own;
    taken.add(key);
    return key;
  });
}
