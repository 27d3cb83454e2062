import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatTime } from '../kinds/dateTime/formatTime';
import type { LoggedFailure } from '../provider/failureLog';
import { reasonOf } from '../provider/reasonOf';
import { useConsole } from '../views/ConsoleContext';
import { CopyButton } from '../views/CopyButton';

function statusOf({ error }: LoggedFailure): string {
  return error.status === undefined ? error.reason : String(error.status);
}

function Failure({ failure }: { readonly failure: LoggedFailure }) {
  const { at, error } = failure;
  const { method, path } = error.call;
  const text = `${new Date(at).toISOString()} ${method} ${path} ${statusOf(failure)} ${reasonOf(error)}`;
  return (
    <li className="fail">
      <div className="row">
        <b className="grow">{reasonOf(error)}</b>
        <span className="small muted">{formatTime(at)}</span>
      </div>
      <p className="mono">
        {method} {path} <span className="chip bad plain">{statusOf(failure)}</span>
      </p>
      <CopyButton label="Copy" text={text} />
    </li>
  );
}

/** The failed calls since the page was loaded, until they are cleared. */
function FailuresPanel({
  failures,
  onClose,
}: {
  readonly failures: readonly LoggedFailure[];
  readonly onClose: () => void;
}) {
  const { failures: log } = useConsole();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div
      className="panel"
      role="dialog"
      aria-label="Failures"
      // A press on its words keeps the focus in it, and so Esc.
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="dh">
        <h2 className="grow">Failures</h2>
        <button type="button" className="b q s" onClick={log.clear}>
          Clear
        </button>
        <button type="button" ref={close} className="icon" aria-label="Close" onClick={onClose}>
          <i className="i i-close" aria-hidden="true" />
        </button>
      </div>
      <ul className="in-b" aria-label="Failed calls">
        {failures.map((failure) => (
          <Failure key={failure.key} failure={failure} />
        ))}
        {failures.length === 0 && <li className="fail muted">No failed calls.</li>}
      </ul>
    </div>
  );
}

/** The bar's button for the failed calls, and their panel. */
export function Failures() {
  const { failures: log } = useConsole();
  const failures = useSyncExternalStore(log.subscribe, log.all);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="icon"
        aria-label={`Failures: ${failures.length}`}
        title="Failures"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <i className="i i-alert" aria-hidden="true" />
        {failures.length > 0 && <span className="pip">{failures.length}</span>}
      </button>
      {open && <FailuresPanel failures={failures} onClose={close} />}
    </>
  );
}
