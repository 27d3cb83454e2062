import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  /** The title is the question itself. */
  readonly title: string;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
  /** The buttons; the harmless one with `data-focus`. */
  readonly actions: ReactNode;
  readonly wide?: boolean;
}

/** A question in the page: the browser's own modal dialog, which keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({ title, onCancel, children, actions, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
    // Closed before it goes, so that the browser gives the focus back to what had it.
    return () => dialog.close();
  }, []);
  const cancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <dialog
      ref={ref}
      className={wide ? 'dlg w' : 'dlg'}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={cancel}
    >
      <div className="dh">
        <h1 id={`${id}-title`}>{title}</h1>
      </div>
      <div className="in-b" id={`${id}-text`}>
        {children}
      </div>
      <div className="df">{actions}</div>
    </dialog>
  );
}
