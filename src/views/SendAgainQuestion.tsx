import { Dialog } from './Dialog';

/** Asked before something is sent again that may have arrived the first time, by whichever button. */
export function SendAgainQuestion({ onAnswer }: { readonly onAnswer: (yes: boolean) => void }) {
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={() => onAnswer(false)}>
        Cancel
      </button>
      <button type="button" className="b p" onClick={() => onAnswer(true)}>
        Send again
      </button>
    </>
  );
  return (
    <Dialog title="Send it again?" onCancel={() => onAnswer(false)} actions={actions}>
      <p>The first attempt may have arrived. Look at the list first: sent again, it could be there twice.</p>
    </Dialog>
  );
}
