import type { ReactNode } from 'react';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly optional: boolean;
  /** Why the value is refused. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Attributes that tie a control to its frame. */
export function describedBy(id: string, error: string | undefined) {
  return { 'aria-invalid': error !== undefined, 'aria-describedby': error === undefined ? undefined : `${id}-why` };
}

/** Label above, control, and beside it why it is refused. */
export function FieldFrame({ id, label, optional, error, children }: FieldFrameProps) {
  return (
    <div className={error === undefined ? 'f' : 'f bad'}>
      <label className="l" htmlFor={id}>
        {label}
        {optional && <span>optional</span>}
      </label>
      {children}
      {error !== undefined && (
        <p className="msg" id={`${id}-why`}>
          <i className="i i-alert" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
