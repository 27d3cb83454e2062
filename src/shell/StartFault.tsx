import type { ReactNode } from 'react';

interface StartFaultProps {
  readonly heading: string;
  /** What is wrong. */
  readonly children: ReactNode;
  /** What to do about it. */
  readonly hint: string;
}

/** Stands in place of the console when it cannot start. */
export function StartFault({ heading, children, hint }: StartFaultProps) {
  return (
    <div className="login">
      <main>
        <h1>{heading}</h1>
        <div className="note bad" role="alert">
          <i className="i i-alert" aria-hidden="true" />
          <div className="t">{children}</div>
        </div>
        <p className="hint">{hint}</p>
        <p className="hint">
          <button type="button" className="b p" onClick={() => location.reload()}>
            Try again
          </button>
        </p>
      </main>
    </div>
  );
}
