import { defineKind } from '../../declare/defineKind';
import type { ComponentModule } from '../../declare/slots';
import { partOf } from '../../lazy/lazyPart';

type CellComponent = ComponentModule<{ source: string; label: string }>;
type InputComponent = ComponentModule<{ source: string; label: string; helperText?: string }>;

export interface CustomOptions {
  /** Edits the value: an input of react-admin, or any that uses its `useInput`. Its `helperText` is the field's hint. */
  readonly input: InputComponent;
  /** Shows the value in lists: a field of react-admin, or any that uses its `useRecordContext`. */
  readonly cell: CellComponent;
}

/** A field with an input and a cell of one's own, which are loaded when they are first shown. */
export const custom = /* @__PURE__ */ defineKind<CustomOptions>({
  name: 'custom',
  input: () => import('./CustomInput'),
  preload: ({ input }) => void partOf(input).preload(),
  cellComponent: ({ cell }) => cell,
});
