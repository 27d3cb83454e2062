import { styled } from '@mui/material/styles';
import type { Field } from '../declare/field';
import { isBlank } from '../declare/isBlank';
import type { CellContext } from '../declare/kind';
import { Slot } from '../lazy/Slot';
import { cellOf } from './cellOf';

/** A picture fills the box that it is in. */
const PictureBox = styled('div')({ position: 'relative', width: 320, maxWidth: '100%', height: 200 });

interface FieldDetailProps {
  readonly source: string;
  readonly field: Field;
  readonly value: unknown;
  readonly context: CellContext;
}

/** A value in full. */
export function FieldDetail({ source, field, value, context }: FieldDetailProps) {
  const { kind } = field;
  if (!isBlank(value)) {
    if (kind.detail) return <Slot load={kind.detail} props={{ value, field, context }} />;
    const picture = kind.picture?.(value, field, context);
    if (picture) return <PictureBox>{picture}</PictureBox>;
  }
  return cellOf(field, source).render(value, context);
}
