interface SaveFailureNoteProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says, once, that a save failed, and offers to repeat it. */
export function SaveFailureNote({ text, onRetry }: SaveFailureNoteProps) {
  return (
    <div className="note bad">
      <i className="i i-alert" aria-hidden="true" />
      <div className="t" role="alert">
        {text}
      </div>
      <button type="button" className="b q s" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
