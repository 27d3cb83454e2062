import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The button that does what the dialog is for, and what Enter in a field does; none in a dialog that only shows. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Further buttons at the foot. */
  readonly extra?: ReactNode;
  readonly wide?: boolean;
};

/** A native modal dialog. It may stand inside the form of the page: its fields are no part of that. */
export function Dialog({ title, onClose, children, action, extra, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !action || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    action.run();
  };
  return (
    <dialog
      ref={ref}
      className={wide ? 'rt-dlg w' : 'rt-dlg'}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="in-b">{children}</div>
      <div className="df">
        {extra}
        <button type="button" className="b" onClick={onClose}>
          {action ? 'Cancel' : 'Close'}
        </button>
        {action && (
          <button type="button" className="b p" onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
    </dialog>
  );
}
