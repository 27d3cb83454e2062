import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. Elements other than a span take the class of the module. */
export function VisuallyHidden(props: { readonly role?: 'status'; readonly children?: ReactNode }) {
  return <span className={styles.visuallyHidden} {...props} />;
}
