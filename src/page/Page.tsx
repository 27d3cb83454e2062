import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  /** The whole page scrolls; otherwise only a part of it does, such as the rows of a list. */
  readonly scrolls?: boolean;
  readonly busy?: boolean;
  /** Where it is another than that of the whole console. */
  readonly density?: string | undefined;
  readonly children?: ReactNode;
}

/** The sheet of a screen: its landmark, and where the skip link leads. */
export function Page({ scrolls = false, busy = false, density, children }: PageProps) {
  return (
    <main
      className={scrolls ? `${styles.page} ${styles.scrolls}` : styles.page}
      id="page"
      tabIndex={-1}
      aria-busy={busy || undefined}
      data-density={density}
    >
      {children}
    </main>
  );
}
