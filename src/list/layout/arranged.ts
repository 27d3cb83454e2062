import type { Preferences } from '../../console/preferences';

/** How an administrator wants to see a list. */
export interface ListLayout {
  /** Columns in their order, others follow. The width is in px: without one it is left to the content, and 0 hides the column. */
  readonly columns?: readonly (readonly [key: string, width?: number | undefined])[];
  readonly density?: Preferences['density'] | undefined;
}

/** Reads the JSON of a layout, which may come from someone else's link; nothing of one that cannot be read. */
export function layoutFrom(json: string | undefined): ListLayout {
  try {
    return JSON.parse(json ?? '') ?? {};
  } catch {
    return {};
  }
}

/** All columns in the order and with the widths of a layout, hidden ones with a width of 0. */
export function placed<C extends { readonly key: string }>(columns: readonly C[], json: string | undefined) {
  let sizes: ReadonlyMap<string, number | undefined> = new Map();
  try {
    sizes = new Map(layoutFrom(json).columns as readonly (readonly [string, number | undefined])[]);
  } catch {
    // The columns are not a list of pairs, so no column has a place or width.
  }
  const keys = [...sizes.keys()];
  const place = ({ key }: C) => (sizes.has(key) ? keys.indexOf(key) : keys.length);
  const inOrder = [...columns].sort((one, other) => place(one) - place(other));
  return inOrder.map((column) => ({ ...column, size: sizes.get(column.key) ?? undefined }));
}

/** The columns to show; all of them if a layout would leave none. */
export function arranged<C extends { readonly key: string; readonly size?: number | undefined }>(
  columns: readonly C[],
  json: string | undefined,
): readonly C[] {
  const shown = json ? placed(columns, json).filter(({ size }) => size !== 0) : columns;
  return shown.length > 0 ? shown : columns;
}
