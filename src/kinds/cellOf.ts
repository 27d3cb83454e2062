import { createElement, type ReactNode } from 'react';
import type { Field } from '../declare/field';
import type { CellContext } from '../declare/kind';
import { Slot } from '../lazy/Slot';

/** How a field is shown in lists, whose value is under `source` in the record. */
export function cellOf(field: Field, source: string) {
  const { kind, label } = field;
  const load = kind.cellComponent?.(field);
  const component = load && createElement(Slot<{ source: string; label: string }>, { load, props: { source, label } });
  return {
    width: kind.width?.(field) ?? 'text',
    render: (value: unknown, context: CellContext): ReactNode => component ?? kind.cell?.(value, field, context),
  };
}
