import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** Stands in place of the frame when that itself broke. */
export function FrameFault() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div className="login">
      <main>
        <div className="note bad" role="alert">
          <i className="i i-alert" aria-hidden="true" />
          <div className="t">The console ran into a fault of its own. Nothing was sent to the site by this.</div>
        </div>
        <p className="hint">
          <button type="button" className="b p" onClick={() => location.reload()}>
            Load it again
          </button>
        </p>
      </main>
    </div>
  );
}
