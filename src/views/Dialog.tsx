import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  /** Of a question, the question itself. */
  readonly title: string;
  readonly onCancel: () => void;
  /** What is to be heard of a question before it is answered. With it the dialog is an alert; without, it is there to be read. */
  readonly asks?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons; the harmless one with `data-focus`. */
  readonly actions: ReactNode;
  readonly wide?: boolean;
}

/** A question in the page, or something to read: the browser's own modal dialog, which keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({ title, onCancel, asks, children, actions, wide = false }: DialogProps) {
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
  const alert = asks === undefined ? {} : ({ role: 'alertdialog', 'aria-describedby': `${id}-text` } as const);
  return (
    <dialog ref={ref} className={wide ? 'dlg w' : 'dlg'} aria-labelledby={`${id}-title`} {...alert} onCancel={cancel}>
      <div className="dh">
        <h1 id={`${id}-title`}>{title}</h1>
      </div>
      <div className="in-b">
        {asks !== undefined && (
          <div className="asks" id={`${id}-text`}>
            {asks}
          </div>
        )}
        {children}
      </div>
      <div className="df">{actions}</div>
    </dialog>
  );
}
