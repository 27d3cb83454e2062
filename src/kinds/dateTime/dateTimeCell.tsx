import type { DateTimeField } from '../../declare';
import { dash, isBlank, textOf } from '../blank';
import type { KindCell } from '../KindCell';
import { formatDate } from './formatDate';

/** A moment, day to minute. */
export const dateTimeCell: KindCell<DateTimeField> = {
  width: () => 'date',
  className: () => 'wide-s when',
  cell: (value) => (isBlank(value) ? dash : formatDate(typeof value === 'number' ? value : textOf(value))),
};
