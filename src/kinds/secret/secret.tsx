import { defineKind } from '../../declare/defineKind';
import { isBlank } from '../../declare/isBlank';
import { dash, textOf } from '../cellText';
import styles from './secret.module.css';

/** A password or code: masked, and nowhere in the page, until the administrator asks for it. */
export const secret = /* @__PURE__ */ defineKind({
  name: 'secret',
  masked: true,
  nameless: true,
  width: () => 'short',
  exportValue: textOf,
  cell: (value, _, { revealed, translate }) => {
    if (isBlank(value)) return dash;
    if (revealed) return <code className={styles.revealed}>{textOf(value)}</code>;
    return (
      <span className={styles.masked} role="img" aria-label={translate('console.kinds.hidden')}>
        ••••••
      </span>
    );
  },
});
