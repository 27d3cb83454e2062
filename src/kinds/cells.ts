import type { ReactNode } from 'react';
import type { Field, Kind, Value } from '../declare';
import { dateTimeCell } from './dateTime/dateTimeCell';
import { fileLinkCell } from './fileLink/fileLinkCell';
import { flagCell } from './flag/flagCell';
import { imageCell } from './image/imageCell';
import type { CellPlace, KindCell, Width } from './KindCell';
import { longTextCell } from './longText/longTextCell';
import { referenceCell } from './reference/referenceCell';
import { richTextCell } from './richText/richTextCell';
import { secretCell } from './secret/secretCell';
import { textCell } from './text/textCell';

const cells = {
  text: textCell,
  longText: longTextCell,
  richText: richTextCell,
  reference: referenceCell,
  image: imageCell,
  dateTime: dateTimeCell,
  flag: flagCell,
  fileLink: fileLinkCell,
  secret: secretCell,
} satisfies { readonly [K in Kind]: KindCell<Extract<Field, { kind: K }>> };

/** How a field looks in lists, its kind looked up once. */
export interface FieldCell {
  readonly width: Width;
  readonly className: string;
  draw(value: Value, place: CellPlace): ReactNode;
}

/** The cell of a field. */
export function cellOf(field: Field): FieldCell {
  // The table above pairs each kind with its own cell, which the compiler forgets on looking one up.
  const kind = cells[field.kind] as KindCell<Field>;
  return {
    width: kind.width(field),
    className: kind.className?.(field) ?? '',
    draw: (value, place) => kind.cell(value, field, place),
  };
}
