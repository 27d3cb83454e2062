import type { ReferenceField } from '../../declare';
import { dash, isBlank, textOf } from '../blank';
import type { KindCell } from '../KindCell';

/** The name of the record meant, or its bare id. */
export const referenceCell: KindCell<ReferenceField> = {
  width: ({ bare }) => (bare ? 'short' : 'text'),
  cell: (value, { to, bare }, { titleOf }) => {
    if (isBlank(value)) return dash;
    return bare ? textOf(value) : (titleOf(to, value) ?? textOf(value));
  },
};
