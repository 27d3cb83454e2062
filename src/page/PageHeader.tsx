import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { OfflineNotice } from './OfflineNotice';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly heading: string;
  /** The list this screen belongs to, for the window's title: forms of two lists may have the same heading. */
  readonly within?: string;
  readonly crumb?: ReactNode;
  /** The one solid button of the screen; on a phone it stays under the thumb. */
  readonly mainAction?: ReactNode;
  readonly children?: ReactNode;
}

/** The header of a screen: names window and page, and takes the focus when the screen was opened from another one. */
export function PageHeader({ heading, within, crumb, mainAction, children }: PageHeaderProps) {
  const { config, moveFocus } = useConsole();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = [heading, within, config.title].filter(Boolean).join(' · ');
  }, [heading, within, config.title]);
  // Where the page itself scrolls, a screen would begin as far down as the one before it was.
  useLayoutEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    if (moveFocus.current) ref.current?.focus({ preventScroll: true });
    return () => {
      moveFocus.current = true;
    };
  }, [moveFocus]);
  const headline = (
    <h1 ref={ref} tabIndex={-1} className={crumb ? undefined : styles.titles}>
      {heading}
    </h1>
  );
  return (
    <>
      <OfflineNotice />
      <div className={styles.header}>
        {crumb ? (
          <div className={styles.titles}>
            <span className={styles.crumb}>{crumb}</span>
            {headline}
          </div>
        ) : (
          headline
        )}
        {children}
        {mainAction && (
          <div className={styles.mainAction} data-screen-only>
            {mainAction}
          </div>
        )}
      </div>
    </>
  );
}
