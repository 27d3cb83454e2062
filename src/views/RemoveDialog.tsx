import { useEffect } from 'react';
import { Dialog } from './Dialog';

interface RemoveDialogProps {
  readonly question: string;
  /** What is to go, in its own words. */
  readonly thing: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Esc does nothing: asked twice, the browser would close the dialog whatever the page says. */
function useNoEscape(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const hold = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    addEventListener('keydown', hold, true);
    return () => removeEventListener('keydown', hold, true);
  }, [isHeld]);
}

/** Asks before a deletion; while that is on its way there is nothing to cancel. */
export function RemoveDialog({ question, thing, busy, onCancel, onConfirm }: RemoveDialogProps) {
  useNoEscape(busy);
  const cancel = () => !busy && onCancel();
  const actions = (
    <>
      <button type="button" className="b" data-focus aria-disabled={busy} onClick={cancel}>
        Cancel
      </button>
      <button type="button" className="b d" aria-busy={busy} onClick={onConfirm}>
        {busy ? 'Deleting…' : 'Delete'}
      </button>
    </>
  );
  return (
    <Dialog
      title={question}
      asks={
        <>
          {thing && <p className="quote">{thing}</p>}
          <p className="muted">It goes from the site at once and cannot be brought back.</p>
        </>
      }
      onCancel={cancel}
      actions={actions}
    />
  );
}
