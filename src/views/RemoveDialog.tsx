import { Dialog } from './Dialog';

interface RemoveDialogProps {
  readonly question: string;
  /** What is to go, in its own words. */
  readonly thing: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a deletion. */
export function RemoveDialog({ question, thing, busy, onCancel, onConfirm }: RemoveDialogProps) {
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className="b d" aria-busy={busy} onClick={onConfirm}>
        {busy ? 'Deleting…' : 'Delete'}
      </button>
    </>
  );
  return (
    <Dialog title={question} onCancel={onCancel} actions={actions}>
      {thing && <p className="quote">{thing}</p>}
      <p className="muted">It goes from the site at once and cannot be brought back.</p>
    </Dialog>
  );
}
