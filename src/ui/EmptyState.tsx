import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** It came instead of what was asked for, so it is announced. */
  readonly isError?: boolean;
  readonly children?: ReactNode;
  /** Buttons and links that lead on. */
  readonly actions?: ReactNode;
}

/** Stands in place of content that is not there: none yet, not found, or not loaded. */
export function EmptyState({ icon, title, isError = false, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <span className={styles.icon}>{icon}</span>
      <div role={isError ? 'alert' : undefined}>
        <strong>{title}</strong>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
