import type { Blocker } from 'react-router-dom';
import { Dialog } from './Dialog';

interface LeaveQuestionProps {
  readonly blocker: Blocker;
  /** A save is on its way. */
  readonly busy: boolean;
}

/** The one question when a form with unsaved work is left. What was typed is kept as a draft either way. */
export function LeaveQuestion({ blocker, busy }: LeaveQuestionProps) {
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
    <Dialog
      title="Leave without saving?"
      asks={
        <>
          {busy && <p>The save is still on its way; it goes on, and how it ended will be said.</p>}
          <p>What you typed is kept as a draft in this browser and offered when this form is opened again.</p>
        </>
      }
      onCancel={() => blocker.reset()}
      actions={actions}
    />
  );
}
