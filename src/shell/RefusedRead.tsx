import { useState } from 'react';
import type { RefusedCall } from '../provider/session';
import { forgetPlace } from './keepPlace';

interface RefusedReadProps {
  readonly refused: RefusedCall;
}

/** Said when what a screen has to read is refused again right after a sign-in, with a way past that screen. */
export function RefusedRead({ refused: { method, path, status } }: RefusedReadProps) {
  const [isPast, setPast] = useState(false);
  const goPast = () => {
    forgetPlace();
    setPast(true);
    document.getElementById('username')?.focus();
  };
  return (
    <div className="note warn">
      <i className="i i-alert" aria-hidden="true" />
      <div className="t" role="alert">
        {isPast
          ? 'Signing in leads to the dashboard now.'
          : `The site refused the same call again: ${method} ${path}, ${status}. Signing in leads back to its screen.`}
      </div>
      {!isPast && (
        <button type="button" className="b s" onClick={goPast}>
          To the dashboard instead
        </button>
      )}
    </div>
  );
}
