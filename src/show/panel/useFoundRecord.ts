import { useMemo } from 'react';
import type { Row } from '../../declare/resource';
import type { Panel } from '../../list/panel/usePanel';
import type { ListState } from '../../list/useListState';

interface FoundRecord {
  /** Its row, if the list has it. */
  readonly row: Row | undefined;
  /** Its row is there, but does not match what the list is searched for. */
  readonly isLeftOut: boolean;
  /** The rows are still to come. */
  readonly isLoading: boolean;
  /** Counted from 0; -1 if it is none of the rows that are shown. */
  readonly index: number;
  readonly count: number;
  /** Lead to the row before and the one after it, also on another page; undefined where there is none. */
  readonly toPrevious: (() => void) | undefined;
  readonly toNext: (() => void) | undefined;
}

const hasId = ({ id }: Row) => id !== undefined && id !== null;
const idOf = ({ id }: Row) => String(id);

/** Finds the record of the panel among the rows of its list, as found, sorted and filtered. */
export function useFoundRecord({ rows, among, ...list }: ListState, { id, edge, show, turn }: Panel): FoundRecord {
  const { paging, isWhole, isFiltered, query } = list;
  const opening = useMemo(() => (rows ?? []).filter(hasId), [rows]);
  const index = edge ? -1 : opening.findIndex((row) => idOf(row) === id);
  const leftOut = index < 0 && !edge ? among?.find((row) => idOf(row) === id) : undefined;
  // A search in one page says nothing of other pages, so there is no turning to them.
  const turns = !isWhole && !isFiltered && !edge;
  const lead = (row: Row | undefined, to: (() => void) | undefined) =>
    index >= 0 ? (row ? () => show(idOf(row)) : to) : undefined;
  return {
    row: opening[index] ?? leftOut,
    isLeftOut: leftOut !== undefined,
    isLoading: edge !== undefined || (rows === undefined && !query.isError) || query.isPlaceholderData,
    index,
    count: opening.length,
    toPrevious: lead(opening[index - 1], turns && paging.page > 1 ? () => turn(paging.page - 1, 'last') : undefined),
    toNext: lead(opening[index + 1], turns && paging.hasNext ? () => turn(paging.page + 1, 'first') : undefined),
  };
}
