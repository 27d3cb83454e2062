import { defineKind } from '../../declare/defineKind';
import type { ComponentModule } from '../../declare/slots';
import { partOf } from '../../lazy/lazyPart';

type FieldComponent = ComponentModule<{ source: string; label: string }>;

export interface CustomOptions {
  /** Edits the value: an input of react-admin, or any that uses its `useInput`. */
  readonly input: FieldComponent;
  /** Shows the value in lists: a field of react-admin, or any that uses its `useRecordContext`. */
  readonly cell: FieldComponent;
}

/** A field with an input and a cell of one's own, which are loaded when they are first shown. */
export const custom = /* @__PURE__ */ defineKind<CustomOptions>({
  name: 'custom',
  input: () => import('./CustomInput'),
  preload: ({ input }) => void partOf(input).preload(),
  cellComponent: ({ cell }) => cell,
});
