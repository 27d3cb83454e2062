import type { Notes } from './text/notes';

/** What is kept as stored and what was taken out, above the editor. */
export function NoteBars({ notes, onShow }: { readonly notes: Notes; readonly onShow: () => void }) {
  const { islands, removed } = notes;
  return (
    <>
      {islands > 0 && (
        <div className="note">
          <i className="i i-lock" aria-hidden="true" />
          <div className="t">
            {islands === 1 ? '1 part of this text is' : `${islands} parts of this text are`} kept exactly as stored,
            because the editor cannot draw {islands === 1 ? 'it. Use ' : 'them. Use '}
            <strong>Edit HTML</strong> on {islands === 1 ? 'it to change it.' : 'one to change it.'}
          </div>
          <button type="button" className="b q s" onClick={onShow}>
            Show it
          </button>
        </div>
      )}
      {removed.length > 0 && (
        <div className="note warn">
          <i className="i i-warn" aria-hidden="true" />
          <div className="t">
            Not allowed in a text, and left out of it as soon as you change anything here: {removed.join(', ')}.
          </div>
        </div>
      )}
    </>
  );
}
