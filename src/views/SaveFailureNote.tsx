import { useState } from 'react';
import { Dialog } from './Dialog';
import type { SaveFailure } from './useSave';

interface SaveFailureNoteProps {
  readonly failure: SaveFailure;
  readonly onRetry: () => void;
}

/** Says, once, that a save failed, and offers to repeat it; where that could save twice, it asks first. */
export function SaveFailureNote({ failure: { text, askFirst }, onRetry }: SaveFailureNoteProps) {
  const [asking, setAsking] = useState(false);
  const again = () => {
    setAsking(false);
    onRetry();
  };
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={() => setAsking(false)}>
        Cancel
      </button>
      <button type="button" className="b p" onClick={again}>
        Send again
      </button>
    </>
  );
  return (
    <div className="note bad">
      <i className="i i-alert" aria-hidden="true" />
      <div className="t" role="alert">
        {text}
      </div>
      <button type="button" className="b q s" onClick={() => (askFirst ? setAsking(true) : onRetry())}>
        Retry
      </button>
      {asking && (
        <Dialog title="Send it again?" onCancel={() => setAsking(false)} actions={actions}>
          <p>The first attempt may have arrived. Look at the list first: sent again, it could be there twice.</p>
        </Dialog>
      )}
    </div>
  );
}
