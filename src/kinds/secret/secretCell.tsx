import type { SecretField } from '../../declare';
import { dash, isBlank, textOf } from '../blank';
import type { KindCell } from '../KindCell';

/** A password or code. While masked its value is nowhere in the page. */
export const secretCell: KindCell<SecretField> = {
  width: () => 'short',
  cell: (value, _, { revealed }) => {
    if (isBlank(value)) return dash;
    if (revealed) return <span className="mono">{textOf(value)}</span>;
    return (
      <span className="mask" role="img" aria-label="Hidden">
        ••••••
      </span>
    );
  },
};
