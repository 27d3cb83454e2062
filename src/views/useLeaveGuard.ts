import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  readonly blocker: Blocker;
  /** From now on leaving is not asked about: the form was saved, or the administrator has answered. */
  allow(): void;
}

/** Asks before a form with unsaved work is left: in the page for the console's own links, by the browser for all others. */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const allowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !allowed.current && currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!allowed.current && isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    blocker,
    allow: () => {
      allowed.current = true;
    },
  };
}
