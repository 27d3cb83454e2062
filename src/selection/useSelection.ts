import { useEffect, useMemo, useRef } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import type { CompleteResource } from '../declare/complete';
import type { Row } from '../declare/resource';
import type { ReadResult } from '../list/createPageReader';
import type { ListState } from '../list/useListState';
import type { ListMeta } from '../provider/dataProvider';
import { keptSelection } from './keptSelection';
import { createSelection, type Selection } from './Selection';
import { selectedSet } from './selectedSet';

/** Whether the rows of a list are all that there are: not while its pages are being read. */
export function isComplete({ list: declared }: CompleteResource, { address, query }: ListState): boolean {
  if (!query.data || query.isPlaceholderData) return false;
  const meta = query.data.meta as (ListMeta & { readonly result?: ReadResult }) | undefined;
  return !declared?.paged || (address.all && meta?.result !== undefined);
}

/** The selection of a list: the one that was kept if it is of the same list, or else a new one. */
function useKept(resource: CompleteResource, list: ListState): Selection {
  const shared = useConsole();
  const chosen = JSON.stringify(list.address.chosen);
  return useMemo(() => {
    const known = keptSelection.of(shared, resource);
    if (known?.chosen === chosen) return known;
    const made = createSelection(chosen);
    keptSelection.keep(shared, resource.name, made);
    return made;
  }, [shared, resource, chosen]);
}

/**
 * What is selected, by react-admin's ids, with the records themselves. Records that are gone, or are about to be deleted, are
 * not selected any more.
 */
export function useSelection(resource: CompleteResource, list: ListState, hiddenIds: ReadonlySet<string>) {
  const selection = useKept(resource, list);
  const { selectedIds, onSelect } = useListContext();
  const { among } = list;
  useEffect(() => {
    // The ids that were kept when a session ended; none in a new selection.
    onSelect([...selection.ids]);
  }, [selection, onSelect]);
  const seen = useRef(selectedIds);
  useEffect(() => {
    if (seen.current === selectedIds) return;
    seen.current = selectedIds;
    selection.ids = selectedIds;
  }, [selection, selectedIds]);
  const isWhole = isComplete(resource, list);
  useEffect(() => {
    const known = isWhole && among ? new Set(among.map(({ id }) => String(id))) : undefined;
    const isThere = (id: Identifier) => !hiddenIds.has(String(id)) && (known?.has(String(id)) ?? true);
    const left = selectedIds.filter(isThere);
    if (left.length < selectedIds.length) onSelect(left);
  }, [selectedIds, among, hiddenIds, isWhole, onSelect]);
  const rows = useMemo(() => {
    const ids = selectedSet(selectedIds);
    for (const row of among ?? []) if (ids.has(String(row.id))) selection.rows.set(String(row.id), row);
    return selectedIds.map((id): Row => selection.rows.get(String(id)) ?? { id });
  }, [selection, selectedIds, among]);
  return { selection, rows, select: onSelect };
}
