import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CompleteResource } from '../../declare/complete';
import { type Column, columnsOf } from '../columns';
import { withParams } from '../useListAddress';
import { type ListLayout, layoutFrom, placed } from './arranged';
import { keepLayout } from './keepLayout';
import { layoutParam } from './storedLayouts';

/** A column as it can be chosen: its width in px, undefined by its content, 0 hidden. */
export interface ColumnChoice extends Pick<Column, 'key' | 'label'> {
  readonly size?: number | undefined;
}

/** Reads and changes the columns and density of a list: those of this browser or, if a link has brought some, of the address. */
export function useColumnChoice(resource: CompleteResource, json: string | undefined) {
  const [search, setSearch] = useSearchParams();
  const [isKept, setKept] = useState(true);
  const isLinked = search.has(layoutParam);
  const { density } = layoutFrom(json);
  const inOrder: readonly ColumnChoice[] = placed(columnsOf(resource), json);
  const isNoneShown = inOrder.every(({ size }) => size === 0);
  const columns = isNoneShown ? inOrder.map((column) => ({ ...column, size: undefined })) : inOrder;
  const set = (layout: ListLayout | undefined) => {
    const next = layout && JSON.stringify(layout);
    if (isLinked) setSearch(withParams({ [layoutParam]: next }), { replace: true, flushSync: true });
    else setKept(keepLayout(resource.name, next));
  };
  const layoutOf = (next: readonly ColumnChoice[], nextDensity = density): ListLayout => ({
    columns: next.map(({ key, size }) => (size === undefined ? [key] : [key, size])),
    density: nextDensity,
  });
  const change = (...next: Parameters<typeof layoutOf>) => set(layoutOf(...next));
  return {
    columns,
    /** What is shown now, as JSON. */
    json: JSON.stringify(layoutOf(columns)),
    density,
    isLinked,
    /** The browser keeps what was chosen. */
    isKept,
    resize: (key: string, size: number | undefined) =>
      change(columns.map((column) => (column.key === key ? { ...column, size } : column))),
    /** Moves a column to a place, counted from 0. */
    move: (key: string, place: number) => {
      const others = columns.filter((column) => column.key !== key);
      const moved = columns.filter((column) => column.key === key);
      change([...others.slice(0, place), ...moved, ...others.slice(place)]);
    },
    setDensity: (next: ListLayout['density']) => change(columns, next),
    reset: () => set(undefined),
  };
}
