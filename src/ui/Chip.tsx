import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A status in a word; its colour never stands alone. `off` has a hollow dot, `error` has none. */
export function Chip({ tone, children }: { readonly tone: 'on' | 'off' | 'error'; readonly children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
