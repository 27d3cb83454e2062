import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainPage.module.css';
import { translate } from './translate';

// What is drawn without MUI: the login page does not load it, and where the console cannot start it may be why.

/** Material Icons, outlined. */
const shapes = {
  copy: 'M16 1H4c-1.1 0-2 .9-2 2v14h2V3h12zm3 4H8c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h11c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2m0 16H8V7h11z',
  error:
    'M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8',
  lock: 'M18 8h-1V6c0-2.76-2.24-5-5-5S7 3.24 7 6v2H6c-1.1 0-2 .9-2 2v10c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V10c0-1.1-.9-2-2-2M9 6c0-1.66 1.34-3 3-3s3 1.34 3 3v2H9zm9 14H6V10h12zm-6-3c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2',
} as const;

/** A page without the frame, in the middle of the window: login, or why the console cannot start. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.plainPage}>
      <main>{children}</main>
    </div>
  );
}

export function PlainIcon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** Solid is the one button that matters; the others are outlined. */
export function PlainButton({ solid = false, ...rest }: ComponentProps<'button'> & { readonly solid?: boolean }) {
  return <button type="button" className={solid ? styles.solid : styles.outlined} {...rest} />;
}

interface PlainNoteProps {
  readonly tone?: 'info' | 'warning' | 'error';
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function PlainNote({ tone = 'info', action, children }: PlainNoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <PlainIcon name={tone === 'info' ? 'lock' : 'error'} />
      <div className={styles.text} role={tone === 'info' ? 'status' : 'alert'}>
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface PlainErrorProps {
  readonly problem: 'noStorage' | 'unreachable' | 'config' | 'notLoaded' | 'layout';
  readonly details?: readonly string[];
  /** By default the page is loaded again. */
  readonly onRetry?: () => void;
}

/** Stands in place of the console when it cannot start or its frame failed. */
export function PlainError({ problem, details = [], onRetry = () => location.reload() }: PlainErrorProps) {
  const text = (key: string) => translate(`console.session.${problem}.${key}`, { _: '' });
  const [heading, hint] = [text('heading'), text('hint')];
  return (
    <PlainPage>
      {heading && <h1>{heading}</h1>}
      <PlainNote tone="error">
        {text('text')}
        {details.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </PlainNote>
      {hint && <p>{hint}</p>}
      <PlainButton solid onClick={onRetry}>
        {translate('console.session.retry')}
      </PlainButton>
    </PlainPage>
  );
}
