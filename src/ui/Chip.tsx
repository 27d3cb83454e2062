import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export type ChipTone = 'on' | 'off' | 'error';

/** A status in a word; its colour never stands alone. `on` has a dot, `off` a hollow one. */
export function Chip({ tone, children }: { readonly tone: ChipTone; readonly children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
