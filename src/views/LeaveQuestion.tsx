import type { Blocker } from 'react-router-dom';
import { Dialog } from './Dialog';

/** The one question when a form with unsaved work is left. What was typed is kept as a draft either way. */
export function LeaveQuestion({ blocker }: { readonly blocker: Blocker }) {
  if (blocker.state !== 'blocked') return null;
  const actions = (
    <>
      <button type="button" className="b" data-focus onClick={() => blocker.reset()}>
        Stay
      </button>
      <button type="button" className="b p" onClick={() => blocker.proceed()}>
        Leave
      </button>
    </>
  );
  return (
    <Dialog title="Leave without saving?" onCancel={() => blocker.reset()} actions={actions}>
      <p>What you typed is kept as a draft in this browser and offered when this form is opened again.</p>
    </Dialog>
  );
}
