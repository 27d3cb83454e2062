import type { FlagField } from '../../declare';
import type { KindCell } from '../KindCell';

/** One of two words; a blank is not on. */
export const flagCell: KindCell<FlagField> = {
  width: ({ chip }) => (chip ? 'status' : 'short'),
  cell: (value, { on, yes, no, chip }) => {
    const word = value === on ? yes : no;
    return chip ? <span className={value === on ? 'chip ok' : 'chip off'}>{word}</span> : word;
  },
};
