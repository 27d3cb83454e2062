import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly fault?: string;
};

/** A labelled input of a dialog, with a hint or what is wrong with it below. */
export function Field({ label, hint, fault = '', ...input }: FieldProps) {
  const id = useId();
  const note = fault || hint;
  return (
    <div className={fault ? 'f bad' : 'f'}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        form=""
        className={input.type === 'file' ? undefined : 'in'}
        aria-invalid={fault ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={fault ? 'msg' : 'hint'} role={fault ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
